import { nearestWord, say } from '@quadrant/rules/message';
import { foldFact } from './fold-fact.js';
import { FACT_WORDS, factOf, findFactName, type FactName, type FactValue, type OwnFact } from './facts.js';
import { quotePart, type Span } from './scheme-findings.js';
import { FUNCTIONS } from './syntax.js';
import type { Scope, Typed } from './typed.js';
import { lift, type Read } from './unknown.js';

/** Resolves a name to the value of `for each` or to a fact. Returns null and reports a finding when it is neither. */
export function compileName(name: string, at: Span, scope: Scope): Typed | null {
  if (name === scope.variable) return { type: 'text', read: readSubject };
  const fact = findFactName(name);
  if (fact !== null && isDeclared(fact, scope.ownFacts)) {
    scope.facts.add(fact);
    return compileFact(fact);
  }
  const { report, variable, ownFacts } = scope;
  const words = [...FACT_WORDS, ...(ownFacts ?? []).map((own) => `deck.${own.name}`)];
  const near = nearestWord(name, variable === null ? words : [variable, ...words]);
  const question = near === null ? '' : say` Did you mean ${findFactName(near) ?? near}?`;
  const isFunction = FUNCTIONS.some((each) => each === name);
  const advice = isFunction
    ? say`Write its values in parentheses after \`${name}\`.`
    : name.startsWith('deck.')
      ? say`Declare it first among the facts of the league, or use one of the facts that are listed in docs/bonus-facts.md.`
      : say`Use one of the facts that are listed in docs/bonus-facts.md.`;
  report.add('scheme-unknown-fact', at, say`There is no fact ${quotePart(report.text, at)}.${question}`, advice);
  return null;
}

const isDeclared = (fact: FactName, own: readonly OwnFact[] | null): boolean =>
  !fact.startsWith('deck.') || own === null || own.some(({ name }) => fact === `deck.${name}`);

const readSubject: Read<string> = ({ subject }) => {
  if (subject === null) throw new Error('A rule with `for each` is evaluated for one value at a time.');
  return subject;
};

function compileFact(name: FactName): Typed {
  const { type } = factOf(name);
  switch (type) {
    case 'number':
      return { type, read: readFact(name, isFiniteNumber) };
    case 'text': {
      const read = readFact(name, (value) => typeof value === 'string');
      return { type, read: factOf(name).words === undefined ? read : lift(read, foldFact) };
    }
    case 'player':
      return { type, read: readFact(name, (value) => typeof value === 'string') };
    case 'boolean':
      return { type, read: readFact(name, (value) => typeof value === 'boolean') };
    case 'set':
    case 'players':
      return { type, read: readFact(name, (value) => typeof value === 'object') };
  }
}

const isFiniteNumber = (value: FactValue): value is number => typeof value === 'number' && Number.isFinite(value);

function readFact<Value extends FactValue>(name: FactName, isRight: (value: FactValue) => value is Value): Read<Value> {
  const unknown = { untold: [name] };
  return ({ source }) => {
    const value = source.value(name);
    if (value === null) return unknown;
    if (!isRight(value))
      throw new TypeError(`The fact ${name} must be a ${factOf(name).type}, but the source gave a ${typeof value}.`);
    return value;
  };
}
