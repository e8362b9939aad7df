import type { Half } from '../phase.js';
import { rankBy, type Criterion, type Ranked } from './rank-by.js';
import type { Tally } from './tallies.js';
import type { Toss } from './toss.js';

// @row 118, 134
export type HalfCriterion = 'points' | 'season-points' | 'wins';

export type QualificationReason =
  | 'within-the-places'
  /** They are within the places only because players before them had qualified by the first half. */
  | 'place-passed-down'
  /** They have their place by the first half; the one that they would take here goes to the next player. */
  | 'qualified-by-first-half'
  | 'below-the-places'
  | 'no-qualifiers-announced';

interface HalfSums<Player extends string> {
  readonly player: Player;
  /** League points that count for the half. */
  readonly points: number;
  readonly bonus: number;
  /** The half is ranked by the sum of points and bonus. */
  readonly total: number;
  readonly attended: number;
  /** The league points of the season up to the last day of the half; bonus is not included. */
  readonly seasonPoints: number;
  /** The first places that they took in the season up to the last day of the half. */
  readonly wins: number;
}

export interface HalfRow<Player extends string> extends HalfSums<Player>, Ranked<HalfCriterion> {
  readonly qualified: boolean;
  readonly reason: QualificationReason;
  /** The number of their place in the playoffs among those that this half gives, from 1; null when they have none. */
  readonly qualifyingPlace: number | null;
}

const CRITERIA: readonly Criterion<HalfSums<string>, HalfCriterion>[] = [
  { name: 'points', valueOf: ({ total }) => total },
  { name: 'season-points', valueOf: ({ seasonPoints }) => seasonPoints },
  { name: 'wins', valueOf: ({ wins }) => wins },
];

// @reading ties-of-a-half
/**
 * Ranks everybody who attended a tournament of a half by their points of the half with bonus (000, 12.6). The guide
 * says no more, so this is our choice: ties are broken by season points, then wins, then toss, and a place that a
 * player would take twice passes down.
 *
 * @param places how many qualify by this half, null when that was not announced
 * @param passedOver players who have qualified by the first half
 */
export function rankHalf<Player extends string>(
  half: Half,
  tallies: readonly Tally<Player>[],
  toss: Toss<Player>,
  places: number | null,
  passedOver: ReadonlySet<Player>,
): HalfRow<Player>[] {
  const rows = tallies.filter(({ sums }) => sums[half].attended > 0).map((tally) => halfSums(half, tally));
  let taken = 0;
  return rankBy(rows, CRITERIA, toss).map((row): HalfRow<Player> => {
    const no = (reason: QualificationReason) => ({ ...row, qualified: false, reason, qualifyingPlace: null });
    if (places === null) return no('no-qualifiers-announced');
    if (passedOver.has(row.player)) return no('qualified-by-first-half');
    if (taken >= places) return no('below-the-places');
    const reason = row.rank <= places ? 'within-the-places' : 'place-passed-down';
    return { ...row, qualified: true, reason, qualifyingPlace: ++taken };
  });
}

function halfSums<Player extends string>(half: Half, { player, sums, counting }: Tally<Player>): HalfSums<Player> {
  const { attended } = sums[half];
  const { points, bonus } = counting[half];
  const { points: seasonPoints, wins } = sums[`until-${half}`];
  return { player, points, bonus, total: points + bonus, attended, seasonPoints, wins };
}
