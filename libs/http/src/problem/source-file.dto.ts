import { ApiProperty } from '@nestjs/swagger';

/** For each place in the OpenAPI document where one is told. */
export const SOURCE_FILE =
  'The file of another program that the document was translated from: nothing else of it is kept. Null where the document came as quadrant/1';

/** What is kept of a file of another program. */
export class SourceFileDto {
  @ApiProperty({ description: 'SHA-256 of the bytes of the file, in hex' })
  sha256: string;

  @ApiProperty({ example: 'csv-matches', description: 'Format that it was recognized as' })
  format: string;
}
