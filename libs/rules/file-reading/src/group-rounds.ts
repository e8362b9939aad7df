import type { FileMatch, FileRound } from './file-tournament.js';

/** A match with the round that the file puts it in. */
export interface RoundRow {
  /** Same for all matches of a round. */
  readonly key: string;
  /** Rounds stand in this order; the least one of a round counts. */
  readonly order: number;
  readonly stage: FileRound['stage'];
  /** Null for a row that shows a round and no match that can be read. */
  readonly match: FileMatch | null;
}

/** The rounds of matches that a file lists one by one: the Swiss stage first, numbered from 1. */
export function groupRounds(rows: readonly RoundRow[]): FileRound[] {
  const rounds = new Map<string, { order: number; stage: FileRound['stage']; matches: FileMatch[] }>();
  for (const { key, order, stage, match } of rows) {
    const round = rounds.get(`${stage} ${key}`) ?? { order, stage, matches: [] };
    rounds.set(`${stage} ${key}`, round);
    round.order = Math.min(round.order, order);
    if (match !== null) round.matches.push(match);
  }
  return [...rounds.values()]
    .sort((a, b) => Number(a.stage === 'elimination') - Number(b.stage === 'elimination') || a.order - b.order)
    .map(({ stage, matches }, index) => ({ round: index + 1, stage, matches }));
}
