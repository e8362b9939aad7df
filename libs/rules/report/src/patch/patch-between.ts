import { escapeKey } from '@quadrant/rules/tournament';
import type { PatchOperation } from './operation.js';

/**
 * Returns the JSON Patch (RFC 6902) that turns one document into another, both as JSON has them. Rows that are added to a
 * list or removed from it leave the others as they are; a list of plain values, such as a score, is replaced as a whole.
 *
 * @returns no operation for equal documents; keys that differ only in their order are equal
 */
export function patchBetween(before: unknown, after: unknown): PatchOperation[] {
  return stepsBetween(before, after, '');
}

function stepsBetween(before: unknown, after: unknown, path: string): PatchOperation[] {
  if (isObject(before) && isObject(after)) return objectSteps(before, after, path);
  if (isListOfObjects(before) && isListOfObjects(after)) return listSteps(before, after, path);
  return isEqual(before, after) ? [] : [{ op: 'replace', path, value: after }];
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfObjects = (value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.every(isObject);

function objectSteps(before: JsonObject, after: JsonObject, path: string): PatchOperation[] {
  const at = (key: string) => `${path}/${escapeKey(key)}`;
  return [
    ...Object.entries(before).flatMap(([key, value]): PatchOperation[] =>
      Object.hasOwn(after, key) ? stepsBetween(value, after[key], at(key)) : [{ op: 'remove', path: at(key) }],
    ),
    ...Object.entries(after).flatMap(([key, value]): PatchOperation[] =>
      Object.hasOwn(before, key) ? [] : [{ op: 'add', path: at(key), value }],
    ),
  ];
}

/** Changed rows come first, while the rows behind them still have their places. */
function listSteps(before: readonly JsonObject[], after: readonly JsonObject[], path: string): PatchOperation[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const common = Math.min(removed.length, added.length);
  return [
    ...removed
      .slice(0, common)
      .flatMap((each, index) => stepsBetween(each, added[index], `${path}/${String(start + index)}`)),
    ...removed.slice(common).map((): PatchOperation => ({ op: 'remove', path: `${path}/${String(start + common)}` })),
    ...added
      .slice(common)
      .map((value, index): PatchOperation => ({ op: 'add', path: `${path}/${String(start + common + index)}`, value })),
  ];
}

const isEqual = (before: unknown, after: unknown): boolean => {
  if (isObject(before) && isObject(after)) {
    const keys = Object.keys(before);
    return (
      keys.length === Object.keys(after).length &&
      keys.every((key) => Object.hasOwn(after, key) && isEqual(before[key], after[key]))
    );
  }
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((each, index) => isEqual(each, after[index]));
  return before === after;
};
