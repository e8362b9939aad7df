import type { Span } from './scheme-findings.js';

/** The operators between two values. Those that bind loosest come first; those of one line bind alike. */
export const BINARY_LEVELS = [
  ['or'],
  ['and'],
  ['=', '!=', '<', '<=', '>', '>=', 'in', 'not in'],
  ['+', '-'],
  ['*'],
] as const;

export type BinaryOperator = (typeof BINARY_LEVELS)[number][number];

/** `not` is between `and` and comparisons. */
export const COMPARISON_LEVEL = 2;

/** A text is as it was written, without its quotation marks and not folded. */
export type Expression = Span &
  (
    | { readonly kind: 'literal'; readonly value: number | string | boolean }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'not' | 'minus'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    /** A list is on the right of `in`; its texts are as they were written. */
    | { readonly kind: 'list'; readonly texts: readonly string[] }
  );

export interface SchemeSyntax {
  /** The most points that it gives to one entry: `at most N` before its rules. It is null when the text does not state it. */
  readonly most: number | null;
  readonly rules: readonly RuleSyntax[];
}

export interface RuleSyntax extends Span {
  readonly points: Expression;
  readonly each: { readonly name: string; readonly nameAt: Span; readonly set: Expression } | null;
  readonly when: Expression | null;
  /** The text between its quotation marks, in which they are still doubled; `start` is the offset of its first character. */
  readonly because: (Span & { readonly written: string }) | null;
}

export const FUNCTIONS = ['count', 'min', 'max'] as const;

export const KEYWORDS = [
  ...['award', 'for', 'each', 'in', 'when', 'because'],
  ...['and', 'or', 'not', 'true', 'false'],
] as const;

const KEYWORD_SET: ReadonlySet<string> = new Set(KEYWORDS);

export const isKeyword = (word: string): boolean => KEYWORD_SET.has(word);
