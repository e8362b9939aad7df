import { AlteredExport } from './altered-export.js';

/** Reads the fields of a line of an export by name. A wrong field is a difference, which names its place. */
export class Fields {
  /** @param place file and line, as the begin of a sentence */
  constructor(
    private readonly values: Readonly<Record<string, unknown>>,
    private readonly place: string,
  ) {}

  /** @throws AlteredExport for a line that is no JSON object */
  static parse(bytes: Buffer, place: string): Fields {
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString());
    } catch {
      value = null;
    }
    if (typeof value !== 'object' || value === null) throw new AlteredExport(place, 'a JSON object', 'something else');
    return new Fields(value as Record<string, unknown>, place);
  }

  /** Tells whether there is such a field with a value. */
  has(name: string): boolean {
    return (this.values[name] ?? null) !== null;
  }

  isNull(name: string): boolean {
    return this.values[name] === null;
  }

  /** Reads one of the words that the type names. The word itself is not checked: a wrong one differs in the end. */
  text<Text extends string = string>(name: string): Text {
    const value = this.values[name];
    if (typeof value !== 'string') throw this.wrong(name, 'a text');
    return value as Text;
  }

  textOrNull(name: string): string | null {
    return this.values[name] === null ? null : this.text(name);
  }

  number(name: string): number {
    const value = this.values[name];
    // CSV has only texts.
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    if (typeof number !== 'number' || Number.isNaN(number)) throw this.wrong(name, 'a number');
    return number;
  }

  /** An empty field of CSV is null. */
  numberOrNull(name: string): number | null {
    const value = this.values[name];
    return value === null || value === '' ? null : this.number(name);
  }

  boolean(name: string): boolean {
    const value = this.values[name];
    if (typeof value !== 'boolean') throw this.wrong(name, 'true or false');
    return value;
  }

  booleanOrNull(name: string): boolean | null {
    return this.values[name] === null ? null : this.boolean(name);
  }

  texts(name: string): string[] {
    return this.list(name).map((value) => {
      if (typeof value !== 'string') throw this.wrong(name, 'a list of texts');
      return value;
    });
  }

  objects(name: string): Fields[] {
    return this.list(name).map((value) => this.inner(name, value));
  }

  object(name: string): Fields {
    return this.inner(name, this.values[name]);
  }

  differs(what: string, expected: string, got: string): AlteredExport {
    return new AlteredExport(`${what}, which is another one in ${this.place}`, expected, got);
  }

  private list(name: string): unknown[] {
    const value = this.values[name];
    if (!Array.isArray(value)) throw this.wrong(name, 'a list');
    return value as unknown[];
  }

  private inner(name: string, value: unknown): Fields {
    if (typeof value !== 'object' || value === null) throw this.wrong(name, 'an object');
    return new Fields(value as Record<string, unknown>, `${this.place}, ${name}`);
  }

  private wrong(name: string, expected: string): AlteredExport {
    return new AlteredExport(`${this.place}: ${name}`, expected, JSON.stringify(this.values[name]) ?? null);
  }
}
