import { asList, asObject, type Json } from './json-values.js';

/** An object somewhere in a JSON file. */
export interface FoundObject {
  readonly value: Json;
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
}

/** Answers of an API and what people wrap around them; a file may not exhaust the stack by nesting. */
const DEEPEST = 16;

/**
 * The objects of a JSON file that fit, at any depth, in the order of the file. People save answers of an API alone, in a
 * list, or inside an object of their own.
 */
export function findObjects(json: unknown, fits: (value: Json) => boolean): FoundObject[] {
  const found: FoundObject[] = [];
  const visit = (value: unknown, pointer: string, depth: number): void => {
    if (depth > DEEPEST) return;
    for (const [index, each] of (asList(value) ?? []).entries()) visit(each, `${pointer}/${index}`, depth + 1);
    const object = asObject(value);
    if (object === null) return;
    if (fits(object)) found.push({ value: object, pointer });
    for (const [key, each] of Object.entries(object)) {
      if (typeof each === 'object' && each !== null) visit(each, `${pointer}/${escapeStep(key)}`, depth + 1);
    }
  };
  visit(json, '', 0);
  return found;
}

const escapeStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
