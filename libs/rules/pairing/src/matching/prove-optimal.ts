import { costOfPair, type MatchingCosts } from './costs.js';
import type { Matching } from './matching.js';

/** The cost is compared by rank first, then by cost. */
export interface TwoPartCost {
  readonly rank: number;
  readonly cost: number;
}

/** The cost of a matching, and the least cost of any matching by its prices. Both are equal for the best one. */
export interface Proof {
  readonly cost: TwoPartCost;
  readonly bound: TwoPartCost;
  /** It says why the prices prove nothing, and is null when they prove it. */
  readonly fault: string | null;
}

/**
 * Checks a matching by its prices alone, without knowing how it was found. In every matching a pair (a, b) costs at
 * least half of `price(a) + price(b)` less what blossoms with both take off, and a player alone at least half of their
 * price. A blossom of k players holds (k - 1) / 2 pairs at most. So half of all prices, less (k - 1) / 2 times each
 * blossom, is a bound; a matching that costs no more is the best one. O(n²).
 */
export function proveOptimal(costs: MatchingCosts, matching: Matching): Proof {
  const cost = costOf(costs, matching.partners);
  const bound = boundOf(matching);
  const isReached = 2 * cost.rank === bound.rank && 2 * cost.cost === bound.cost;
  const fault =
    findBrokenPair(matching.partners) ??
    findBrokenPrice(costs, matching) ??
    (isReached ? null : `The matching costs more than the bound.`);
  return { cost, bound: { rank: bound.rank / 2, cost: bound.cost / 2 }, fault };
}

function costOf(costs: MatchingCosts, partners: Int32Array): TwoPartCost {
  let rank = 0;
  let cost = 0;
  partners.forEach((partner, player) => {
    if (partner < 0) {
      rank += costs.aloneRanks[player]!;
      cost += costs.aloneCosts[player]!;
    } else if (player < partner) cost += costOfPair(costs, player, partner);
  });
  return { rank, cost };
}

function boundOf({ ranks, prices, blossoms }: Matching): TwoPartCost {
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const pairsIn = (players: readonly number[]) => (players.length - 1) / 2;
  return {
    rank: sum(ranks) - blossoms.reduce((total, { players, rank }) => total + rank * pairsIn(players), 0),
    cost: sum(prices) - blossoms.reduce((total, { players, cost }) => total + cost * pairsIn(players), 0),
  };
}

function findBrokenPair(partners: Int32Array): string | null {
  const wrong = partners.findIndex(
    (partner, player) => partner === player || (partner >= 0 && partners[partner] !== player),
  );
  return wrong < 0 ? null : `Player ${wrong} and their partner do not agree.`;
}

const isBelow = (rank: number, cost: number): boolean => rank < 0 || (rank === 0 && cost < 0);

function findBrokenPrice(costs: MatchingCosts, { partners, ranks, prices, blossoms }: Matching): string | null {
  const { size, aloneRanks, aloneCosts, starts, excluded } = costs;
  const around: number[][] = Array.from({ length: size }, () => []);
  for (const [index, { players, rank, cost }] of blossoms.entries()) {
    if (players.length % 2 === 0 || isBelow(rank, cost)) return `Blossom ${index} is no blossom.`;
    for (const player of players) around[player]!.push(index);
  }
  const excludedFrom = new Int32Array(size).fill(-1);
  for (let a = 0; a < size; a++) {
    if (isBelow(2 * aloneRanks[a]! - ranks[a]!, 2 * aloneCosts[a]! - prices[a]!)) {
      return `The price of player ${a} is above that of staying alone.`;
    }
    for (let index = starts[a]!; index < starts[a + 1]!; index++) excludedFrom[excluded[index]!] = a;
    if (partners[a]! >= 0 && excludedFrom[partners[a]!] === a) return `Players ${a} and ${partners[a]} may not meet.`;
    for (let b = a + 1; b < size; b++) {
      if (excludedFrom[b] === a) continue;
      let rank = -ranks[a]! - ranks[b]!;
      let cost = 2 * costOfPair(costs, a, b) - prices[a]! - prices[b]!;
      // Blossoms are nested or disjoint, so the blossoms around both players are the first ones of each.
      for (let depth = 0; depth < around[a]!.length && around[a]![depth] === around[b]![depth]; depth++) {
        const blossom = blossoms[around[a]![depth]!]!;
        rank += blossom.rank;
        cost += blossom.cost;
      }
      if (isBelow(rank, cost)) return `Players ${a} and ${b} cost less than their prices.`;
    }
  }
  return null;
}
