import { f } from '@quadrant/http';

/** Members of the OpenAPI document that hold a source file use this description. */
export const SOURCE_FILE =
  'The file of another program that the document was translated from: nothing else of it is kept. Null where the document came as quadrant/1';

export class SourceFileDto {
  @f.AnyText('SHA-256 of the bytes of the file, in hex') sha256: string;
  @f.AnyText({ about: 'Format that it was recognized as', example: 'csv-matches' }) format: string;
}
