import { costOfPair, type MatchingCosts } from './matching/costs.js';
import type { Matching } from './matching/matching.js';
import type { TwoPartCost } from './matching/prove-optimal.js';

/** The search gives up after this many choices; 14 players who have met half of the others need fewer. */
const MOST_STEPS = 100_000;
/** It gives up after checking this many whole pairings: 24 players who have met nearly everybody need 2,500 to 5,000. */
const MOST_QUESTIONS = 5000;
/** A larger field that has met so many others has too many pairings, so only the first ones would decide. */
const LARGEST_SEARCHED = 40;

export interface SearchedPairings {
  /** The best pairing that meets the condition; null when none was found. */
  readonly found: FoundPairing | null;
  /** Whether the search saw every pairing that could have been better. */
  readonly isComplete: boolean;
}

export interface FoundPairing {
  readonly partners: Int32Array;
  /** The doubled cost above that of the best pairing. Both parts are zero for a pairing that is as good. */
  readonly extra: TwoPartCost;
}

const isLess = (a: TwoPartCost, b: TwoPartCost): boolean => a.rank < b.rank || (a.rank === b.rank && a.cost < b.cost);
const plus = (a: TwoPartCost, b: TwoPartCost): TwoPartCost => ({ rank: a.rank + b.rank, cost: a.cost + b.cost });
const NOTHING: TwoPartCost = { rank: 0, cost: 0 };

interface Choice {
  /** The player's own number means that they stay alone. */
  readonly other: number;
  readonly slack: TwoPartCost;
}

// @row 74
/**
 * Finds the pairing of least cost that meets a condition. The prices of the best pairing tell how much more each choice
 * costs. The search does not follow a choice that is worse than what it has found. Once a pairing is as good as the
 * best one, it stops.
 *
 * It gives up after a fixed number of steps, so that the answer never depends on the machine.
 */
export function searchPairings(
  costs: MatchingCosts,
  matching: Matching,
  isMet: (partners: Int32Array) => boolean,
): SearchedPairings {
  if (isMet(matching.partners)) {
    return { found: { partners: matching.partners.slice(), extra: NOTHING }, isComplete: true };
  }
  if (costs.size > LARGEST_SEARCHED) return { found: null, isComplete: false };
  const choices = listChoices(costs, matching);
  const partners = new Int32Array(costs.size).fill(-2);
  let best: FoundPairing | null = null;
  let steps = 0;
  let questions = 0;
  const follow = (from: number, extra: TwoPartCost): void => {
    let player = from;
    while (player < costs.size && partners[player] !== -2) player++;
    if (player === costs.size) {
      const exact = plus(extra, extraOfBlossoms(matching, partners));
      if (best !== null && !isLess(exact, best.extra)) return;
      questions++;
      if (isMet(partners)) best = { partners: partners.slice(), extra: exact };
      return;
    }
    for (const { other, slack } of choices[player]!) {
      const isDone = best !== null && best.extra.rank === 0 && best.extra.cost === 0;
      if (isDone || steps >= MOST_STEPS || questions >= MOST_QUESTIONS) return;
      if (partners[other] !== -2) continue;
      const sum = plus(extra, slack);
      if (best !== null && !isLess(sum, best.extra)) return;
      steps++;
      partners[player] = other === player ? -1 : other;
      if (other !== player) partners[other] = player;
      follow(player + 1, sum);
      partners[player] = -2;
      partners[other] = -2;
    }
  };
  follow(0, NOTHING);
  return { found: best, isComplete: steps < MOST_STEPS && questions < MOST_QUESTIONS };
}

/** Lists the partners that each player can have, or staying alone, the cheapest first. */
function listChoices(costs: MatchingCosts, { ranks, prices, blossoms }: Matching): Choice[][] {
  const sets = blossoms.map(({ players, rank, cost }) => ({ members: new Set(players), rank, cost }));
  return Array.from({ length: costs.size }, (_, player) => {
    const excluded = new Set(costs.excluded.subarray(costs.starts[player], costs.starts[player + 1]));
    const choices: Choice[] = [];
    for (let other = player + 1; other < costs.size; other++) {
      if (excluded.has(other)) continue;
      let slack: TwoPartCost = {
        rank: -ranks[player]! - ranks[other]!,
        cost: 2 * costOfPair(costs, player, other) - prices[player]! - prices[other]!,
      };
      for (const blossom of sets) {
        if (blossom.members.has(player) && blossom.members.has(other)) slack = plus(slack, blossom);
      }
      choices.push({ other, slack });
    }
    choices.push({
      other: player,
      slack: {
        rank: 2 * costs.aloneRanks[player]! - ranks[player]!,
        cost: 2 * costs.aloneCosts[player]! - prices[player]!,
      },
    });
    return choices.sort((a, b) => a.slack.rank - b.slack.rank || a.slack.cost - b.slack.cost);
  });
}

/** A blossom that holds fewer pairs than it could takes off less than the prices assume. */
function extraOfBlossoms({ blossoms }: Matching, partners: Int32Array): TwoPartCost {
  return blossoms.reduce((sum, { players, rank, cost }) => {
    const members = new Set(players);
    const inside = players.filter((player) => members.has(partners[player]!)).length / 2;
    const missing = (players.length - 1) / 2 - inside;
    return plus(sum, { rank: missing * rank, cost: missing * cost });
  }, NOTHING);
}
