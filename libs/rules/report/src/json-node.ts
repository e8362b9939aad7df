import { type Text, say } from '@quadrant/rules/message';
import type { FindingList } from './findings.js';
import { showKey } from './pointer.js';
import { quote } from './quote.js';

/** A JSON object whose values have not been checked yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An object of the document, the pointer to it, and the list that collects its faults. */
export interface JsonNode {
  readonly findings: FindingList;
  readonly pointer: string;
  readonly object: JsonObject;
}

/** Whether a key must be there. `null` counts as absent everywhere. */
export type Presence = 'required' | 'optional';

/** Whether a JSON value is an object, and not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The pointer to a key of an object; a very long key is shortened. */
export const pointerOf = (node: JsonNode, key: string): string => `${node.pointer}/${showKey(key)}`;

/** Adds the finding that a value has the wrong type. */
export function addWrongType(
  findings: FindingList,
  pointer: string,
  value: unknown,
  needed: Text,
  presence: Presence,
): void {
  const message = say`${quote(value)} is not allowed here: ${needed} is needed.`;
  findings.add('wrong-type', pointer, message, adviseTo(say`Give ${needed}`, presence));
}

/** Writes the advice about a wrong value. Only an optional value may be left out. */
export const adviseTo = (advice: Text, presence: Presence): Text =>
  presence === 'optional' ? say`${advice}, or leave it out.` : say`${advice}.`;

/** Returns the value of a key as this type; null when it is absent, with a finding when it is wrong or required. */
export function take<Value>(
  node: JsonNode,
  key: string,
  presence: Presence,
  needed: Text,
  isRight: (value: unknown) => value is Value,
): Value | null {
  const value = node.object[key] ?? null;
  if (value === null) {
    if (presence === 'required') {
      const message = say`The key ${key} is missing; ${needed} is needed.`;
      node.findings.add('missing-key', node.pointer, message, say`Add ${key}.`);
    }
    return null;
  }
  if (isRight(value)) return value;
  addWrongType(node.findings, pointerOf(node, key), value, needed, presence);
  return null;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Takes a list of at most this many values. It does not read a longer one. */
export function takeList(
  node: JsonNode,
  key: string,
  longest: number,
  presence: Presence = 'optional',
): readonly unknown[] | null {
  const list = take(node, key, presence, say`a list`, isList);
  if (list === null || list.length <= longest) return list;
  const message = say`The list ${key} has ${list.length} elements, at most ${longest} are possible.`;
  node.findings.add(
    'too-many',
    pointerOf(node, key),
    message,
    say`Check the document; split it if it holds several tournaments.`,
  );
  return null;
}

/** Takes the object below this one; null when there is none. */
export function takeObject(node: JsonNode, key: string, presence: Presence = 'optional'): JsonNode | null {
  const object = take(node, key, presence, say`an object`, isObject);
  return object === null ? null : { findings: node.findings, pointer: pointerOf(node, key), object };
}

/** Returns the objects in a list, with null for an element that is no object. */
export const nodesIn = (node: JsonNode, key: string, list: readonly unknown[]): (JsonNode | null)[] =>
  list.map((value, index) => {
    const pointer = `${node.pointer}/${key}/${index}`;
    if (isObject(value)) return { findings: node.findings, pointer, object: value };
    addWrongType(node.findings, pointer, value, say`an object`, 'required');
    return null;
  });
