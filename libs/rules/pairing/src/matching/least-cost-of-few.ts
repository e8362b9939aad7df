import { costOfPair, type MatchingCosts } from './costs.js';

/** 10 players have 945 pairings without a bye, and most are given up early. 12 players would have 10,395. */
export const FEW = 10;

/**
 * Finds the pairs of least total cost, like `findLeastCostMatching`, by trying every pairing. For few players that is
 * several times faster, but it proves nothing. Pairings that cost no less than the best one so far are given up.
 *
 * @param costs of at most `FEW` players
 * @returns partners by player; -1 for one who stays alone
 */
export function findLeastCostOfFew(costs: MatchingCosts): Int32Array {
  const { size, starts, excluded, aloneRanks, aloneCosts } = costs;
  const barred = new Int32Array(size);
  for (let player = 0; player < size; player++) {
    for (let index = starts[player]!; index < starts[player + 1]!; index++) barred[player]! |= 1 << excluded[index]!;
  }
  const partners = new Int32Array(size).fill(-1);
  const best = new Int32Array(size);
  let leastRank = Infinity;
  let leastCost = Infinity;

  const pairFrom = (from: number, settled: number, rank: number, cost: number): void => {
    if (rank > leastRank || (rank === leastRank && cost >= leastCost)) return;
    let player = from;
    while ((settled >> player) & 1) player++;
    if (player === size) {
      best.set(partners);
      leastRank = rank;
      leastCost = cost;
      return;
    }
    const taken = settled | barred[player]!;
    for (let other = player + 1; other < size; other++) {
      if ((taken >> other) & 1) continue;
      partners[player] = other;
      partners[other] = player;
      pairFrom(player + 1, settled | (1 << player) | (1 << other), rank, cost + costOfPair(costs, player, other));
      partners[other] = -1;
    }
    partners[player] = -1;
    pairFrom(player + 1, settled | (1 << player), rank + aloneRanks[player]!, cost + aloneCosts[player]!);
  };

  pairFrom(0, 0, 0, 0);
  return best;
}
