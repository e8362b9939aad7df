import { type FindingCode } from '@quadrant/rules/findings';
import { type Text, say } from '@quadrant/rules/message';
import type { FindingList } from './findings.js';
import { LIMITS } from './limits.js';
import { showPointerTo } from './pointer.js';
import { quote } from './quote.js';

/** These keys reach into what every object inherits; none of our documents needs them. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** PostgreSQL stores no NUL, and UTF-8 cannot hold half of a surrogate pair. */
const BROKEN = /[\0\p{Cs}]/u;

/** It holds facts about the whole document. */
export interface JsonWalk {
  /** It counts the keys of all objects. */
  readonly keys: number;
  /** Whether the document has one canonical form (RFC 8785): finite numbers and whole characters only. */
  readonly isCanonical: boolean;
}

/**
 * Visits every value of a parsed document once and reports what no document may hold. `mayHoldBrokenText` is false when
 * the text has no escapes, which is nearly always so; then texts need not be checked.
 */
export function walkJson(root: unknown, findings: FindingList, mayHoldBrokenText: boolean): JsonWalk {
  const path: (string | number)[] = [];
  let keys = 0;
  let isCanonical = true;

  // A full list only counts, and 170,000 pointers and messages that nobody reads took 0.4 s.
  const addHere = (code: FindingCode, message: () => Text, advice: Text) => {
    if (findings.isFull('error')) findings.add(code, '', '', advice);
    else findings.add(code, showPointerTo(path), message(), advice);
  };

  const visitText = (text: string, what: Text) => {
    if (!mayHoldBrokenText || !BROKEN.test(text)) return;
    isCanonical = false;
    addHere(
      'broken-text',
      () => say`${what} ${quote(text)} contains a NUL or half of a surrogate pair, which cannot be stored.`,
      say`Remove the character.`,
    );
  };

  const visitObject = (object: object) => {
    for (const key of Object.keys(object)) {
      keys += 1;
      path.push(key);
      if (FORBIDDEN_KEYS.has(key)) {
        addHere('forbidden-key', () => say`The key ${key} is not allowed anywhere.`, say`Remove it.`);
      }
      visitText(key, say`The key`);
      visit(Reflect.get(object, key));
      path.pop();
    }
  };

  const visitList = (list: readonly unknown[]) => {
    for (let index = 0; index < list.length; index++) {
      path.push(index);
      visit(list[index]);
      path.pop();
    }
  };

  const visit = (value: unknown): void => {
    if (typeof value === 'string') visitText(value, say`The text`);
    else if (typeof value === 'number') {
      if (Number.isFinite(value)) return;
      isCanonical = false;
      addHere('number-not-finite', () => say`The number is too large to be read.`, say`Correct the number.`);
    } else if (typeof value === 'object' && value !== null) {
      if (path.length >= LIMITS.depth) {
        isCanonical = false;
        addHere('too-deep', () => say`Nested deeper than ${LIMITS.depth}.`, say`Flatten the document.`);
      } else if (Array.isArray(value)) visitList(value);
      else visitObject(value);
    }
  };

  visit(root);
  return { keys, isCanonical };
}
