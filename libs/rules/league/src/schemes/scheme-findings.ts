import { type Text, say } from '@quadrant/rules/message';
import type { Severity } from '@quadrant/rules/tournament';
import { SCHEME_LIMITS } from './scheme-limits.js';

/** Every finding about a bonus scheme; each refuses it. `docs/findings.md` explains them. */
export const SCHEME_FINDINGS = {
  'scheme-empty': 'error',
  'scheme-too-long': 'error',
  'scheme-too-deep': 'error',
  'scheme-invisible-character': 'error',
  'scheme-unexpected': 'error',
  'scheme-unended': 'error',
  'scheme-unknown-fact': 'error',
  'scheme-unknown-function': 'error',
  'scheme-unknown-word': 'error',
  'scheme-wrong-type': 'error',
  'scheme-wrong-arguments': 'error',
  'scheme-name-taken': 'error',
  'scheme-number-too-large': 'error',
  'scheme-never': 'error',
  'scheme-without-maximum': 'error',
} as const satisfies Readonly<Record<string, Severity>>;

export type SchemeFindingCode = keyof typeof SCHEME_FINDINGS;

/** Part of the text of a scheme: the offset of its first character, and of the one behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One thing that keeps a scheme from being used, and where. */
export interface SchemeFinding {
  readonly code: SchemeFindingCode;
  /** From 1, as editors count. */
  readonly line: number;
  readonly column: number;
  /** In UTF-16 code units, line ends included. */
  readonly length: number;
  /** What is so, in one sentence. */
  readonly message: Text;
  /** What to do about it, in one sentence. */
  readonly advice: Text;
}

/** What is to be said about one scheme, so far. */
export interface SchemeReport {
  readonly text: string;
  readonly add: (code: SchemeFindingCode, at: Span, message: Text, advice: Text) => void;
  readonly hasFindings: () => boolean;
  /** In the order of the text; the first 20. */
  readonly inOrder: () => SchemeFinding[];
  /** An offset for a sentence: `line 2, column 5`. */
  readonly place: (offset: number) => Text;
}

const LINE_END = /\r\n|\n|\r/g;

export function startSchemeReport(text: string): SchemeReport {
  const found: { readonly start: number; readonly finding: SchemeFinding }[] = [];
  const lineStarts = [0, ...Array.from(text.matchAll(LINE_END), ({ index, 0: end }) => index + end.length)];
  const positionOf = (offset: number) => {
    const line = lineStarts.findLastIndex((start) => start <= offset) + 1;
    return { line, column: offset - (lineStarts[line - 1] ?? 0) + 1 };
  };
  return {
    text,
    add: (code, { start, end }, message, advice) => {
      found.push({ start, finding: { code, ...positionOf(start), length: end - start, message, advice } });
    },
    hasFindings: () => found.length > 0,
    inOrder: () =>
      found
        .sort((a, b) => a.start - b.start)
        .slice(0, SCHEME_LIMITS.findings)
        .map(({ finding }) => finding),
    place: (offset) => {
      const { line, column } = positionOf(offset);
      return say`line ${line}, column ${column}`;
    },
  };
}

const LONGEST_QUOTE = 40;

/** Part of the text as a message repeats it. */
export function quotePart(text: string, { start, end }: Span): string {
  const part = text.slice(start, end).replace(/\s+/g, ' ');
  return part.length <= LONGEST_QUOTE ? `\`${part}\`` : `\`${[...part].slice(0, LONGEST_QUOTE).join('')}…\``;
}
