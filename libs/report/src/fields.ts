import type { Severity } from '@quadrant/tournament';
import type { FindingList } from './findings.js';
import { didYouMean } from './near-miss.js';
import { escapeKey } from './pointer.js';
import { quote } from './quote.js';

export type JsonObject = Readonly<Record<string, unknown>>;

/** An object of the document, where it stands, and who hears what is wrong with it. */
export interface Place {
  readonly findings: FindingList;
  readonly pointer: string;
  readonly object: JsonObject;
}

/** Whether a key must be there. `null` counts as absent everywhere. */
export type Presence = 'required' | 'optional';

/** C0 and C1 control characters, apart from the white space among them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const pointerOf = (place: Place, key: string | number): string =>
  `${place.pointer}/${typeof key === 'number' ? key : escapeKey(key)}`;

/** Says that a value is of another kind than it should be. */
export function addWrongType(findings: FindingList, pointer: string, value: unknown, needed: string): void {
  findings.add(
    'wrong-type',
    pointer,
    `${quote(value)} stands where ${needed} is needed.`,
    `Give ${needed}, or leave it out if it is optional.`,
  );
}

/** The value of a key as this type of value; null, with a finding where that is wrong, when there is none. */
function take<Value>(
  place: Place,
  key: string,
  presence: Presence,
  needed: string,
  isRight: (value: unknown) => value is Value,
): Value | null {
  const value = place.object[key] ?? null;
  if (value === null) {
    if (presence === 'required') {
      const message = `${key} is missing; ${needed} is needed.`;
      place.findings.add('missing-key', place.pointer, message, `Add ${key}.`);
    }
    return null;
  }
  if (isRight(value)) return value;
  addWrongType(place.findings, pointerOf(place, key), value, needed);
  return null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Any text, as it stands; what it must look like is checked by the caller. */
export const takeRawText = (place: Place, key: string, presence: Presence): string | null =>
  take(place, key, presence, 'a text', isText);

/** A text to be shown: trimmed, not empty, of at most this many characters. */
export function takeText(place: Place, key: string, longest: number, presence: Presence = 'optional'): string | null {
  const raw = takeRawText(place, key, presence);
  return raw === null ? null : checkText(place.findings, pointerOf(place, key), raw, longest);
}

export function checkText(findings: FindingList, pointer: string, raw: string, longest: number): string | null {
  const text = raw.trim();
  if (text === '') {
    findings.add('empty-text', pointer, 'The text is empty.', 'Write something, or leave it out if it is optional.');
  } else if (text.length > longest) {
    const message = `The text has ${text.length} characters, at most ${longest} are possible.`;
    findings.add('too-long', pointer, message, 'Shorten it.');
  } else if (CONTROL.test(text)) {
    findings.add('control-character', pointer, `${quote(text)} holds a control character.`, 'Remove it.');
  } else return text;
  return null;
}

/** A whole number within bounds. */
export function takeInteger(
  place: Place,
  key: string,
  lowest: number,
  highest: number,
  presence: Presence = 'optional',
): number | null {
  const value = take(place, key, presence, 'a whole number', isNumber);
  return value === null ? null : checkInteger(place.findings, pointerOf(place, key), value, lowest, highest);
}

export function checkInteger(
  findings: FindingList,
  pointer: string,
  value: unknown,
  lowest: number,
  highest: number,
): number | null {
  if (!Number.isInteger(value)) {
    addWrongType(findings, pointer, value, 'a whole number');
    return null;
  }
  const number = Number(value);
  if (number < lowest || number > highest) {
    const message = `${number} is outside ${lowest} to ${highest}.`;
    findings.add('out-of-range', pointer, message, 'Correct the number.');
    return null;
  }
  // Minus zero would be another value to those who compare bit for bit.
  return number + 0;
}

/** `false` where the key is absent. */
export const takeFlag = (place: Place, key: string): boolean =>
  take(place, key, 'optional', 'true or false', isFlag) ?? false;

/** The longest word that is worth comparing with the known ones. */
const LONGEST_WORD = 40;

/** Guessing takes longer than everything else, so it is done only for findings that will be read. */
const suggestion = ({ findings }: Place, severity: Severity, word: string, known: Iterable<string>): string =>
  word.length > LONGEST_WORD || findings.isFull(severity) ? '' : didYouMean(word, known);

/** One of the words that the format knows for this key. */
export function takeLiteral<Word extends string>(
  place: Place,
  key: string,
  words: readonly Word[],
  presence: Presence = 'optional',
): Word | null {
  const value = takeRawText(place, key, presence);
  if (value === null) return null;
  const known = words.find((word) => word === value);
  if (known !== undefined) return known;
  const message = `${quote(value)} is no ${key}.${suggestion(place, 'error', value, words)}`;
  place.findings.add('unknown-literal', pointerOf(place, key), message, `Use one of ${words.join(', ')}.`);
  return null;
}

/** A list of at most this many values. A longer one is not looked into. */
export function takeList(
  place: Place,
  key: string,
  longest: number,
  presence: Presence = 'optional',
): readonly unknown[] | null {
  const list = take(place, key, presence, 'a list', isList);
  if (list === null || list.length <= longest) return list;
  const message = `${key} has ${list.length} elements, at most ${longest} are possible.`;
  place.findings.add(
    'too-many',
    pointerOf(place, key),
    message,
    'Check the document; split it if it holds several tournaments.',
  );
  return null;
}

/** The place of an object below this one; null where there is none. */
export function takeObject(place: Place, key: string, presence: Presence = 'optional'): Place | null {
  const object = take(place, key, presence, 'an object', isObject);
  return object === null ? null : { findings: place.findings, pointer: pointerOf(place, key), object };
}

/** The places of the objects in a list; null for an element that is none. */
export const placesIn = (place: Place, key: string, list: readonly unknown[]): (Place | null)[] =>
  list.map((value, index) => {
    const pointer = `${place.pointer}/${key}/${index}`;
    if (isObject(value)) return { findings: place.findings, pointer, object: value };
    addWrongType(place.findings, pointer, value, 'an object');
    return null;
  });

/** Warns of every key that the format does not know. */
export function checkKeys(place: Place, known: ReadonlySet<string>): void {
  for (const key in place.object) {
    if (known.has(key) || !Object.hasOwn(place.object, key)) continue;
    const message = `${quote(key)} is no key of quadrant/1 here, so it counts nothing.${suggestion(place, 'warning', key, known)}`;
    place.findings.add(
      'unknown-key',
      pointerOf(place, key),
      message,
      'Correct or remove it; the document is kept as it came.',
    );
  }
}
