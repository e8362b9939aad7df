import { say, count, type Text, joined } from '@quadrant/rules/message';
import { factOf, findFactName } from './facts.js';
import { printExpression, printText, SOURCE, type Wording } from './print-expression.js';
import type { BinaryOperator, Expression, RuleSyntax } from './syntax.js';

export interface RuleDescription {
  /** Rules are numbered from 1. */
  readonly rule: number;
  /** The rule is written in the language of schemes, on one line and without comments. */
  readonly source: string;
  /** A sentence that says what it gives and when, without its first capital and its full stop. */
  readonly words: Text;
}

const OPERATORS: Readonly<Record<BinaryOperator, string>> = {
  ...{ or: 'or', and: 'and', '=': 'is', '!=': 'is not', in: 'is among', 'not in': 'is not among' },
  ...{ '<': 'is less than', '<=': 'is at most', '>': 'is more than', '>=': 'is at least' },
  ...{ '+': 'plus', '-': 'minus', '*': 'times' },
};

const WORDS: Wording = {
  name: (name) => {
    const fact = findFactName(name);
    return fact === null ? name : factOf(fact).means;
  },
  operator: (operator) => OPERATORS[operator],
  call: (name, args) => {
    if (name === 'count') return `how many there are of ${args.join()}`;
    return `the ${name === 'min' ? 'lesser' : 'greater'} of (${args.join('; ')})`;
  },
  partsJoins: true,
};

/** Writes a condition in words. */
export const describeCondition = (condition: Expression): Text => printExpression(condition, WORDS);

/** Describes a rule in words, and prints it from its syntax. */
export const describeRule = (rule: RuleSyntax, index: number): RuleDescription => ({
  rule: index + 1,
  source: printRule(rule),
  words: joined(
    [
      describePoints(rule.points),
      rule.each && say`for each ${rule.each.name} of ${printExpression(rule.each.set, WORDS)}`,
      rule.when && say`when ${describeCondition(rule.when)}`,
    ].filter((part) => part !== null),
    ' ',
  ),
});

function describePoints(points: Expression): Text {
  if (points.kind === 'literal' && typeof points.value === 'number') return count(points.value, 'point');
  return say`as many points as ${printExpression(points, WORDS)}`;
}

const printRule = ({ points, each, when, because }: RuleSyntax): string =>
  [
    `award ${String(printExpression(points, SOURCE))}`,
    each && `for each ${each.name} in ${String(printExpression(each.set, SOURCE))}`,
    when && `when ${String(printExpression(when, SOURCE))}`,
    because && `because ${printText(because.written.replaceAll('""', '"'))}`,
  ]
    .filter((part) => part !== null)
    .join(' ');
