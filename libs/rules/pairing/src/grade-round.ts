import type { MatchingCosts } from './matching/costs.js';
import { findLeastCostMatching } from './matching/least-cost-matching.js';
import { FEW, findLeastCostOfFew } from './matching/least-cost-of-few.js';
import { costsOfRound } from './round-costs.js';

/** A round as paired, with what the earlier rounds tell. Players have numbers; players of other rounds may have numbers too. */
export interface PairedRound {
  readonly pairs: readonly (readonly [number, number])[];
  readonly byes: readonly number[];
  /** The victory points that each player number had before the round. */
  readonly points: ArrayLike<number>;
  /** Whether each player number had a bye before the round. */
  readonly hadBye: readonly boolean[];
  /** The opponents that each player number met before the round. Each meeting is listed for both players. */
  readonly opponents: readonly (readonly number[])[];
}

export interface GradedRound {
  /** It counts the pairs of unequal totals. */
  readonly unequal: number;
  /** The lowest number that the rules allow, with the fewest byes, and no second bye for a player. */
  readonly fewest: number;
}

// @row 71, 74
/**
 * Compares the number of pairs of unequal totals in a round with the lowest possible one (000, section 7.6). Returns null
 * when there are not too many, and when the round repeats matches or has needless byes, which other findings report.
 */
export function gradeRound(round: PairedRound): GradedRound | null {
  const { pairs, byes, points, opponents } = round;
  const players: number[] = [];
  for (const [one, other] of pairs) players.push(one, other);
  for (const player of byes) players.push(player);
  const unequal = countUnequal(pairs, points);
  const isRepeated = pairs.some(([one, other]) => opponents[one]!.includes(other));
  if (unequal <= oddGroups(players, points) / 2 || isRepeated || byes.length > players.length % 2) return null;
  const ranked = players.sort((a, b) => points[b]! - points[a]!);
  const partners = findPartners(costsOf(ranked, round));
  let fewest = 0;
  ranked.forEach((player, index) => {
    const partner = partners[index]!;
    if (partner > index && points[player] !== points[ranked[partner]!]) fewest += 1;
  });
  return unequal > fewest ? { unequal, fewest } : null;
}

function countUnequal(pairs: PairedRound['pairs'], points: ArrayLike<number>): number {
  let unequal = 0;
  for (const [one, other] of pairs) if (points[one] !== points[other]) unequal += 1;
  return unequal;
}

/** Counts the groups of equal totals with an odd player left over, without the one with the bye. Two make an unequal pair. */
function oddGroups(players: readonly number[], points: ArrayLike<number>): number {
  const odd = new Set<number>();
  for (const player of players) if (!odd.delete(points[player]!)) odd.add(points[player]!);
  return odd.size - (players.length % 2);
}

function costsOf(ranked: readonly number[], { points, hadBye, opponents }: PairedRound): MatchingCosts {
  const positions = new Int32Array(points.length).fill(-1);
  ranked.forEach((player, position) => (positions[player] = position));
  const starts = new Int32Array(ranked.length + 1);
  const met: number[] = [];
  ranked.forEach((player, position) => {
    for (const opponent of opponents[player]!) if (positions[opponent] !== -1) met.push(positions[opponent]!);
    starts[position + 1] = met.length;
  });
  const players = ranked.map((player) => ({ points: points[player]!, hadBye: hadBye[player]! }));
  return costsOfRound(players, 'byes-first', { starts, excluded: Int32Array.from(met) });
}

// Each imported report has its rounds graded, and most reports have few players, so the search for few is worth having.
const findPartners = (costs: MatchingCosts): Int32Array =>
  costs.size <= FEW ? findLeastCostOfFew(costs) : findLeastCostMatching(costs).partners;
