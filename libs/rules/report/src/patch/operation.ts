import { say } from '@quadrant/rules/message';
import { checkKeys } from '../fields.js';
import type { FindingList } from '../findings.js';
import { isObject, pointerOf, take, type JsonNode } from '../json-node.js';
import { LIMITS } from '../limits.js';
import { unescapeKey } from '@quadrant/rules/tournament';
import { quote } from '../quote.js';

/** These are the operations of JSON Patch (RFC 6902) that name all that they touch. */
const OPERATIONS = ['test', 'add', 'replace', 'remove'] as const;

/** One step of a patch; `path` is a JSON pointer (RFC 6901) into the document. */
export type PatchOperation =
  | { readonly op: 'test' | 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

const KEYS: ReadonlySet<string> = new Set(['op', 'path', 'value']);
const POINTER = /^(?:\/(?:[^~/]|~[01])*)+$/;

/** Only the directors, a coordinator or the program itself may state these facts about a tournament. */
const PROTECTED = [
  ['schema'],
  ...['level', 'kind', 'externalId', 'director', 'secondaryDirector', 'tertiaryDirector'].map((key) => [
    'tournament',
    key,
  ]),
];

/** Splits a pointer into the keys and list places along its way. */
export const keysOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeKey);

/** Reads the operations of a patch in their order; returns null, with findings, when one of them is invalid. */
export function readOperations(value: unknown, findings: FindingList): PatchOperation[] | null {
  const root: JsonNode = { findings, pointer: '', object: { patch: value } };
  const list = take(root, 'patch', 'required', 'a list of operations', (each) => Array.isArray(each));
  if (list === null) return null;
  if (list.length > LIMITS.operations) {
    const message = `The patch has ${list.length} operations; at most ${LIMITS.operations} are allowed.`;
    findings.add('too-many', '/patch', message, 'Propose the corrections one after the other.');
    return null;
  }
  const read = list.map((each, index) => readOperation(each, `/patch/${index}`, findings));
  return read.some((each) => each === null) ? null : read.filter((each) => each !== null);
}

function readOperation(value: unknown, pointer: string, findings: FindingList): PatchOperation | null {
  if (!isObject(value)) {
    findings.add('wrong-type', pointer, say`${quote(value)} is not an operation.`, 'Give an object.');
    return null;
  }
  const node: JsonNode = { findings, pointer, object: value };
  checkKeys(node, KEYS);
  const op = take(node, 'op', 'required', `one of ${OPERATIONS.join(', ')}`, isOperation);
  const path = takePath(node, op);
  if (op === null || path === null) return null;
  if (op === 'remove') return { op, path };
  if (Object.hasOwn(value, 'value')) return { op, path, value: value['value'] };
  findings.add('missing-key', pointer, 'The key value is missing.', 'Add "value"; null is allowed.');
  return null;
}

const isOperation = (value: unknown): value is PatchOperation['op'] => OPERATIONS.some((each) => each === value);

function takePath(node: JsonNode, op: PatchOperation['op'] | null): string | null {
  const path = take(node, 'path', 'required', 'a text', (value) => typeof value === 'string');
  if (path === null) return null;
  if (!POINTER.test(path)) {
    const message = say`${quote(path)} is not a JSON pointer (RFC 6901) into the document.`;
    node.findings.add('bad-pointer', pointerOf(node, 'path'), message, 'Write it like /rounds/0/matches/1/score.');
    return null;
  }
  if (op === 'test' || !isProtected(keysOf(path))) return path;
  const message = say`Players cannot change ${quote(path)}.`;
  node.findings.add('protected', pointerOf(node, 'path'), message, 'Open a dispute instead.');
  return null;
}

/** Whether a pointer leads to something protected, into it, or to something that contains it. */
const isProtected = (keys: readonly string[]): boolean =>
  PROTECTED.some((each) => keys.slice(0, each.length).every((key, index) => key === each[index]));
