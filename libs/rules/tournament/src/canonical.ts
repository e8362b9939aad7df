import { sha256 } from './sha256.js';

/** Texts that stand in JSON as they are. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** Up to here looking at the characters is faster than a call into the engine. */
const SHORT_TEXT = 40;

/**
 * The canonical form of a JSON value (RFC 8785): without white space, keys in the order of their UTF-16 code units, numbers and
 * texts as `JSON.stringify` writes them. Members without a value are left out. Every imported report is hashed in this form, and
 * this takes half the time of the package `canonicalize`, with which a spec compares it.
 *
 * @throws TypeError for what JSON does not know, such as NaN
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'object')
    throw new TypeError(`JSON has no ${typeof value === 'number' ? value : typeof value}.`);
  return Array.isArray(value) ? listOf(value) : objectOf(value as Readonly<Record<string, unknown>>);
}

/** SHA-256 of the canonical form of a JSON value, in hex: the same for every way of writing the same document. @throws as `canonicalJson` */
export const canonicalSha256 = (value: unknown): string => sha256(canonicalJson(value));

const quoted = (text: string): string =>
  text.length <= SHORT_TEXT && PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);

function listOf(values: readonly unknown[]): string {
  let text = '';
  for (const value of values) text += `${text === '' ? '' : ','}${canonicalJson(value ?? null)}`;
  return `[${text}]`;
}

function objectOf(object: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of sortedKeys(object)) {
    const value = object[key];
    if (value !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(value)}`;
  }
  return `{${text}}`;
}

/** Most objects of a report have their keys in order, or one. */
function sortedKeys(object: object): string[] {
  const keys = Object.keys(object);
  for (let index = 1; index < keys.length; index++) if (keys[index - 1]! > keys[index]!) return keys.sort();
  return keys;
}
