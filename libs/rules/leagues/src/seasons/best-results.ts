import type { Half } from '../phase.js';
import type { BestResults } from '../season.js';
import type { CountedTournament, SeasonRules } from './season-rules.js';

export interface Result {
  readonly tournament: string;
  readonly localDate: string;
  readonly half: Half | null;
  readonly points: number;
  readonly bonus: number;
}

/** A result, and whether it counts where only the best do. */
export interface CountedResult extends Result {
  /** It is null when all results of the season count. */
  readonly countsForSeason: boolean | null;
  /** It is null when all results of a half count, and for a result outside the halves. */
  readonly countsForHalf: boolean | null;
}

/** The results of a player, with those that count where only the best do. */
export interface PlayerResults {
  /** They are sorted by date. */
  readonly results: readonly CountedResult[];
  /** The least worth of the next result, bonus included, that improves the sum; null when all results count. */
  readonly toImprove: { readonly season: number | null; readonly half: Readonly<Record<Half, number | null>> };
}

/** Returns the results of everybody who attended or was awarded something. Two entries of one player are one result. */
export function listResults<Player extends string>(
  tournaments: readonly CountedTournament<Player>[],
): Map<Player, Result[]> {
  const results = new Map<Player, Result[]>();
  for (const { key, localDate, phase, attended, awards } of tournaments) {
    const half = phase === 'playoffs' ? null : phase;
    const sums = new Map(attended.map((player) => [player, { points: 0, bonus: 0 }]));
    for (const { player, kind, points } of awards) {
      const sum = sums.get(player) ?? { points: 0, bonus: 0 };
      sum[kind === 'bonus' ? 'bonus' : 'points'] += points;
      sums.set(player, sum);
    }
    for (const [player, sum] of sums) {
      results.set(player, [...(results.get(player) ?? []), { tournament: key, localDate, half, ...sum }]);
    }
  }
  return results;
}

/** Returns the best results by points and bonus, as many as count; of equal ones the earlier. */
export function takeBest(results: readonly Result[], most: number | null): readonly Result[] {
  if (most === null || results.length <= most) return results;
  const ranked = results.toSorted((a, b) => worthOf(b) - worthOf(a) || compareDates(a, b));
  return ranked.slice(0, most);
}

/** Explains which of a player's results count, which do not, and what would improve. */
export function explainResults(rules: Pick<SeasonRules, 'best'>, results: readonly Result[]): PlayerResults {
  const { season, half } = rules.best ?? ALL;
  const ofHalf = (which: Half) => results.filter((each) => each.half === which);
  const bestOfSeason = new Set(takeBest(results, season));
  const bestOfHalves = new Set([...takeBest(ofHalf('first-half'), half), ...takeBest(ofHalf('second-half'), half)]);
  return {
    results: results.toSorted(compareDates).map((result) => ({
      ...result,
      countsForSeason: season === null ? null : bestOfSeason.has(result),
      countsForHalf: half === null || result.half === null ? null : bestOfHalves.has(result),
    })),
    toImprove: {
      season: toImprove(results, season),
      half: {
        'first-half': toImprove(ofHalf('first-half'), half),
        'second-half': toImprove(ofHalf('second-half'), half),
      },
    },
  };
}

const ALL: BestResults = { season: null, half: null };

const worthOf = ({ points, bonus }: Result): number => points + bonus;

const compareDates = (a: Result, b: Result): number =>
  a.localDate === b.localDate ? (a.tournament < b.tournament ? -1 : 1) : a.localDate < b.localDate ? -1 : 1;

function toImprove(results: readonly Result[], most: number | null): number | null {
  if (most === null) return null;
  const counting = takeBest(results, most);
  return counting.length < most ? 1 : 1 + Math.min(...counting.map(worthOf));
}
