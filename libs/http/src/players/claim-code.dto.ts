import { ApiProperty } from '@nestjs/swagger';

export class ClaimCodeDto {
  @ApiProperty({ description: 'Handle of the player' })
  handle: string;

  @ApiProperty({ description: 'Shown only this once', example: 'K7QF-2M9X-00AB-ZZ3T' })
  code: string;
}
