/** Values of JSON files of other programs, which write numbers as texts and leave members out. */

export type Json = Readonly<Record<string, unknown>>;

/** The value as an object; null when it is none. */
export const asObject = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;

/** The value as a list; null when it is none. */
export const asList = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);

/** The value as a text, trimmed; numbers become texts. Null when it is empty or something else. */
export function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.normalize('NFC').trim();
  return text === '' ? null : text;
}

/** The value as a finite number; null when it is none. */
export function asNumber(value: unknown): number | null {
  const text = asText(value);
  if (text === null || !/^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text)) return null;
  return Number(text);
}

/** The value as a whole number that is not negative; null when it is none. */
export function asCount(value: unknown): number | null {
  const number = asNumber(value);
  return number !== null && Number.isInteger(number) && number >= 0 ? number : null;
}
