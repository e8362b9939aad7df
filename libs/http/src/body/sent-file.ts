/** A file that was sent as the body of a request, alone or in a form. */
export class SentFile {
  constructor(
    readonly bytes: Buffer,
    /** The file name on the sender's computer; null when the file was sent alone. */
    readonly name: string | null = null,
    /** The key is the name of another field of the form. */
    readonly fields: ReadonlyMap<string, string> = new Map(),
  ) {}
}

export const FORM_TYPE = 'multipart/form-data';

/** A file may be sent with any of these types. Its content decides what it is. */
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
