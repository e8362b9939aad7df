import { type Text, say } from '@quadrant/rules/message';
import type { FindingList } from './findings.js';
import { showKey } from './pointer.js';
import { quote } from './quote.js';

/** What JSON calls an object, its values not looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An object of the document, the pointer to it, and the list that is told what is wrong with it. */
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

/** Says that a value is of another kind than it should be. */
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

/** What to do about a wrong value: only what is optional may be left out. */
export const adviseTo = (advice: Text, presence: Presence): Text =>
  presence === 'optional' ? say`${advice}, or leave it out.` : say`${advice}.`;

/** The value of a key as this type of value; null, with a finding where that is wrong, when there is none. */
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

/** A list of at most this many values. A longer one is not looked into. */
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

/** The object below this one; null where there is none. */
export function takeObject(node: JsonNode, key: string, presence: Presence = 'optional'): JsonNode | null {
  const object = take(node, key, presence, say`an object`, isObject);
  return object === null ? null : { findings: node.findings, pointer: pointerOf(node, key), object };
}

/** The objects in a list; null for an element that is none. */
export const nodesIn = (node: JsonNode, key: string, list: readonly unknown[]): (JsonNode | null)[] =>
  list.map((value, index) => {
    const pointer = `${node.pointer}/${key}/${index}`;
    if (isObject(value)) return { findings: node.findings, pointer, object: value };
    addWrongType(node.findings, pointer, value, say`an object`, 'required');
    return null;
  });
