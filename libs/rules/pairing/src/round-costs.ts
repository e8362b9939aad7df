import { flattenExclusions, type MatchingCosts } from './matching/costs.js';
import type { PairingOrder, PairingPlayer } from './pairing.js';

// @row 74
// @reading pairing-order
/**
 * Returns the costs of pairs and byes in a round. Each unit is larger than the sum of all lesser ones, so no sum of
 * lesser advantages outweighs a greater one.
 *
 * @param players the highest total first
 * @param exclusions pairs that are not allowed, by position
 */
export function costsOfRound(
  players: readonly Pick<PairingPlayer, 'points' | 'hadBye' | 'place'>[],
  order: PairingOrder,
  exclusions: Pick<MatchingCosts, 'starts' | 'excluded'>,
): MatchingCosts {
  const totals = listTotals(players);
  const groupOf = new Map<number, number>();
  for (const [group, total] of totals.entries()) groupOf.set(total, group);
  const size = players.length;
  const pairs = Math.floor(size / 2);
  const lowest = players.reduce((last, { place = 0 }) => Math.max(last, place), totals.length);
  const byeOf = ({ points, hadBye, place }: (typeof players)[number]): number =>
    (place === undefined ? totals.length - 1 - groupOf.get(points)! : lowest - place) + (hadBye ? lowest : 0);
  /** The gaps of all pairs together cannot be wider than this. */
  const widest = players.reduce((sum, { points }, index) => {
    if (index < pairs) return sum + points;
    return index >= size - pairs ? sum - points : sum;
  }, 0);
  const highest = totals[0] ?? 0;
  if (order === 'literal') {
    const perPoint = 2 * lowest * size + 1;
    return {
      size,
      places: numbersOf(players, ({ points }) => perPoint * (highest - points)),
      step: perPoint * (widest + 1),
      aloneRanks: new Float64Array(size).fill(1),
      aloneCosts: numbersOf(players, byeOf),
      ...exclusions,
    };
  }
  const unequal = widest + 1;
  const pastGroup = unequal * (pairs + 1);
  return {
    size,
    places: numbersOf(players, ({ points }) => pastGroup * groupOf.get(points)! + highest - points),
    // A pair of neighbouring groups is one group apart, and goes past none.
    step: unequal - pastGroup,
    aloneRanks: numbersOf(players, (player) => 2 * lowest * size + 1 + byeOf(player)),
    aloneCosts: new Float64Array(size),
    ...exclusions,
  };
}

function listTotals(players: readonly Pick<PairingPlayer, 'points'>[]): number[] {
  const totals: number[] = [];
  for (const { points } of players) if (totals.at(-1) !== points) totals.push(points);
  return totals;
}

/** It is several times faster than `Float64Array.from` with a function. */
function numbersOf<Player>(players: readonly Player[], numberOf: (player: Player) => number): Float64Array {
  const numbers = new Float64Array(players.length);
  for (let index = 0; index < players.length; index++) numbers[index] = numberOf(players[index]!);
  return numbers;
}

/** Returns costs that count only how many players stay alone. */
export function costsOfAnybody(met: readonly Iterable<number>[]): MatchingCosts {
  const size = met.length;
  return {
    size,
    places: new Float64Array(size),
    step: 0,
    aloneRanks: new Float64Array(size).fill(1),
    aloneCosts: new Float64Array(size),
    ...flattenExclusions(met),
  };
}

/** Returns the opponents in this round that each player has met, by number. One of the two cards is enough for a meeting. */
export function listMeetings(players: readonly PairingPlayer[]): Set<number>[] {
  const numberOf = new Map(players.map(({ id }, index) => [id, index]));
  const met = players.map(() => new Set<number>());
  for (const [index, { opponents }] of players.entries()) {
    for (const opponent of opponents) {
      const other = numberOf.get(opponent);
      if (other === undefined || other === index) continue;
      met[index]!.add(other);
      met[other]!.add(index);
    }
  }
  return met;
}
