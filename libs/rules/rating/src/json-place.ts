import { type Finding, finding, escapeKey } from '@quadrant/rules/tournament';

const NO_RULES = finding(
  'not-an-object',
  '',
  'The rules are not an object.',
  'Send one object with `policies`, `kTables` or both.',
);

/**
 * A value in a JSON document, and its place. Reading a wrong value adds a finding and returns an empty value. So when
 * the findings have errors, nothing that was read counts.
 */
export interface JsonPlace {
  readonly value: unknown;
  /** RFC 6901. */
  readonly pointer: string;
  readonly findings: Finding[];
}

/** Returns the places of these keys in an object, and adds a finding for every other key. */
export function fieldsOf<Key extends string>(place: JsonPlace, keys: readonly Key[]): Record<Key, JsonPlace> {
  const { value, pointer, findings } = place;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const given = new Map<string, unknown>(isObject ? Object.entries(value) : []);
  if (!isObject && pointer === '') findings.push(NO_RULES);
  else if (!isObject) addWrongType(place, 'an object');
  for (const key of given.keys()) {
    if (keys.some((each) => each === key)) continue;
    const message = `${JSON.stringify(key.slice(0, 60))} is not used here.`;
    findings.push(finding('unknown-rule', `${pointer}/${escapeKey(key)}`, message, `Use one of ${keys.join(', ')}.`));
  }
  const places = keys.map((key) => [key, { value: given.get(key), pointer: `${pointer}/${key}`, findings }] as const);
  return Object.fromEntries(places) as Record<Key, JsonPlace>;
}

/** Returns the places of the items in a list; none, with a finding, when the value is not a list. */
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

/** Returns null when the value is null, and otherwise what `read` returns. */
export const orNull = <Value>(place: JsonPlace, read: (place: JsonPlace) => Value): Value | null =>
  place.value === null ? null : read(place);

/** Reads one of these words. It returns the first word, with a finding, for any other value. */
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
