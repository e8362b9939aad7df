import { phrase, say, type Text } from '@quadrant/rules/message';
import { unescapeKey } from '@quadrant/rules/tournament';
import { showPointerTo } from './pointer.js';
import { quote } from './quote.js';

/** It describes the first place where a text is not JSON. */
export interface JsonError {
  readonly offset: number;
  readonly message: Text;
}

/** A key that its object already has; the index is that of the second one. */
export interface DuplicateKey {
  readonly offset: number;
  readonly key: string;
  readonly pointer: string;
}

type Expected =
  | 'a value'
  | 'a value or ]'
  | 'a key in double quotes'
  | 'a key in double quotes or }'
  | ':'
  | ', or ]'
  | ', or }'
  | 'the end of the document';

interface Frame {
  readonly keys: Set<string> | null;
  /** The key or index of the value being read. */
  step: string | number;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const HEX = /^[0-9a-fA-F]{4}$/;

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

function matchAt(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Returns the index behind the closing quote of a string, or the index where the string is broken. */
function scanString(text: string, start: number): { readonly end: number; readonly isBroken: boolean } {
  for (let index = start + 1; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '"') return { end: index + 1, isBroken: false };
    if (character < ' ') return { end: index, isBroken: true };
    if (character !== '\\') continue;
    const escaped = text.charAt(index + 1);
    if (escaped === 'u' && HEX.test(text.slice(index + 2, index + 6))) index += 5;
    else if (escaped !== '' && '"\\/bfnrt'.includes(escaped)) index += 1;
    else return { end: index, isBroken: true };
  }
  return { end: text.length, isBroken: true };
}

interface Scan {
  readonly text: string;
  readonly comparesKeys: boolean;
  readonly frames: Frame[];
  readonly duplicates: DuplicateKey[];
  /** It is called where each value begins. */
  readonly atValue: ((offset: number, frames: readonly Frame[]) => void) | null;
  offset: number;
  expected: Expected;
}

/*
 * This slow reader is for documents that have something wrong. It keeps its own stack, so that no nesting can exhaust
 * that of the program.
 *
 * We wrote it by hand: jsonc-parser 3.3.1 overflows the stack at 5,000 nested lists, reports a broken text at its first
 * quote instead of where it breaks, and does not find duplicate keys.
 */

/** Returns the first place where a text stops being JSON (RFC 8259); null when it is JSON. */
export const findJsonError = (text: string): JsonError | null => scanJson(startScan(text, false));

/**
 * Returns the indexes at which the values of these pointers (RFC 6901) begin in a JSON text. It leaves out pointers
 * that lead nowhere. In a text that is not JSON, it searches the part before the error.
 */
export function findValues(text: string, pointers: ReadonlySet<string>): Map<string, number> {
  const offsets = new Map<string, number>();
  const root = growPointers(pointers);
  /** The node of the value at each depth. The tree is followed step by step, since keys may be as long as the document. */
  const path: (PointerNode | undefined)[] = [];
  const atValue = (offset: number, frames: readonly Frame[]): void => {
    const depth = frames.length;
    const node = depth === 0 ? root : path[depth - 1]?.children.get(String(frames[depth - 1]!.step));
    path[depth] = node;
    if (node?.pointer !== undefined && !offsets.has(node.pointer)) offsets.set(node.pointer, offset);
  };
  scanJson(startScan(text, true, atValue));
  return offsets;
}

/** The pointers form a tree, with one step for each key. */
interface PointerNode {
  pointer?: string;
  readonly children: Map<string, PointerNode>;
}

function growPointers(pointers: Iterable<string>): PointerNode {
  const root: PointerNode = { children: new Map() };
  for (const pointer of pointers) {
    let node = root;
    for (const step of pointer.split('/').slice(1)) {
      const key = unescapeKey(step);
      const next: PointerNode = node.children.get(key) ?? { children: new Map() };
      node.children.set(key, next);
      node = next;
    }
    node.pointer = pointer;
  }
  return root;
}

/** Returns the keys that an object of a JSON text has twice, in the order of the text: the first 200. */
export function findDuplicateKeys(text: string): readonly DuplicateKey[] {
  const scan = startScan(text, true);
  scanJson(scan);
  return scan.duplicates;
}

const startScan = (text: string, comparesKeys: boolean, atValue: Scan['atValue'] = null): Scan => ({
  text,
  comparesKeys,
  frames: [],
  duplicates: [],
  atValue,
  offset: 0,
  expected: 'a value',
});

function scanJson(scan: Scan): JsonError | null {
  const { text, duplicates } = scan;
  for (;;) {
    while (isSpace(text.charCodeAt(scan.offset))) scan.offset += 1;
    const error = scan.offset < text.length ? readToken(scan) : findEndTooSoon(scan);
    if (error !== null || scan.offset === text.length + 1 || duplicates.length === MOST_DUPLICATES) return error;
  }
}

/** The end is marked by one step beyond the last character. */
function findEndTooSoon(scan: Scan): JsonError | null {
  if (scan.expected !== 'the end of the document') {
    return { offset: scan.offset, message: say`The document ends where ${phrase(scan.expected)} was expected.` };
  }
  scan.offset += 1;
  return null;
}

function unexpected({ text, offset, expected }: Scan): JsonError {
  return {
    offset,
    message: say`Found ${quote(String.fromCodePoint(text.codePointAt(offset) ?? 0))} where ${phrase(expected)} was expected.`,
  };
}

function readToken(scan: Scan): JsonError | null {
  switch (scan.expected) {
    case 'the end of the document':
      return unexpected(scan);
    case ':':
      return scan.text.charAt(scan.offset) === ':' ? goOn(scan, 1, 'a value') : unexpected(scan);
    case ', or ]':
    case ', or }':
      return readSeparator(scan);
    case 'a key in double quotes':
    case 'a key in double quotes or }':
      return readKey(scan);
    default:
      return readValue(scan);
  }
}

function goOn(scan: Scan, length: number, expected: Expected): null {
  scan.offset += length;
  scan.expected = expected;
  return null;
}

/** Continues after a value: the container decides what may follow. */
function goOnAfterValue(scan: Scan, length: number): null {
  const frame = scan.frames.at(-1);
  if (frame === undefined) return goOn(scan, length, 'the end of the document');
  return goOn(scan, length, frame.keys === null ? ', or ]' : ', or }');
}

function close(scan: Scan): null {
  scan.frames.pop();
  return goOnAfterValue(scan, 1);
}

function readSeparator(scan: Scan): JsonError | null {
  const character = scan.text.charAt(scan.offset);
  if (character === (scan.expected === ', or ]' ? ']' : '}')) return close(scan);
  if (character !== ',') return unexpected(scan);
  const frame = scan.frames.at(-1);
  if (frame !== undefined && typeof frame.step === 'number') frame.step += 1;
  return goOn(scan, 1, scan.expected === ', or ]' ? 'a value' : 'a key in double quotes');
}

function readKey(scan: Scan): JsonError | null {
  const { text, frames, offset } = scan;
  const character = text.charAt(offset);
  if (character === '}' && scan.expected === 'a key in double quotes or }') return close(scan);
  if (character !== '"') return unexpected(scan);
  const { end, isBroken } = scanString(text, offset);
  if (isBroken) return { offset: end, message: say`A key is not closed, or holds a character that must be escaped.` };
  const frame = frames.at(-1);
  if (frame !== undefined && scan.comparesKeys) {
    const key = keyOf(text.slice(offset + 1, end - 1));
    frame.step = key;
    if (frame.keys?.has(key)) addDuplicate(scan, key);
    frame.keys?.add(key);
  }
  return goOn(scan, end - offset, ':');
}

/** Parsing every key took a third of the time, and hardly any key has an escape. */
const keyOf = (written: string): string => (written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written);

/** A document may repeat a key a hundred thousand times below one of a megabyte. Nobody reads more than a few places. */
const MOST_DUPLICATES = 200;

function addDuplicate({ duplicates, offset, frames }: Scan, key: string): void {
  duplicates.push({ offset, key, pointer: showPointerTo(frames.map(({ step }) => step)) });
}

function readValue(scan: Scan): JsonError | null {
  const { text, frames, offset } = scan;
  if (text.charAt(offset) !== ']') scan.atValue?.(offset, frames);
  switch (text.charAt(offset)) {
    case ']':
      return scan.expected === 'a value or ]' ? close(scan) : unexpected(scan);
    case '{':
      frames.push({ keys: new Set(), step: '' });
      return goOn(scan, 1, 'a key in double quotes or }');
    case '[':
      frames.push({ keys: null, step: 0 });
      return goOn(scan, 1, 'a value or ]');
    case '"': {
      const { end, isBroken } = scanString(text, offset);
      if (isBroken)
        return { offset: end, message: say`A text is not closed, or holds a character that must be escaped.` };
      return goOnAfterValue(scan, end - offset);
    }
    default: {
      const length = matchAt(NUMBER, text, offset) || matchAt(WORD, text, offset);
      return length === 0 ? unexpected(scan) : goOnAfterValue(scan, length);
    }
  }
}
