import type { FileResult } from '@quadrant/rules/file-reading';

/** What a sentence such as "Ann won 2-1-0" says of the match of two. */
export interface SaidResult {
  readonly kind: 'played' | 'conceded' | 'forfeit' | 'bye' | 'open';
  /** As the first player's. */
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
  if (/\bbye\b/i.test(said)) return { kind: 'bye', result: null, score: null };
  const [, more, fewer] = /(\d{1,3})-(\d{1,3})(?:-\d{1,3})?/.exec(said) ?? [];
  const games = more === undefined ? null : ([Number(more), Number(fewer)] as const);
  if (/\bdraw|\btie\b/i.test(said)) return { kind: 'played', result: 'draw', score: games };
  const isForfeit = /forfeit|no.?show/i.test(said);
  const isConceded = !isForfeit && /conced/i.test(said);
  if (isForfeit && /\bboth\b/i.test(said)) return { kind: 'forfeit', result: null, score: null };
  const named = [first, second].findIndex((name) => said.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (named === -1) return null;
  const given = isForfeit ? 'forfeit' : isConceded ? 'conceded' : null;
  if (given !== null && !/\bwon\b/i.test(said))
    return { kind: given, result: named === 0 ? 'loss' : 'win', score: null };
  if (!/\bw(on|ins)\b/i.test(said)) return null;
  const score = games && (named === 0 ? games : ([games[1], games[0]] as const));
  return { kind: given ?? 'played', result: named === 0 ? 'win' : 'loss', score };
}
