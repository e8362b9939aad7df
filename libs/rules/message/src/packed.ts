import { Message, type Value } from './message.js';

/** A sentence as plain data: what a copy to another thread, JSON of our own and a row of the database hold of it. */
export interface PackedMessage {
  readonly $say: string;
  readonly values: readonly (string | number | PackedMessage)[];
}

/** The name by which a sentence is known where it is plain data. Nobody else may send it. */
export const SENTENCE_KEY = '$say';

/** A value with every sentence in it as plain data; what has none is given back as it is. */
export function pack(value: unknown): unknown {
  if (value instanceof Message) return packMessage(value);
  return mapInside(value, pack);
}

/** A value that {@link pack} made, with its sentences again. */
export function unpack(value: unknown): unknown {
  const inside = mapInside(value, unpack);
  return isPacked(inside) ? new Message(inside.$say, inside.values) : inside;
}

/** Of `JSON.stringify`: sentences stay data, where they would be English words otherwise. */
export function packJson(this: unknown, key: string, told: unknown): unknown {
  const value = (this as Readonly<Record<string, unknown>>)[key];
  return value instanceof Message ? packMessage(value) : told;
}

/** Of `JSON.parse`. */
export const unpackJson = (_: string, value: unknown): unknown =>
  isPacked(value) ? new Message(value.$say, value.values) : value;

const packMessage = ({ text, values }: Message): PackedMessage => ({
  $say: text,
  values: values.map((value) => (value instanceof Message ? packMessage(value) : value)),
});

/** Of a text: a place that it has twice would double what its values hold, however deep they are. */
const hasEachPlaceOnce = (text: string): boolean => {
  const places = text.match(/\{\d+/g) ?? [];
  return new Set(places).size === places.length;
};

/** Whether it is a sentence whose values are made already. */
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

/** Lists, maps and plain objects; whatever else it is, there is no sentence in it. */
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
