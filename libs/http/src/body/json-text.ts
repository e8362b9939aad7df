import { say, SENTENCE_KEY } from '@quadrant/rules/message';
import { isUtf8 } from 'node:buffer';
import { measureJson, positionOf } from '@quadrant/rules/report';
import { problemOfKind } from '../problem/problem-kinds.js';
import { bodyPointer, type RequestError, refusedParts } from '../validation/invalid-request.js';
import { type BodyLimits, SMALL_BODY } from './body-limits.js';

// PostgreSQL stores no NUL, and UTF-8 cannot hold half of a surrogate pair.
const BROKEN = /[\0\p{Cs}]/u;

/**
 * Parses a body that must be JSON.
 *
 * @throws Problem 400 when it is not UTF-8 or not JSON; also for a value that exceeds the limits, has a key that could
 *   reach an object's prototype or would be taken for a sentence, or holds a text that cannot be stored
 */
export function parseJsonBody(bytes: Buffer, limits: BodyLimits = SMALL_BODY): unknown {
  if (!isUtf8(bytes)) throw problemOfKind('malformed-json', say`The body is not UTF-8.`);
  const text = new TextDecoder().decode(bytes);
  refuseExcess(text, limits);
  const value = parse(text);
  // Without an escape no text can be broken, and only an escape can hide the name of such a key.
  if (text.includes('\\u') || FORBIDDEN.some((key) => text.includes(key))) refuseUnsafe(value);
  return value;
}

function refuseExcess(text: string, limits: BodyLimits): void {
  const [excess] = measureJson(text, limits).passed;
  if (excess === undefined) return;
  const { line, column } = positionOf(text, excess.offset);
  const place = say`line ${line}, column ${column}`;
  const what = {
    depth: say`At ${place} the body nests deeper than ${limits.depth} levels.`,
    values: say`At ${place} the body passes ${limits.values} members and elements, the limit of this operation.`,
    names: say`At ${place} the body passes ${limits.names} different names of members, the limit of this operation.`,
  }[excess.limit];
  throw problemOfKind('body-too-complex', what, { extra: { limit: limits[excess.limit] } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw problemOfKind('malformed-json', say`The body is not JSON: ${reason}.`);
  }
}

/** The first could reach a prototype, and the second marks a sentence of ours that is stored as data. */
const FORBIDDEN: readonly string[] = ['__proto__', SENTENCE_KEY];

function refuseUnsafe(value: unknown): void {
  const errors: RequestError[] = [];
  collectUnsafe(value, [], errors);
  if (errors.length > 0) throw refusedParts('body', errors);
}

/** The limits bound how deep this calls itself. */
function collectUnsafe(value: unknown, path: readonly string[], errors: RequestError[]): void {
  if (typeof value === 'string' && BROKEN.test(value)) errors.push(brokenAt(path));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (FORBIDDEN.includes(key)) {
      throw problemOfKind('malformed-json', say`The body has a key "${key}", which is not accepted.`);
    }
    if (BROKEN.test(key)) errors.push(brokenAt(path));
    else collectUnsafe(member, [...path, key], errors);
  }
}

const brokenAt = (path: readonly string[]): RequestError => ({
  in: 'body',
  name: bodyPointer(path),
  detail: say`holds a NUL or half of a surrogate pair, which cannot be stored: remove the character`,
});
