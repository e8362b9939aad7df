import { Message, type Text, type Value } from './message.js';

/** A sentence as plain data, which can be copied to another thread, written as our JSON, or stored in the database. */
export interface PackedMessage {
  readonly $say: string;
  readonly values: readonly (string | number | PackedMessage)[];
}

/** This key marks a sentence in plain data. Data from outside must not contain it. */
export const SENTENCE_KEY = '$say';

/** Replaces every sentence in a value with plain data. A value without sentences is returned unchanged. */
export function pack(value: unknown): unknown {
  if (value instanceof Message) return packMessage(value);
  return mapInside(value, pack);
}

/** Restores the sentences in a value that {@link pack} made. */
export function unpack(value: unknown): unknown {
  const inside = mapInside(value, unpack);
  return isPacked(inside) ? new Message(inside.$say, inside.values) : inside;
}

/** Keeps sentences as data; it is a replacer for `JSON.stringify`, which would otherwise write them in English. */
export function packJson(this: unknown, key: string, told: unknown): unknown {
  const value = (this as Readonly<Record<string, unknown>>)[key];
  return value instanceof Message ? packMessage(value) : told;
}

/** A text as a column of `jsonb` holds it: an English string, or a sentence as plain data. */
export const textJson = (text: Text): string => JSON.stringify(text, packJson);

/** Revives sentences as the second argument of `JSON.parse`. */
export const unpackJson = (_: string, value: unknown): unknown =>
  isPacked(value) ? new Message(value.$say, value.values) : value;

const packMessage = ({ text, values }: Message): PackedMessage => ({
  $say: text,
  values: values.map((value) => (value instanceof Message ? packMessage(value) : value)),
});

/** Whether no place occurs twice. If places could repeat, nested values would double in length at each level. */
const hasEachPlaceOnce = (text: string): boolean => {
  const places = text.match(/\{\d+/g) ?? [];
  return new Set(places).size === places.length;
};

/** Whether it is a packed sentence whose values are unpacked already. */
const isPacked = (value: unknown): value is { readonly $say: string; readonly values: readonly Value[] } =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  '$say' in value &&
  typeof value.$say === 'string' &&
  hasEachPlaceOnce(value.$say) &&
  'values' in value &&
  Array.isArray(value.values) &&
  value.values.every((each) => typeof each === 'string' || typeof each === 'number' || each instanceof Message);

/** Changes the values of lists, maps and plain objects. Other objects contain no sentences. */
function mapInside(value: unknown, change: (each: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const changed = value.map(change);
    return changed.some((each, index) => each !== value[index]) ? changed : value;
  }
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, change(each)]));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  let changed: Record<string, unknown> | null = null;
  for (const [key, each] of Object.entries(value)) {
    const other = change(each);
    if (other !== each) (changed ??= { ...value })[key] = other;
  }
  return changed ?? value;
}
