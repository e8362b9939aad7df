import { escapeKey } from '@quadrant/rules/tournament';
import type { Json } from './json-values.js';

export interface FoundObject {
  readonly value: Json;
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
}

/** It allows for the answers of an API and what people wrap around them. A file must not exhaust the stack by nesting. */
const DEEPEST = 16;

/**
 * Finds the matching objects of a JSON file, at any depth, in the order of the file. People save answers of an API
 * alone, in a list, or inside an object of their own.
 */
export function findObjects(json: unknown, fits: (value: Json) => boolean): FoundObject[] {
  const found: FoundObject[] = [];
  /** The path is written out only for matches, since most objects do not match. */
  const path: (string | number)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || path.length > DEEPEST) return;
    if (!Array.isArray(value) && fits(value as Json)) {
      found.push({ value: value as Json, pointer: path.map((step) => `/${escapeKey(String(step))}`).join('') });
    }
    const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const step of steps) {
      path.push(step);
      visit((value as Readonly<Record<string | number, unknown>>)[step]);
      path.pop();
    }
  };
  visit(json);
  return found;
}
