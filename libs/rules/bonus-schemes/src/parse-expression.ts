import { count, say } from '@quadrant/rules/message';
import { quotePart } from './scheme-findings.js';
import { SCHEME_LIMITS } from './scheme-limits.js';
import { BINARY_LEVELS, COMPARISON_LEVEL, isKeyword, type BinaryOperator, type Expression } from './syntax.js';
import { describeStop, reportMissing, stopsHere, type TokenReader } from './token-reader.js';

/** Reads an expression as far as it goes; returns null when something is wrong, which has been reported. */
export const parseExpression = (reader: TokenReader): Expression | null => parseBinary(reader, 0);

/** Reads an operand that cannot contain `in`: the set of `for each`. */
export const parseOperand = (reader: TokenReader): Expression | null => parseBinary(reader, COMPARISON_LEVEL + 1);

function parseBinary(reader: TokenReader, level: number): Expression | null {
  const parseTighter = () => {
    if (level + 1 === COMPARISON_LEVEL) return parseNot(reader);
    return level + 1 < BINARY_LEVELS.length ? parseBinary(reader, level + 1) : parseMinus(reader);
  };
  let left = parseTighter();
  for (let compared = false; left !== null; compared = level === COMPARISON_LEVEL) {
    const operator = seeOperator(reader, level);
    if (operator === null) return left;
    if (compared) return reportChain(reader);
    reader.take();
    if (operator === 'not in') reader.take();
    const isMember = operator === 'in' || operator === 'not in';
    const right = isMember && seesList(reader) ? parseList(reader) : parseTighter();
    if (right === null) return null;
    left = { kind: 'binary', operator, left, right, start: left.start, end: right.end };
  }
  return null;
}

function seeOperator({ sees }: TokenReader, level: number): BinaryOperator | null {
  const isNext = (operator: string) => (operator === 'not in' ? sees('not') && sees('in', 1) : sees(operator));
  return BINARY_LEVELS[level]?.find(isNext) ?? null;
}

function reportChain({ report, next }: TokenReader): null {
  const message = say`${quotePart(report.text, next())} compares with another comparison.`;
  report.add(
    'scheme-unexpected',
    next(),
    message,
    say`Compare two values at a time, and join comparisons with \`and\`.`,
  );
  return null;
}

function parseNot(reader: TokenReader): Expression | null {
  return reader.sees('not') ? parsePrefix(reader, 'not', parseNot) : parseBinary(reader, COMPARISON_LEVEL);
}

function parseMinus(reader: TokenReader): Expression | null {
  return reader.sees('-') ? parsePrefix(reader, 'minus', parseMinus) : parseValue(reader);
}

function parsePrefix(
  reader: TokenReader,
  kind: 'not' | 'minus',
  parse: (reader: TokenReader) => Expression | null,
): Expression | null {
  const { start } = reader.take();
  const operand = parseInside(reader, () => parse(reader));
  return operand && { kind, operand, start, end: operand.end };
}

function parseValue(reader: TokenReader): Expression | null {
  const { kind, text, start, end } = reader.next();
  if (reader.sees('(')) return parseParenthesis(reader);
  if (kind === 'text' || kind === 'number') {
    reader.take();
    return { kind: 'literal', value: kind === 'text' ? writtenText(text) : Number(text), start, end };
  }
  if (reader.sees('true') || reader.sees('false')) {
    reader.take();
    return { kind: 'literal', value: text === 'true', start, end };
  }
  if (kind !== 'word' || isKeyword(text)) return reportMissing(reader, 'a value');
  reader.take();
  return reader.sees('(') ? parseCall(reader, text, start) : { kind: 'name', name: text, start, end };
}

const writtenText = (token: string): string => token.slice(1, -1).replaceAll('""', '"');

function parseParenthesis(reader: TokenReader): Expression | null {
  const open = reader.take();
  const inner = parseInside(reader, () => parseExpression(reader));
  if (inner === null || !closes(reader, open.start)) return null;
  return { ...inner, start: open.start, end: reader.last().end };
}

/** Tells whether a list of texts is next. Nothing else that begins like one can be on the right of `in`. */
const seesList = ({ sees, next }: TokenReader): boolean =>
  sees('(') && next(1).kind === 'text' && (sees(',', 2) || sees(')', 2));

function parseList(reader: TokenReader): Expression | null {
  const open = reader.take();
  const texts: string[] = [];
  do {
    if (texts.length > 0) reader.take();
    if (reader.next().kind !== 'text') return reportMissing(reader, say`a text in quotation marks`);
    texts.push(writtenText(reader.take().text));
  } while (reader.sees(','));
  return closes(reader, open.start) ? { kind: 'list', texts, start: open.start, end: reader.last().end } : null;
}

function parseCall(reader: TokenReader, name: string, start: number): Expression | null {
  const open = reader.take();
  const args: Expression[] = [];
  while (args.length === 0 ? !reader.sees(')') : reader.sees(',')) {
    if (args.length > 0) reader.take();
    const argument = parseInside(reader, () => parseExpression(reader));
    if (argument === null) return null;
    args.push(argument);
  }
  if (!closes(reader, open.start)) return null;
  return { kind: 'call', name, args, start, end: reader.last().end };
}

/** Takes the closing parenthesis, or reports the one that is open. */
function closes(reader: TokenReader, open: number): boolean {
  if (reader.sees(')')) {
    reader.take();
    return true;
  }
  const { report, next } = reader;
  if (next().kind === 'unreadable') return false;
  const message = say`The parenthesis that begins here is still open where ${describeStop(reader)}.`;
  const advice = stopsHere(reader) ? say`Close it with \`)\`.` : say`Close it with \`)\`, or write an operator there.`;
  report.add('scheme-unended', { start: open, end: next().start }, message, advice);
  return false;
}

function parseInside(reader: TokenReader, parse: () => Expression | null): Expression | null {
  if (reader.depth === SCHEME_LIMITS.depth) {
    const most = count(SCHEME_LIMITS.depth, 'level');
    const message = say`More than ${most} of parentheses, \`not\` and the like are open here.`;
    reader.report.add('scheme-too-deep', reader.last(), message, say`Write it with less nesting.`);
    return null;
  }
  reader.depth += 1;
  const parsed = parse();
  reader.depth -= 1;
  return parsed;
}
