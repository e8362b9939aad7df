import { type Text, say } from '@quadrant/rules/message';
import type { Severity } from '@quadrant/rules/findings';
import type { FindingList } from './findings.js';
import { checkPrivacy } from './check-privacy.js';
import { addWrongType, adviseTo, pointerOf, take, type JsonNode, type Presence } from './json-node.js';
import { didYouMean } from './near-miss.js';
import { quote } from './quote.js';

/** It matches C0 and C1 control characters, apart from the white space among them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Takes any text unchanged; the caller checks its form. */
export const takeRawText = (node: JsonNode, key: string, presence: Presence): string | null =>
  take(node, key, presence, say`a text`, isText);

/** Takes a text for display; see {@link checkText}. */
export function takeText(node: JsonNode, key: string, longest: number, presence: Presence = 'optional'): string | null {
  const raw = takeRawText(node, key, presence);
  return raw === null ? null : checkText(node.findings, pointerOf(node, key), raw, longest, presence);
}

/** Returns a text for display, trimmed; null, with a finding, when it is empty, too long, or holds control characters. */
export function checkText(
  findings: FindingList,
  pointer: string,
  raw: string,
  longest: number,
  presence: Presence,
): string | null {
  const text = raw.trim();
  if (text === '') {
    findings.add('empty-text', pointer, say`The text is empty.`, adviseTo(say`Write something`, presence));
  } else if (text.length > longest) {
    const message = say`The text has ${text.length} characters; at most ${longest} are allowed.`;
    findings.add('too-long', pointer, message, say`Shorten it.`);
  } else if (CONTROL.test(text)) {
    findings.add('control-character', pointer, say`${quote(text)} contains a control character.`, say`Remove it.`);
  } else return text;
  return null;
}

/** Takes a whole number; see {@link checkInteger}. */
export function takeInteger(
  node: JsonNode,
  key: string,
  lowest: number,
  highest: number,
  presence: Presence = 'optional',
): number | null {
  const value = take(node, key, presence, say`a whole number`, isNumber);
  if (value === null) return null;
  if (isWholeBetween(value, lowest, highest)) return value + 0;
  return checkInteger(node.findings, pointerOf(node, key), value, lowest, highest, presence);
}

/** Whether a value is a whole number within these bounds (inclusive). */
export const isWholeBetween = (value: unknown, lowest: number, highest: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest;

/** Returns a value as a whole number; null, with a finding, when it is none, or outside these bounds (inclusive). */
export function checkInteger(
  findings: FindingList,
  pointer: string,
  value: unknown,
  lowest: number,
  highest: number,
  presence: Presence,
): number | null {
  // Minus zero would be a different value when bits are compared.
  if (isWholeBetween(value, lowest, highest)) return value + 0;
  if (Number.isInteger(value)) {
    const message = say`${Number(value)} is outside ${lowest} to ${highest}.`;
    findings.add('out-of-range', pointer, message, say`Correct the number.`);
  } else addWrongType(findings, pointer, value, say`a whole number`, presence);
  return null;
}

/** Takes a flag; it is `false` when the key is absent. */
export const takeFlag = (node: JsonNode, key: string): boolean =>
  take(node, key, 'optional', say`true or false`, isFlag) ?? false;

/** Longer words are not worth comparing with the known ones. */
const LONGEST_WORD = 40;

/** Guessing a word takes longer than everything else, so it is done only for findings that will be read. */
const suggestion = ({ findings }: JsonNode, severity: Severity, word: string, known: Iterable<string>): Text =>
  word.length > LONGEST_WORD || findings.isFull(severity) ? '' : didYouMean(word, known);

/** Messages should use these words where the key itself is not a word. */
const NOUNS: Readonly<Record<string, Text>> = {
  ruleSystem: say`rule system`,
  cardPool: say`card pool`,
  rules: say`set of rules`,
  endedBy: 'ending',
};

/** Takes one of the words that the format knows for this key. */
export function takeLiteral<Word extends string>(
  node: JsonNode,
  key: string,
  words: readonly Word[],
  presence: Presence = 'optional',
): Word | null {
  const value = takeRawText(node, key, presence);
  if (value === null) return null;
  const known = words.find((word) => word === value);
  if (known !== undefined) return known;
  const message = say`${quote(value)} is not a known ${NOUNS[key] ?? key}.${suggestion(node, 'error', value, words)}`;
  node.findings.add('unknown-literal', pointerOf(node, key), message, say`Use one of ${words.join(', ')}.`);
  return null;
}

/** An object with more unknown keys is not a person's mistake, so they are not checked one by one. */
const MOST_UNKNOWN_KEYS = 1000;

/** Warns of every key that the format does not know. */
export function checkKeys(node: JsonNode, known: ReadonlySet<string>): void {
  let unknown = 0;
  for (const key in node.object) {
    if (known.has(key) || !Object.hasOwn(node.object, key)) continue;
    unknown += 1;
    if (unknown > MOST_UNKNOWN_KEYS) {
      const message = say`The object has more than ${MOST_UNKNOWN_KEYS} keys that are not part of quadrant/1.`;
      node.findings.add('too-many-values', node.pointer, message, say`Remove them.`);
      return;
    }
    checkPrivacy(node.findings, node.pointer, key, node.object[key]);
    addUnknownKey(node, key, known);
  }
}

function addUnknownKey(node: JsonNode, key: string, known: ReadonlySet<string>): void {
  // When the list is full, it only counts, so no words need to be found.
  const words = node.findings.isFull('warning')
    ? ''
    : say`${quote(key)} is not a key of quadrant/1 here, so it counts nothing.${suggestion(node, 'warning', key, known)}`;
  const pointer = words === '' ? '' : pointerOf(node, key);
  node.findings.add('unknown-key', pointer, words, say`Correct or remove it; the document is kept as it came.`);
}
