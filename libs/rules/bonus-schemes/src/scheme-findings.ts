import type { SchemeFindingCode } from '@quadrant/rules/findings';
import { type Text, say } from '@quadrant/rules/message';
import { SCHEME_LIMITS } from './scheme-limits.js';

/** A part of a scheme's text begins at `start` and ends before `end`; both are offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface SchemeFinding {
  readonly code: SchemeFindingCode;
  /** Lines are counted from 1, as in editors. */
  readonly line: number;
  readonly column: number;
  /** It counts UTF-16 code units, line ends included. */
  readonly length: number;
  readonly message: Text;
  readonly advice: Text;
}

export interface SchemeReport {
  readonly text: string;
  readonly add: (code: SchemeFindingCode, at: Span, message: Text, advice: Text) => void;
  readonly hasFindings: () => boolean;
  /** The first 20 findings are returned, in the order of the text. */
  readonly inOrder: () => SchemeFinding[];
  /** Writes an offset in words: `line 2, column 5`. */
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

/** Quotes part of the text for a message. */
export function quotePart(text: string, { start, end }: Span): string {
  const part = text.slice(start, end).replace(/\s+/g, ' ');
  return part.length <= LONGEST_QUOTE ? `\`${part}\`` : `\`${[...part].slice(0, LONGEST_QUOTE).join('')}…\``;
}
