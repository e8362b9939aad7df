import { nearestWord, say } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import { factOf, findFactName, NOBODY } from './facts.js';
import { quotePart } from './scheme-findings.js';
import type { Expression } from './syntax.js';
import type { Scope, Typed } from './typed.js';
import { liftTwo, type Read } from './unknown.js';

type Binary = Extract<Expression, { readonly kind: 'binary' }>;

/** `=` and `!=`; null, without a finding, where the types differ or are sets. */
export function compileEquality(expression: Binary, left: Typed, right: Typed, scope: Scope): Typed | null {
  const read = readEquality(left, right, expression.operator === '=');
  if (read === null) return null;
  checkWord(expression.left, expression.right, scope);
  checkWord(expression.right, expression.left, scope);
  return { type: 'boolean', read };
}

function readEquality(left: Typed, right: Typed, isWanted: boolean): Read<boolean> | null {
  const compare = (one: unknown, other: unknown): boolean => (one === other) === isWanted;
  if (left.type === 'number' && right.type === 'number') return liftTwo(left.read, right.read, compare);
  if (left.type === 'text' && right.type === 'text') return liftTwo(left.read, right.read, compare);
  if (left.type === 'player' && right.type === 'player') return liftTwo(left.read, right.read, isSamePlayer(isWanted));
  if (left.type === 'boolean' && right.type === 'boolean') return liftTwo(left.read, right.read, compare);
  return null;
}

/** An absent player equals no player, so that two absences are not one person. */
const isSamePlayer =
  (isWanted: boolean) =>
  (one: string, other: string): boolean =>
    (one === other && one !== NOBODY) === isWanted;

/** A fact that has but a few words is never another one: a misspelt word would be a rule that never gives anything. */
export function checkWord(fact: Expression, literal: Expression, { report }: Scope): void {
  const name = fact.kind === 'name' ? findFactName(fact.name) : null;
  const { words } = name === null ? { words: undefined } : factOf(name);
  if (words === undefined) return;
  const texts = literal.kind === 'list' ? literal.texts : literal.kind === 'literal' ? [String(literal.value)] : [];
  const written = texts.map(foldHandle).find((text) => !words.includes(text));
  if (written === undefined) return;
  const near = nearestWord(written, words);
  const question = near === null ? '' : say` Did you mean ${near}?`;
  const message = say`${name ?? ''} is never ${quotePart(report.text, literal)}.${question}`;
  report.add('scheme-unknown-word', literal, message, say`Use one of ${words.map((word) => `"${word}"`).join(', ')}.`);
}
