import { Message, say, type Text } from '@quadrant/rules/message';
import { isUtf8 } from 'node:buffer';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { Problem } from '../problem/problem.js';
import { type FormFile, parseMultipart, quote } from './parse-multipart.js';
import { FORM_TYPE } from './sent-file.js';

/** A browser sends a form without a file in this type. */
export const FIELDS_TYPE = 'application/x-www-form-urlencoded';

/** Our largest form is a grid of 50 rows with 13 columns; a pasted table fills one field. A batch takes files by the hundred. */
const LIMITS = { fields: 2000, files: 500, fieldSize: 2 * 1024 * 1024 };

/** A form of our own pages that was sent without a script: fields by name, and possibly files. */
export class SentForm {
  constructor(
    private readonly sent: readonly (readonly [name: string, value: string])[],
    /** There is none when the form has no file, or none was chosen. */
    readonly files: readonly FormFile[],
    readonly csrfToken: string | null,
  ) {}

  /** The only file of a form for one; null when none was chosen. */
  get file(): FormFile | null {
    return this.files[0] ?? null;
  }

  /** Returns the value of a field without spaces around it; '' when the form has no such field. */
  value(name: string): string {
    return this.text(name).trim();
  }

  /** Returns the value of a field unchanged; '' when the form has no such field. */
  text(name: string): string {
    return this.sent.find(([each]) => each === name)?.[1] ?? '';
  }

  has(name: string): boolean {
    return this.sent.some(([each]) => each === name);
  }

  /** Returns all values of a name, as checkboxes have them. */
  values(name: string): string[] {
    return this.sent.flatMap(([each, value]) => (each === name ? [value] : []));
  }

  /** Returns the form with those of its fields only for which a condition holds. */
  filter(keeps: (name: string, value: string) => boolean): SentForm {
    const sent = this.sent.filter(([name, value]) => keeps(name, value));
    return new SentForm(sent, this.files, this.csrfToken);
  }

  /**
   * Returns the form with the text of its file as a field. Old spreadsheets write ISO 8859-1.
   *
   * @param name of the field; empty leaves the form as it is
   */
  withFileText(name: string): SentForm {
    if (name === '' || this.file === null) return this;
    const { bytes } = this.file;
    const text = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').replaceAll('\0', '');
    const others = this.sent.filter(([each]) => each !== name);
    return new SentForm([...others, [name, text]], [], this.csrfToken);
  }

  /** Returns names and values as they were sent, without the CSRF token. */
  get fields(): readonly (readonly [name: string, value: string])[] {
    return this.sent;
  }
}

/**
 * Reads the form of a page.
 *
 * @param bytes the whole body, whose length is limited already
 * @param type the whole Content-Type
 * @throws Problem 400 for a form that cannot be read or holds text that cannot be stored
 */
export async function readSentForm(bytes: Buffer, type: string): Promise<SentForm> {
  const isMultipart = type.toLowerCase().startsWith(FORM_TYPE);
  const form = isMultipart
    ? await parseMultipart(bytes, type, LIMITS)
    : { fields: [...new URLSearchParams(bytes.toString())], files: [] };
  if (form instanceof Message) throw brokenForm(form);
  const { fields, files } = form;
  if (!isUtf8(bytes) && !isMultipart) throw brokenForm(say`The form is not UTF-8.`);
  if (fields.length > LIMITS.fields) throw brokenForm(say`The form has more than ${LIMITS.fields} fields.`);
  const broken = fields.find((pair) => pair.some((each) => BROKEN.test(each)));
  if (broken !== undefined) {
    throw brokenForm(
      say`The field ${quote(broken[0])} holds a NUL or half of a surrogate pair, which cannot be stored.`,
    );
  }
  // Browsers send a part without name and content when nobody chose a file.
  const chosen = files.filter(({ name, bytes: content }) => content.length > 0 || Boolean(name));
  const csrfToken = fields.find(([name]) => name === CSRF_FIELD)?.[1] ?? null;
  return new SentForm(
    fields.filter(([name]) => name !== CSRF_FIELD),
    chosen,
    csrfToken,
  );
}

/** The hidden field proves that one of our pages sends the form. */
const CSRF_FIELD = '_csrf';

// PostgreSQL stores no NUL, and UTF-8 cannot hold half of a surrogate pair.
const BROKEN = /[\0\p{Cs}]/u;

const brokenForm = (detail: Text): Problem => problemOfKind('malformed-form', detail);
