import { foldFact } from './fold-fact.js';
import type { BinaryOperator, Expression } from './syntax.js';

type Constant = number | string | boolean;

/**
 * Returns the value that an expression has for all facts; null when it depends on one. Only constants are folded: two
 * conditions on facts that exclude each other are not found.
 */
export function foldConstant(expression: Expression): Constant | null {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? foldFact(expression.value) : expression.value;
    case 'not': {
      const operand = foldConstant(expression.operand);
      return typeof operand === 'boolean' ? !operand : null;
    }
    case 'minus': {
      const operand = foldConstant(expression.operand);
      return typeof operand === 'number' ? -operand : null;
    }
    case 'call':
      return foldCall(expression.name, expression.args.map(foldConstant));
    case 'binary':
      return foldBinary(expression.operator, expression.left, expression.right);
    case 'name':
    case 'list':
      return null;
  }
}

function foldCall(name: string, args: readonly (Constant | null)[]): Constant | null {
  const [one, other] = args;
  if (typeof one !== 'number' || typeof other !== 'number') return null;
  return name === 'min' ? Math.min(one, other) : name === 'max' ? Math.max(one, other) : null;
}

function foldBinary(operator: BinaryOperator, left: Expression, right: Expression): Constant | null {
  const [one, other] = [foldConstant(left), foldConstant(right)];
  if (operator === 'and')
    return one === false || other === false ? false : one === true && other === true ? true : null;
  if (operator === 'or') return one === true || other === true ? true : one === false && other === false ? false : null;
  if (operator === 'in' || operator === 'not in') {
    if (typeof one !== 'string' || right.kind !== 'list') return null;
    return right.texts.some((text) => foldFact(text) === one) === (operator === 'in');
  }
  if (one === null || other === null) return null;
  if (operator === '=') return one === other;
  if (operator === '!=') return one !== other;
  if (typeof one !== 'number' || typeof other !== 'number') return null;
  return NUMBERS[operator](one, other);
}

const NUMBERS: Readonly<
  Record<'<' | '<=' | '>' | '>=' | '+' | '-' | '*', (one: number, other: number) => number | boolean>
> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
};
