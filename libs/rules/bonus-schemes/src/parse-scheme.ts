import { count, nearestWord, say } from '@quadrant/rules/message';
import { parseExpression, parseOperand } from './parse-expression.js';
import { quotePart, type SchemeReport } from './scheme-findings.js';
import { MOST_PER_ENTRY, SCHEME_LIMITS } from './scheme-limits.js';
import { isKeyword, type Expression, type RuleSyntax, type SchemeSyntax } from './syntax.js';
import { reportMissing, startTokenReader, stopsHere, type TokenReader } from './token-reader.js';
import { readTokens } from './tokens.js';

/**
 * Returns the most points of an entry, and the rules that can be read. A rule with a mistake is left out and
 * reported. Reading goes on at the next `award`, so that mistakes in several rules are all reported at once.
 */
export function parseScheme(report: SchemeReport): SchemeSyntax {
  const tokens = readTokens(report);
  if (tokens.length === 0) return { most: null, rules: [] };
  const reader = startTokenReader(report, tokens);
  const most = reader.sees('at') ? parseMost(reader) : null;
  if (most === 'unreadable') skipRule(reader);
  return { most: most === 'unreadable' ? null : most, rules: parseRules(reader) };
}

/** Reads `at most 6`, which is before the rules. */
function parseMost(reader: TokenReader): number | 'unreadable' {
  reader.take();
  if (!takes(reader, 'most')) return 'unreadable';
  const { kind, text } = reader.next();
  const most = Number(text);
  if (kind !== 'number') return reportMissing(reader, say`a number of points`) ?? 'unreadable';
  if (most >= 1 && most <= MOST_PER_ENTRY) {
    reader.take();
    return most;
  }
  const message = say`A scheme gives one entry at most ${quotePart(reader.report.text, reader.next())} points.`;
  const advice = say`Write a whole number from 1 to ${MOST_PER_ENTRY}.`;
  reader.report.add('scheme-number-too-large', reader.next(), message, advice);
  return 'unreadable';
}

function parseRules(reader: TokenReader): RuleSyntax[] {
  const { report } = reader;
  const rules: RuleSyntax[] = [];
  for (let number = 1; reader.next().kind !== 'end'; number++) {
    if (number > SCHEME_LIMITS.rules) {
      const message = say`This is rule ${number}, but a scheme has at most ${count(SCHEME_LIMITS.rules, 'rule')}.`;
      report.add('scheme-too-long', reader.next(), message, say`Divide it into several schemes.`);
      return rules;
    }
    const rule = parseRule(reader);
    if (rule === null) skipRule(reader);
    else rules.push(rule);
  }
  if (rules.length === 0 && !report.hasFindings()) {
    const message = say`The scheme has no rule.`;
    report.add(
      'scheme-empty',
      { start: 0, end: 0 },
      message,
      say`Write one that begins with \`award\` and a number of points.`,
    );
  }
  return rules;
}

function skipRule(reader: TokenReader): void {
  while (reader.next().kind !== 'end' && !reader.sees('award')) reader.take();
}

function parseRule(reader: TokenReader): RuleSyntax | null {
  if (!reader.sees('award')) return reportNoRule(reader);
  const { start } = reader.take();
  const points = parseExpression(reader);
  if (points === null) return null;
  const each = reader.sees('for') ? parseEach(reader) : null;
  if (each === 'unreadable') return null;
  const when = reader.sees('when') ? parseWhen(reader) : null;
  if (when === 'unreadable') return null;
  const because = reader.sees('because') ? parseBecause(reader) : null;
  if (because === 'unreadable') return null;
  if (reader.next().kind !== 'end' && !reader.sees('award')) return reportLeftOver(reader);
  return { points, each, when, because, start, end: reader.last().end };
}

function reportNoRule({ report, next }: TokenReader): null {
  if (next().kind === 'unreadable') return null;
  const question = nearestWord(next().text, ['award']) === null ? '' : say` Did you mean award?`;
  const message = say`No rule begins with ${quotePart(report.text, next())}.${question}`;
  report.add('scheme-unexpected', next(), message, say`Begin every rule with \`award\`, every comment with \`#\`.`);
  return null;
}

function reportLeftOver(reader: TokenReader): null {
  const { report, next } = reader;
  if (!stopsHere(reader)) return reportMissing(reader, say`an operator, the next clause or the next rule`);
  const message = `\`${next().text}\` comes too late, or twice.`;
  const advice = say`Write the clauses of a rule in this order, each once: \`award\`, \`for each\`, \`when\`, \`because\`.`;
  report.add('scheme-unexpected', next(), message, advice);
  return null;
}

function parseEach(reader: TokenReader): RuleSyntax['each'] | 'unreadable' {
  reader.take();
  if (!takes(reader, 'each')) return 'unreadable';
  const { kind, text: name, start, end } = reader.next();
  if (kind !== 'word' || isKeyword(name)) return reportMissing(reader, say`a name of your own`) ?? 'unreadable';
  reader.take();
  if (!takes(reader, 'in')) return 'unreadable';
  const set = parseOperand(reader);
  return set === null ? 'unreadable' : { name, nameAt: { start, end }, set };
}

function takes(reader: TokenReader, word: string): boolean {
  if (!reader.sees(word)) {
    reportMissing(reader, `\`${word}\``);
    return false;
  }
  reader.take();
  return true;
}

function parseWhen(reader: TokenReader): Expression | 'unreadable' {
  reader.take();
  return parseExpression(reader) ?? 'unreadable';
}

function parseBecause(reader: TokenReader): RuleSyntax['because'] | 'unreadable' {
  reader.take();
  const { kind, text, start, end } = reader.next();
  if (kind !== 'text') return reportMissing(reader, say`a text in quotation marks`) ?? 'unreadable';
  reader.take();
  return { written: text.slice(1, -1), start: start + 1, end: end - 1 };
}
