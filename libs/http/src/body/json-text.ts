import { isUtf8 } from 'node:buffer';
import { parse, type ParseError } from 'jsonc-parser';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { Problem } from '../problem/problem.js';

/** Small request bodies nest two or three levels; documents that nest more have readers of their own. */
const deepestNesting = 32;

/**
 * The value of a JSON body.
 * @throws Problem 400 that names line and column of what is not UTF-8 or not JSON; also for a value that nests deeper
 * than 32 levels or has a key that could reach an object's prototype
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const text = decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(text);
  }
  refuseUnsafe(value);
  return value;
}

function decode(bytes: Buffer): string {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  let line = 1;
  for (let start = 0; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (!isUtf8(bytes.subarray(start, end < 0 ? undefined : end))) break;
    start = end + 1;
  }
  throw refuse(`Line ${line} of the body is not UTF-8.`, { line });
}

function malformed(text: string): Problem {
  const offset = offsetOfError(text);
  if (offset === null) return refuse('The body is not JSON.', {});
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  return refuse(`The body stops being JSON at line ${line}, column ${column}.`, { line, column });
}

// The engine's own message names a place in some versions only.
function offsetOfError(text: string): number | null {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    // This parser is recursive: what nests too deep for it has no place that it could name.
    if (!(error instanceof RangeError)) throw error;
  }
  return errors[0]?.offset ?? null;
}

function refuseUnsafe(root: unknown): void {
  let level = [root];
  for (let depth = 1; level.length > 0; depth += 1) {
    const objects = level.filter((value): value is object => typeof value === 'object' && value !== null);
    if (objects.length > 0 && depth > deepestNesting) {
      throw refuse(`The body nests deeper than ${deepestNesting} levels.`, {});
    }
    if (objects.some((each) => Object.hasOwn(each, '__proto__'))) {
      throw refuse('The body has a key "__proto__", which is not accepted.', {});
    }
    level = objects.flatMap((each): unknown[] => Object.values(each));
  }
}

function refuse(detail: string, extra: Record<string, number>): Problem {
  return problemOfKind('malformed-json', detail, { extra });
}
