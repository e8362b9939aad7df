import { nearestWord, type Text, say } from '@quadrant/rules/message';
import { quotePart, type SchemeReport } from './scheme-findings.js';
import { KEYWORDS } from './syntax.js';
import type { Token } from './tokens.js';

export interface TokenReader {
  readonly report: SchemeReport;
  /** The next one, not taken yet: `end` for ever behind the last. */
  readonly next: (ahead?: number) => Token;
  readonly take: () => Token;
  readonly last: () => Token;
  readonly sees: (text: string, ahead?: number) => boolean;
  /** It counts the open parentheses, `not` and the like. */
  depth: number;
}

export function startTokenReader(report: SchemeReport, tokens: readonly Token[]): TokenReader {
  let taken = 0;
  const at = (index: number): Token => tokens[Math.min(Math.max(index, 0), tokens.length - 1)]!;
  const next = (ahead = 0) => at(taken + ahead);
  return {
    report,
    next,
    take: () => at(taken++),
    last: () => at(taken - 1),
    sees: (text, ahead = 0) => {
      const token = next(ahead);
      return token.text === text && (token.kind === 'word' || token.kind === 'sign');
    },
    depth: 0,
  };
}

/** Tells whether the current part of a rule ends at the next token: at a clause, another rule or the end. */
export const stopsHere = (reader: TokenReader): boolean =>
  reader.next().kind === 'end' || ['award', 'for', 'when', 'because'].some((word) => reader.sees(word));

/** The next token and its position, for a sentence about what stopped there. */
export function describeStop({ report, next }: TokenReader): Text {
  const token = next();
  if (token.kind === 'end') return say`the text stops, at ${report.place(token.start)}`;
  return say`${quotePart(report.text, token)} stands, at ${report.place(token.start)}`;
}

/**
 * Reports that the next token is not what is needed: where nothing follows any more, from the token after which it is missing.
 *
 * @param needed as `a value`
 */
export function reportMissing(reader: TokenReader, needed: Text): null {
  const { report, next, last } = reader;
  const token = next();
  if (token.kind === 'unreadable') return null;
  const after = quotePart(report.text, last());
  if (stopsHere(reader)) {
    const message = say`Nothing follows ${after} where ${describeStop(reader)}.`;
    report.add(
      'scheme-unended',
      { start: last().start, end: token.start },
      message,
      say`Write ${needed} after ${after}.`,
    );
    return null;
  }
  const meant = token.kind === 'word' ? nearestWord(token.text, KEYWORDS) : null;
  const question = meant === null || meant === token.text ? '' : say` Did you mean ${meant}?`;
  const message = say`${quotePart(report.text, token)} is not allowed here, after ${after}.${question}`;
  report.add('scheme-unexpected', token, message, say`Write ${needed} here.`);
  return null;
}
