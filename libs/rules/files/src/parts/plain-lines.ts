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

/**
 * Returns the lines of a text without the marks of mails and forums. An answer quotes what it answers, which is left out; a
 * text that is forwarded is quoted as a whole. A signature says nothing of the tournament. The items of a numbered list get their numbers.
 */
export function plainLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  const written = lines.filter((line) => line.trim() !== '');
  const quoted = written.filter((line) => QUOTED.test(line)).length;
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
    return numbered.replaceAll(BBCODE, '');
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
