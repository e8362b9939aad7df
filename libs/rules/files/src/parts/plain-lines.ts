import { roundOfHeading } from './round-cells.js';

const QUOTED = /^ ?>[> ]{0,20}/u;
/** Forums mark words so: [b]Round 1[/b], [list=1]. */
export const BBCODE =
  /\[\/?(?:b|i|u|s|url|img|quote|code|size|color|colour|center|left|right|list|ol|ul|li|table|tr|td|th|spoiler)(?:=[^\]\n]{0,80})?\]/giu;
const ITEM = /^[ \t]*\[\*\][ \t]*/u;
const NUMBERED_LIST = /\[(?:list=[1ai]|ol)\]/iu;
const END_OF_LIST = /\[\/(?:list|ol|ul)\]/iu;

/** Mails have their signature below this line (RFC 3676, section 4.3). */
const ABOVE_SIGNATURE = /^-- ?$/;
/** More lines are no signature, and no line of it has a place or a score. */
const LONGEST_SIGNATURE = 6;
const OF_RESULTS = /^\s{0,20}\d|\d ?[-–:] ?\d/u;

/** Logs of chats have the time before each line, "[13:11]", and some the day as well, "[17.04.04, 13:11:05]". */
const STAMP = /^\s{0,8}[[(]\d[\d:., /apm-]{3,24}[\])] {0,3}/iu;
/** Without brackets, such a number could be a score. */
const BARE_STAMP = /^\d{1,2}:\d\d(?::\d\d)? {1,3}(?=<)|^\d[\d/.-]{5,9},? \d{1,2}:\d\d(?::\d\d)? - /u;
/** The nickname of the person who wrote the line is behind the time. */
const NICKNAME = /^<[@+%~& ]{0,2}[^<>\s]{1,30}>\s{1,3}/u;
/** Programs of phones write it with a colon, and the day before it. */
const SENDER = /^(\p{L}[^:<>]{0,30}): /u;
const OF_DAY = /\d[/.-]\d{1,2}[/.-]\d/u;
const FEWEST_OF_CHAT = 3;

/** Returns a line of a chat without its time and the nickname before it; null for a line without them. */
function chatted(line: string): string | null {
  const [stamp = ''] = STAMP.exec(line) ?? BARE_STAMP.exec(line) ?? [];
  const rest = line.slice(stamp.length);
  const [nickname = ''] = NICKNAME.exec(rest) ?? [];
  const [sender = '', name = ''] = nickname === '' && OF_DAY.test(stamp) ? (SENDER.exec(rest) ?? []) : [];
  const before = nickname !== '' ? nickname : roundOfHeading(name) === null ? sender : '';
  return stamp === '' && before === '' ? null : rest.slice(before.length);
}

/** Tells whether a text is the log of a chat: most of its lines have the time, or a nickname in angle brackets, before them. */
export function isChat(text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const told = lines.filter((line) => chatted(line) !== null).length;
  return told >= FEWEST_OF_CHAT && 2 * told > lines.length;
}

/**
 * Returns the lines of a text without the marks of mails, forums and chats. An answer quotes what it answers, which is left out; a
 * text that is forwarded is quoted as a whole. A signature says nothing of the tournament. The items of a numbered list get their numbers.
 */
export function plainLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  const written = lines.filter((line) => line.trim() !== '');
  const quoted = written.filter((line) => QUOTED.test(line)).length;
  const isOfChat = isChat(text);
  const isForwarded = 2 * quoted > written.length;
  let item = 0;
  let isNumbered = false;
  const end = lines.findLastIndex((line) => ABOVE_SIGNATURE.test(line));
  const below = end === -1 ? [] : lines.slice(end + 1).filter((line) => line.trim() !== '');
  const isSigned = end !== -1 && below.length <= LONGEST_SIGNATURE && !below.some((line) => OF_RESULTS.test(line));
  const signature = isSigned ? end : lines.length;
  const shownLines = lines.map((line, at) => {
    if (at >= signature) return '';
    if (QUOTED.test(line) && !isForwarded) return '';
    const shown = line.replace(QUOTED, '');
    if (NUMBERED_LIST.test(shown)) [isNumbered, item] = [true, 0];
    if (END_OF_LIST.test(shown)) isNumbered = false;
    const numbered = ITEM.test(shown) ? shown.replace(ITEM, isNumbered ? `${(item += 1)}. ` : '') : shown;
    const told = isOfChat ? chatted(numbered) : null;
    return (told ?? numbered).replaceAll(BBCODE, '');
  });
  return partPairs(shownLines);
}

/** It finds two names of one word before a score: "Ann-Bob 100-35". */
const PAIR =
  /^(\s{0,20}(?:[-*•] )?)(\p{L}[\p{L}.’']{0,30})[-–](\p{L}[\p{L}.’']{0,30})(?=:? \(?\d{1,4} ?[-–:] ?\d{1,4})/u;
const FEWEST_PAIRS = 2;

/** Puts spaces around the hyphens of pairs where somebody is in several of them: Anne-Marie is in one. */
function partPairs(lines: readonly string[]): string[] {
  const partners = new Map<string, Set<string>>();
  for (const line of lines) {
    const [, , one, other] = PAIR.exec(line) ?? [];
    if (one === undefined) continue;
    partners.set(one, (partners.get(one) ?? new Set()).add(other!));
    partners.set(other!, (partners.get(other!) ?? new Set()).add(one));
  }
  const arePairs = [...partners.values()].filter(({ size }) => size > 1).length >= FEWEST_PAIRS;
  return arePairs ? lines.map((line) => line.replace(PAIR, '$1$2 - $3')) : [...lines];
}
