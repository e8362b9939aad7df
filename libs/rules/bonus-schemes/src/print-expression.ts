import { type Text, say } from '@quadrant/rules/message';
import { BINARY_LEVELS, COMPARISON_LEVEL, type BinaryOperator, type Expression } from './syntax.js';

/** How the parts of an expression are written. Everything between them is the same in the language and in sentences. */
export interface Wording {
  readonly name: (name: string) => string;
  readonly operator: (operator: BinaryOperator) => string;
  readonly call: (name: string, args: readonly Text[]) => string;
  /** Tells whether `and` within `or` has parentheses that only help a reader. */
  readonly partsJoins: boolean;
}

/** Writes the language of schemes, with no more parentheses than needed. Reading it gives the same expression again. */
export const SOURCE: Wording = {
  name: (name) => name,
  operator: (operator) => operator,
  call: (name, args) => `${name}(${args.join(', ')})`,
  partsJoins: false,
};

const [OR_LEVEL, AND_LEVEL] = [0, 1];
const MINUS_LEVEL = BINARY_LEVELS.length;
const NOT_LEVEL = COMPARISON_LEVEL - 0.5;
const VALUE_LEVEL = MINUS_LEVEL + 1;

function levelOf(expression: Expression): number {
  switch (expression.kind) {
    case 'binary':
      return BINARY_LEVELS.findIndex((level: readonly string[]) => level.includes(expression.operator));
    case 'not':
      return NOT_LEVEL;
    case 'minus':
      return MINUS_LEVEL;
    case 'literal':
    case 'name':
    case 'call':
    case 'list':
      return VALUE_LEVEL;
  }
}

/** Prints an expression in that wording. */
export function printExpression(expression: Expression, wording: Wording): Text {
  const level = levelOf(expression);
  const inside = (inner: Expression, least: number): Text => {
    const printed = printExpression(inner, wording);
    const isJoin = wording.partsJoins && level === OR_LEVEL && levelOf(inner) === AND_LEVEL;
    return levelOf(inner) < least || isJoin ? say`(${printed})` : printed;
  };
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? printText(expression.value) : String(expression.value);
    case 'name':
      return wording.name(expression.name);
    case 'not':
      return say`not ${inside(expression.operand, level)}`;
    case 'minus':
      return say`-${inside(expression.operand, level)}`;
    case 'binary': {
      // Operators of one level are read from the left, and comparisons are not chained at all.
      const left = inside(expression.left, level === COMPARISON_LEVEL ? level + 1 : level);
      return say`${left} ${wording.operator(expression.operator)} ${inside(expression.right, level + 1)}`;
    }
    case 'list':
      return `(${expression.texts.map(printText).join(', ')})`;
    case 'call':
      return wording.call(
        expression.name,
        expression.args.map((argument) => printExpression(argument, wording)),
      );
  }
}

/** Prints a text of the language in quotation marks. */
export const printText = (text: string): string => `"${text.replaceAll('"', '""')}"`;
