import { isUtf8 } from 'node:buffer';
import { problemOfKind } from '../problem/problem-kinds.js';

/** Small request bodies nest two or three levels; documents that nest more have readers of their own. */
const DEEPEST_NESTING = 32;

/**
 * The value of a JSON body.
 * @throws Problem 400 for what is not UTF-8 or not JSON; also for a value that nests deeper than 32 levels or has a key
 * that could reach an object's prototype
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw problemOfKind('malformed-json', 'The body is not UTF-8.');
  const value = parse(new TextDecoder().decode(bytes));
  refuseUnsafe(value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw problemOfKind('malformed-json', `The body is not JSON: ${reason}.`);
  }
}

function refuseUnsafe(root: unknown): void {
  let level = [root];
  for (let depth = 1; level.length > 0; depth += 1) {
    const objects = level.filter((value): value is object => typeof value === 'object' && value !== null);
    if (objects.length > 0 && depth > DEEPEST_NESTING) {
      throw problemOfKind('malformed-json', `The body nests deeper than ${DEEPEST_NESTING} levels.`);
    }
    if (objects.some((each) => Object.hasOwn(each, '__proto__'))) {
      throw problemOfKind('malformed-json', 'The body has a key "__proto__", which is not accepted.');
    }
    level = objects.flatMap((each): unknown[] => Object.values(each));
  }
}
