/** A file that came as the body of a request, by itself or in a form. */
export class SentFile {
  constructor(
    readonly bytes: Buffer,
    /** As the sender's computer calls it; null where it came by itself. */
    readonly name: string | null = null,
    /** The other fields of the form, by name. */
    readonly fields: ReadonlyMap<string, string> = new Map(),
  ) {}
}

export const FORM_TYPE = 'multipart/form-data';

/** What a file may be sent as. What it is, its content decides. */
export const FILE_TYPES: readonly string[] = [
  'application/json',
  FORM_TYPE,
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'text/xml',
  'application/xml',
  'application/x-ndjson',
  'application/octet-stream',
];
