import { ApiProperty } from '@nestjs/swagger';

/** Who a row is about. */
export class PlayerIdentityDto {
  @ApiProperty()
  handle: string;

  @ApiProperty({ type: 'string', nullable: true })
  name: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'DE' })
  country: string | null;
}
