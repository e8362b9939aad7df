import { count, say } from '@quadrant/rules/message';
import { removeInvisible } from '@quadrant/rules/tournament';
import { quotePart, type SchemeReport, type Span } from './scheme-findings.js';
import { SCHEME_LIMITS } from './scheme-limits.js';

/** A word of the language. An `unreadable` token has been reported already; `end` is behind the last token. */
export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'text' | 'sign' | 'unreadable' | 'end';
  readonly text: string;
}

const SPACE = String.raw`(?<space>\s+|#[^\r\n]*)`;
const WORD = String.raw`(?<word>[A-Za-z_]\w*(?:\.\w*)*)`;
const NUMBER = String.raw`(?<number>\d[\w.]*)`;
/** A quotation mark within a text is doubled. */
const TEXT = String.raw`(?<text>"(?:[^"\r\n]|"")*")`;
const OPEN_TEXT = String.raw`(?<open>"[^\r\n]*)`;
const FOREIGN = String.raw`(?<foreign>==+|<>|=[<>])`;
const SIGN = String.raw`(?<sign>!=|<=|>=|[=<>+\-*(),])`;
const UNKNOWN = String.raw`(?<unknown>!|[^\s\w"#=<>!+\-*(),]+)`;
const TOKEN = [SPACE, WORD, NUMBER, TEXT, OPEN_TEXT, FOREIGN, SIGN, UNKNOWN].join('|');

/** Other languages and typesetting programs write these instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...{ '==': '=', '===': '=', '<>': '!=', '≠': '!=', '=<': '<=', '≤': '<=', '=>': '>=', '≥': '>=' },
  ...{ '&&': 'and', '||': 'or', '!': 'not', '×': '*', '−': '-', '–': '-' },
  ...{ "'": '"', '“': '"', '”': '"', '„': '"', '«': '"', '»': '"', '‘': '"', '’': '"' },
};

/**
 * Splits a scheme into its words. A part that cannot be read is reported and becomes an `unreadable` token. A text
 * that is too long, or hides something, is not read at all.
 */
export function readTokens(report: SchemeReport): Token[] {
  const { text } = report;
  if (isTooLong(report) || hidesSomething(report)) return [];
  const tokens: Token[] = [];
  for (const match of text.matchAll(new RegExp(TOKEN, 'gy'))) {
    const [part] = match;
    const { word, number, text: quoted, sign, space } = match.groups ?? {};
    if (space !== undefined) continue;
    const at = { text: part, start: match.index, end: match.index + part.length };
    if (word !== undefined) tokens.push({ kind: 'word', ...at });
    else if (quoted !== undefined) tokens.push({ kind: 'text', ...at });
    else if (sign !== undefined) tokens.push({ kind: 'sign', ...at });
    else if (number !== undefined && isNumber(report, at)) tokens.push({ kind: 'number', ...at });
    else {
      if (number === undefined) reportUnreadable(report, at);
      tokens.push({ kind: 'unreadable', ...at });
    }
  }
  if (tokens.length > SCHEME_LIMITS.tokens) {
    const at = tokens[SCHEME_LIMITS.tokens]!;
    const message = say`The scheme has ${count(tokens.length, 'word')} and signs; at most ${SCHEME_LIMITS.tokens} are allowed.`;
    report.add('scheme-too-long', at, message, say`Shorten it, or split it into several schemes.`);
    return [];
  }
  return [...tokens, { kind: 'end', text: '', start: text.length, end: text.length }];
}

function isTooLong(report: SchemeReport): boolean {
  const { length } = report.text;
  const most = SCHEME_LIMITS.characters;
  if (length <= most) return false;
  const message = say`The scheme has ${length} characters; at most ${most} are allowed.`;
  report.add(
    'scheme-too-long',
    { start: most, end: length },
    message,
    say`Shorten it, or split it into several schemes.`,
  );
  return true;
}

/** Comments are checked too, because bidi characters make a text look different from what is read. */
function hidesSomething(report: SchemeReport): boolean {
  let start = 0;
  for (const character of report.text) {
    const at = { start, end: start + character.length };
    start = at.end;
    if ('\t\n\r'.includes(character) || removeInvisible(character) !== '') continue;
    const number = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    const message = say`The text contains U+${number}, a control, bidi, zero-width or otherwise invisible character.`;
    report.add('scheme-invisible-character', at, message, say`Remove it.`);
  }
  return report.hasFindings();
}

function isNumber(report: SchemeReport, at: Span & { readonly text: string }): boolean {
  if (!/^\d+$/.test(at.text)) {
    const message = say`${quotePart(report.text, at)} is not a whole number.`;
    report.add('scheme-unexpected', at, message, say`Write digits only. Instead of a fraction, multiply both sides.`);
    return false;
  }
  if (Number(at.text) <= SCHEME_LIMITS.number) return true;
  const message = say`${quotePart(report.text, at)} is more than ${SCHEME_LIMITS.number}.`;
  report.add('scheme-number-too-large', at, message, say`Write a smaller number.`);
  return false;
}

function reportUnreadable(report: SchemeReport, at: Span & { readonly text: string }): void {
  if (at.text.startsWith('"')) {
    const message = say`The text that begins here is still open where its line stops, at ${report.place(at.end)}.`;
    report.add('scheme-unended', at, message, say`End it with a quotation mark on the same line.`);
    return;
  }
  const instead = INSTEAD[at.text] ?? INSTEAD[[...at.text][0]!];
  const advice = instead === undefined ? say`Remove it.` : `Write \`${instead}\`.`;
  report.add('scheme-unexpected', at, say`${quotePart(report.text, at)} has no meaning in a scheme.`, advice);
}
