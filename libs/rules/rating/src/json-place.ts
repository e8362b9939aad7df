import type { Finding } from '@quadrant/rules/tournament';
import { finding } from './rules-findings.js';

const NO_RULES = finding(
  'not-an-object',
  '',
  'The rules are not an object.',
  'Send one object with `policies`, `kTables` or both.',
);

/**
 * A value in a JSON document, and where. What is read from it and is not what is needed leaves a finding, and an empty value
 * in its place: with errors among the findings nothing that was read counts.
 */
export interface JsonPlace {
  /** `undefined` where nothing stands. */
  readonly value: unknown;
  /** RFC 6901. */
  readonly pointer: string;
  readonly findings: Finding[];
}

/** The places of these keys in an object; every other one leaves a finding. */
export function fieldsOf<Key extends string>(place: JsonPlace, keys: readonly Key[]): Record<Key, JsonPlace> {
  const { value, pointer, findings } = place;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const given = new Map<string, unknown>(isObject ? Object.entries(value) : []);
  if (!isObject && pointer === '') findings.push(NO_RULES);
  else if (!isObject) addWrongType(place, 'an object');
  for (const key of given.keys()) {
    if (keys.some((each) => each === key)) continue;
    const message = `${JSON.stringify(key.slice(0, 60))} is not used here.`;
    const escaped = key.replaceAll('~', '~0').replaceAll('/', '~1');
    findings.push(finding('unknown-rule', `${pointer}/${escaped}`, message, `Use one of ${keys.join(', ')}.`));
  }
  const places = keys.map((key) => [key, { value: given.get(key), pointer: `${pointer}/${key}`, findings }] as const);
  return Object.fromEntries(places) as Record<Key, JsonPlace>;
}

/** The places of a list. */
export function itemsOf(place: JsonPlace): JsonPlace[] {
  const { value, pointer, findings } = place;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({ value: item, pointer: `${pointer}/${index}`, findings }));
  }
  addWrongType(place, 'a list');
  return [];
}

export function textOf(place: JsonPlace): string {
  if (typeof place.value === 'string') return place.value;
  addWrongType(place, 'a text');
  return '';
}

export function numberOf(place: JsonPlace): number {
  if (typeof place.value === 'number') return place.value;
  addWrongType(place, 'a number');
  return 0;
}

/** What `read` gives, or null where that is what stands there. */
export const orNull = <Value>(place: JsonPlace, read: (place: JsonPlace) => Value): Value | null =>
  place.value === null ? null : read(place);

/** One of these words. */
export function wordOf<Word extends string>(place: JsonPlace, words: readonly [Word, ...Word[]]): Word {
  const text = textOf(place);
  const word = words.find((each) => each === text);
  if (word === undefined && typeof place.value === 'string') {
    const message = `${JSON.stringify(text.slice(0, 60))} is not known here.`;
    place.findings.push(finding('unknown-literal', place.pointer, message, `Use one of ${words.join(', ')}.`));
  }
  return word ?? words[0];
}

function addWrongType({ value, pointer, findings }: JsonPlace, needed: string): void {
  findings.push(
    value === undefined
      ? finding('missing-key', pointer, `Missing here: ${needed}.`, 'Add it.')
      : finding('wrong-type', pointer, `Expected here: ${needed}.`, `Give ${needed}.`),
  );
}
