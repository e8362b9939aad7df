import { count, nearestWord, type Text, say, joined } from '@quadrant/rules/message';
import { foldFact } from './fold-fact.js';
import { checkWord, compileEquality } from './compile-equality.js';
import { compileName } from './compile-name.js';
import { quotePart, type Span } from './scheme-findings.js';
import { FUNCTIONS, type BinaryOperator, type Expression } from './syntax.js';
import { A_TYPE, type Scope, type Typed } from './typed.js';
import { decide, lift, liftTwo } from './unknown.js';

type Of<Kind extends Expression['kind']> = Extract<Expression, { readonly kind: Kind }>;

/** Checks an expression; null when something is wrong with it, which has been reported. */
export function compileExpression(expression: Expression, scope: Scope): Typed | null {
  switch (expression.kind) {
    case 'literal':
      return compileLiteral(expression.value);
    case 'name':
      return compileName(expression.name, expression, scope);
    case 'not':
    case 'minus':
      return compilePrefix(expression, scope);
    case 'binary':
      return compileBinary(expression, scope);
    case 'call':
      return compileCall(expression, scope);
    case 'list': {
      const texts: ReadonlySet<string> = new Set(expression.texts.map(foldFact));
      return { type: 'set', read: () => texts };
    }
  }
}

function compileLiteral(value: number | string | boolean): Typed {
  if (typeof value === 'number') return { type: 'number', read: () => value };
  if (typeof value === 'boolean') return { type: 'boolean', read: () => value };
  const folded = foldFact(value);
  return { type: 'text', read: () => folded };
}

function compilePrefix({ kind, operand, start, end }: Of<'not' | 'minus'>, scope: Scope): Typed | null {
  const typed = compileExpression(operand, scope);
  if (typed === null) return null;
  if (kind === 'not' && typed.type === 'boolean') return { type: 'boolean', read: lift(typed.read, (value) => !value) };
  if (kind === 'minus' && typed.type === 'number') return { type: 'number', read: lift(typed.read, (value) => -value) };
  const [operator, needed] = kind === 'not' ? ['not', A_TYPE.boolean] : ['-', A_TYPE.number];
  const message = say`\`${operator}\` needs ${needed}, and ${quotePart(scope.report.text, operand)} is ${A_TYPE[typed.type]}.`;
  scope.report.add('scheme-wrong-type', { start, end }, message, say`Write ${needed} after it.`);
  return null;
}

function compileBinary(expression: Of<'binary'>, scope: Scope): Typed | null {
  const left = compileExpression(expression.left, scope);
  const right = compileExpression(expression.right, scope);
  if (left === null || right === null) return null;
  const typed = combine(expression, left, right, scope);
  if (typed !== null) return typed;
  const { operator, start, end } = expression;
  const kinds = say`${A_TYPE[left.type]} on its left and ${A_TYPE[right.type]} on its right`;
  scope.report.add('scheme-wrong-type', { start, end }, say`\`${operator}\` has ${kinds}.`, NEEDED[operator]);
  return null;
}

const NUMBERS = say`Write a number on both sides.`;
const ALIKE = say`Compare a number with a number, a text with a text; ask for a text of a set with \`in\`.`;
const CONDITIONS = say`Write a condition, as \`entry.place = 1\`, on both sides.`;
const MEMBER = say`Write a text on its left and a set or a list, as \`("Earth", "Bajor")\`, on its right; or a player and a set of players.`;
const NEEDED: Readonly<Record<BinaryOperator, Text>> = {
  ...{ or: CONDITIONS, and: CONDITIONS, '=': ALIKE, '!=': ALIKE, in: MEMBER, 'not in': MEMBER },
  ...{ '<': NUMBERS, '<=': NUMBERS, '>': NUMBERS, '>=': NUMBERS, '+': NUMBERS, '-': NUMBERS, '*': NUMBERS },
};

const COMPARE: Readonly<Partial<Record<BinaryOperator, (left: number, right: number) => boolean>>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

const CALCULATE: Readonly<Partial<Record<BinaryOperator, (left: number, right: number) => number>>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
};

/** It is null when the operator is not for these types. */
function combine(expression: Of<'binary'>, left: Typed, right: Typed, scope: Scope): Typed | null {
  const { operator } = expression;
  if (operator === '=' || operator === '!=') return compileEquality(expression, left, right, scope);
  if (operator === 'in' || operator === 'not in') {
    if (left.type !== 'text' && left.type !== 'player') return null;
    if (right.type !== (left.type === 'text' ? 'set' : 'players')) return null;
    checkWord(expression.left, expression.right, scope);
    const isMember = operator === 'in';
    return { type: 'boolean', read: liftTwo(left.read, right.read, (text, set) => set.has(text) === isMember) };
  }
  if (operator === 'and' || operator === 'or') {
    if (left.type !== 'boolean' || right.type !== 'boolean') return null;
    return { type: 'boolean', read: decide(left.read, right.read, operator === 'or') };
  }
  if (left.type !== 'number' || right.type !== 'number') return null;
  const compare = COMPARE[operator];
  if (compare !== undefined) return { type: 'boolean', read: liftTwo(left.read, right.read, compare) };
  const calculate = CALCULATE[operator];
  return calculate === undefined ? null : { type: 'number', read: liftTwo(left.read, right.read, calculate) };
}

function compileCall({ name, args, start, end }: Of<'call'>, scope: Scope): Typed | null {
  const typed = args.map((argument) => compileExpression(argument, scope));
  const at = { start, end: start + name.length };
  if (!FUNCTIONS.some((each) => each === name)) return reportFunction(name, at, scope);
  const [one, other, ...more] = typed;
  if (typed.some((each) => each === null)) return null;
  if (name === 'count' && (one?.type === 'set' || one?.type === 'players') && typed.length === 1) {
    return { type: 'number', read: lift(one.read, ({ size }) => size) };
  }
  if (name !== 'count' && one?.type === 'number' && other?.type === 'number' && more.length === 0) {
    const [left, right] = [one.read, other.read];
    const choose = name === 'min' ? Math.min : Math.max;
    return { type: 'number', read: liftTwo(left, right, (a, b) => choose(a, b)) };
  }
  const given = typed.flatMap((each) => (each === null ? [] : A_TYPE[each.type]));
  const message = say`\`${name}\` is given ${given.length === 0 ? say`nothing` : joined(given, ' and ')}.`;
  const advice =
    name === 'count' ? say`Give it one set.` : say`Give it ${count(2, 'number')}, with a comma between them.`;
  scope.report.add('scheme-wrong-arguments', { start, end }, message, advice);
  return null;
}

function reportFunction(name: string, at: Span, { report }: Scope): null {
  const near = nearestWord(name, FUNCTIONS);
  const question = near === null ? '' : say` Did you mean ${near}?`;
  const message = say`There is no function ${quotePart(report.text, at)}.${question}`;
  report.add('scheme-unknown-function', at, message, say`Use one of ${FUNCTIONS.join(', ')}.`);
  return null;
}
