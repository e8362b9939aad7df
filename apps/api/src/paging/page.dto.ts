import { ApiProperty } from '@nestjs/swagger';

/** Every listing that has pages; the same address stands in the Link header. */
export class PageDto {
  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Cursor of the next page, to be sent back unchanged; null on the last one',
  })
  next: string | null;
}
