import type { Phase } from '../phase.js';
import { rankBy, type Criterion, type Ranked } from './rank-by.js';
import type { Counting, Sum, Tally } from './tallies.js';
import type { Toss } from './toss.js';

export type TableCriterion = 'points' | 'season-points' | 'wins';

/** Points of a player with their bonus, as far as they count in the league's tables; `total` is both together. */
export interface Score extends Sum {
  readonly total: number;
}

interface TableSums<Player extends string> extends Score {
  readonly player: Player;
  readonly phases: Readonly<Record<Phase, Score>>;
}

/** A player's row in the table of a league's season; what belongs to no phase is in the whole season only. */
export interface TableRow<Player extends string> extends TableSums<Player>, Ranked<TableCriterion> {}

const CRITERIA: readonly Criterion<TableSums<string>, TableCriterion>[] = [
  { name: 'points', valueOf: ({ total }) => total },
  { name: 'season-points', valueOf: ({ points }) => points },
  { name: 'wins', valueOf: ({ wins }) => wins },
];

/**
 * The league's own table: bonus counts in it (000, 12.5). 000 ranks halves and playoffs only; ours is the order of a
 * half, over the whole season.
 */
export function rankTable<Player extends string>(
  tallies: readonly Tally<Player>[],
  toss: Toss<Player>,
): TableRow<Player>[] {
  const rows = tallies.map(({ player, sums, counting }): TableSums<Player> => ({
    player,
    ...scoreOf({ ...sums.season, ...pick(counting.season) }),
    phases: {
      'first-half': scoreOf({ ...sums['first-half'], ...pick(counting['first-half']) }),
      'second-half': scoreOf({ ...sums['second-half'], ...pick(counting['second-half']) }),
      playoffs: scoreOf(sums.playoffs),
    },
  }));
  return rankBy(rows, CRITERIA, toss);
}

const pick = ({ points, bonus }: Counting): Counting => ({ points, bonus });

const scoreOf = (sum: Sum): Score => ({ ...sum, total: sum.points + sum.bonus });
