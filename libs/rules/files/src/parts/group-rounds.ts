import type { FileMatch, FileRound } from './file-tournament.js';

export interface RoundRow {
  /** All matches of a round have the same key. */
  readonly key: string;
  /** Rounds are sorted by this order; a round takes the lowest order of its rows. */
  readonly order: number;
  readonly stage: FileRound['stage'];
  /** It is null when the row shows a round, but no match that can be read. */
  readonly match: FileMatch | null;
}

/** Groups matches that a file lists one by one into rounds: the Swiss stage first, numbered from 1. */
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
