import { costOfPair, type MatchingCosts } from './costs.js';
import { MatchingSearch } from './matching-search.js';
import type { Matching } from './matching.js';

/**
 * Pairs of least total cost: Edmonds' blossom algorithm in its primal-dual form. A greedy pass pairs neighbours at the least price;
 * then a search from each player who is left changes pairs and prices until they have a partner or stay alone. Memory is
 * proportional to players and exclusions, since costs are computed whenever they are needed.
 *
 * @throws RangeError when prices leave the whole numbers that a double holds exactly
 */
export function findLeastCostMatching(costs: MatchingCosts): Matching {
  const search = new MatchingSearch(costs);
  pairNeighbours(costs, search);
  for (let player = 0; player < costs.size; player++) search.settle(player);
  return search.result();
}

/** Gives each player the price of their cheapest pair, then pairs who are the cheapest for each other. */
function pairNeighbours(costs: MatchingCosts, search: MatchingSearch): void {
  const { size, starts, excluded } = costs;
  const marks = new Int32Array(size).fill(-1);
  const mark = (player: number): void => {
    for (let index = starts[player]!; index < starts[player + 1]!; index++) marks[excluded[index]!] = player;
  };
  for (let player = 0; player < size; player++) {
    mark(player);
    let least = Infinity;
    for (const direction of [-1, 1]) {
      let other = player + direction;
      while (other >= 0 && other < size && marks[other] === player) other += direction;
      if (other >= 0 && other < size) least = Math.min(least, costOfPair(costs, player, other));
    }
    search.setPrice(player, least);
  }
  marks.fill(-1);
  for (let player = 0; player < size; player++) {
    if (search.isPaired(player)) continue;
    mark(player);
    for (let other = player + 1; other < size; other++) {
      if (marks[other] === player || search.isPaired(other)) continue;
      const isTight = search.isTight(player, other);
      if (isTight) search.pair(player, other);
      if (isTight || costOfPair(costs, player, other) > search.priceOf(player)) break;
    }
  }
}
