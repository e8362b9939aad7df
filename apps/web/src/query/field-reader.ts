import { t } from '../languages/t.js';

/** Reads the fields of a form, of which an address has all or none: an empty one says nothing. */
export class FieldReader {
  /** A sentence for everything that cannot be used. */
  readonly complaints: string[] = [];

  constructor(private readonly query: Readonly<Record<string, unknown>>) {}

  /** Null for a field that is empty, or that cannot be used. */
  read(name: string, isRight: (text: string) => boolean, expected: string): string | null {
    const value = this.query[name];
    const text = typeof value === 'string' ? value.trim() : value;
    if (text === undefined || text === '') return null;
    if (typeof text === 'string' && isRight(text)) return text;
    this.complaints.push(t('The filter "{name}" is not used: it has to be {expected}.', { name, expected }));
    return null;
  }
}
