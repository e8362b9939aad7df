import {
  explainResults,
  type BestResults,
  type CountedResult,
  type Half,
  type PlayerResults,
} from '@quadrant/rules/leagues';
import type { LeagueAward } from './league-award.js';

/** Says which of a player's results count in a season of a league that counts only the best ones. */
export interface BestOfSeason {
  readonly best: BestResults;
  /** Only points and bonus are added that count in the table of the season. */
  readonly total: number;
  readonly toImprove: PlayerResults['toImprove'];
  /** The key is that of the tournament. */
  readonly results: ReadonlyMap<string, CountedResult>;
}

/** Reads the awards of one player in one season of one league. A tournament that gave nothing is no result. */
export function bestOfSeason(best: BestResults, awards: readonly LeagueAward[]): BestOfSeason {
  const sums = new Map<string, { localDate: string; half: Half | null; points: number; bonus: number }>();
  for (const { tournament, phase, kind, points } of awards) {
    const half = phase === 'playoffs' ? null : phase;
    const sum = sums.get(tournament.id) ?? { localDate: tournament.localDate, half, points: 0, bonus: 0 };
    sum[kind === 'bonus' ? 'bonus' : 'points'] += points;
    sums.set(tournament.id, sum);
  }
  const given = [...sums].map(([tournament, sum]) => ({ tournament, ...sum }));
  const { results, toImprove } = explainResults({ best }, given);
  const counting = results.filter(({ countsForSeason }) => countsForSeason !== false);
  return {
    best,
    total: counting.reduce((sum, { points, bonus }) => sum + points + bonus, 0),
    toImprove,
    results: new Map(results.map((result) => [result.tournament, result])),
  };
}
