import type { FileResult } from './file-tournament.js';

/** The meaning of a sentence such as "Ann won 2-1-0" for the match of two players. */
export interface SaidResult {
  readonly kind: 'played' | 'conceded' | 'forfeit' | 'bye' | 'open';
  /** The result is the first player's. */
  readonly result: FileResult;
  readonly score: readonly [number, number] | null;
}

/**
 * Reads a result as Melee writes it: "Ann won 2-1-0", "1-1-1 Draw", "Bob forfeited the match", "Bob conceded",
 * "Ann was awarded a bye", "Not reported".
 *
 * @returns null for other texts, and when the winner is neither of the two
 */
export function readResultSentence(text: string, first: string, second: string): SaidResult | null {
  const said = text.trim();
  if (said === '' || /^not (yet )?reported|^pending/i.test(said)) return { kind: 'open', result: null, score: null };
  const named = namedFirst(said, [first, second]);
  // Somebody may be called Bye or Draw: only what follows the name tells the result.
  const told = named === null ? said : said.slice([first, second][named]!.length);
  if (/\bbye\b/i.test(told)) return { kind: 'bye', result: null, score: null };
  const [, more, fewer] = /(\d{1,3})-(\d{1,3})(?:-\d{1,3})?/.exec(told) ?? [];
  const games = more === undefined ? null : ([Number(more), Number(fewer)] as const);
  if (/\bdraw|\btie\b/i.test(told)) return { kind: 'played', result: 'draw', score: games };
  const isForfeit = /forfeit|no.?show/i.test(told);
  const isConceded = !isForfeit && /conced/i.test(told);
  if (isForfeit && /\bboth\b/i.test(told)) return { kind: 'forfeit', result: null, score: null };
  if (named === null) return null;
  const given = isForfeit ? 'forfeit' : isConceded ? 'conceded' : null;
  if (given !== null && !/\bwon\b/i.test(told))
    return { kind: given, result: named === 0 ? 'loss' : 'win', score: null };
  if (!/\bw(on|ins)\b/i.test(told)) return null;
  const score = games && (named === 0 ? games : ([games[1], games[0]] as const));
  return { kind: given ?? 'played', result: named === 0 ? 'win' : 'loss', score };
}

/** Returns the name that a text begins with: the longer one where both fit. */
function namedFirst(text: string, names: readonly [string, string]): 0 | 1 | null {
  const [isFirst, isSecond] = names.map((name) => text.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (isFirst && isSecond) return names[0].length >= names[1].length ? 0 : 1;
  return isFirst ? 0 : isSecond ? 1 : null;
}
