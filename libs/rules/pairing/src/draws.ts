import { sha256 } from '@quadrant/rules/tournament';
import { shuffleBySeed } from './seeded-generator.js';

/** What is published before a draw: nobody can choose the seed afterwards, since it has to have this hash. */
export const commitmentTo = (seed: string): string => sha256(seed);

const sorted = (ids: readonly string[]): string[] => [...ids].sort();

// @row 13
/**
 * Draft groups at random (000, 4.1.2).
 *
 * @param sizes of the groups; they sum up to the players
 */
export function drawDraftGroups(ids: readonly string[], sizes: readonly number[], seed: string): string[][] {
  const shuffled = shuffleBySeed(sorted(ids), `${seed}/draft-groups`);
  return sizes.map((size) => shuffled.splice(0, size));
}

/** Whose deck a player plays. */
export interface DrawnDeck {
  readonly player: string;
  readonly deckOf: string;
}

// @row 26
/**
 * Deck Lottery (000, 4.4.1): the own deck in the first round, then a different one in each. The players stand in a ring that the seed
 * shuffles, and decks move on by one player each round, so that nobody has a deck twice before they have had all.
 *
 * @param round from 1
 */
export function drawDecks(ids: readonly string[], round: number, seed: string): DrawnDeck[] {
  const ring = shuffleBySeed(sorted(ids), `${seed}/deck-lottery`);
  const deckOf = new Map(ring.map((player, place) => [player, ring[(place + round - 1) % ring.length]!]));
  return sorted(ids).map((player) => ({ player, deckOf: deckOf.get(player)! }));
}

// @row 27
/**
 * No Such Thing as Luck (000, 4.4.2): everybody plays their own deck in odd rounds, and that of the same opponent in the even round
 * after it. Nothing is drawn.
 *
 * @param isExchanged whether the round is one in which opponents exchange their decks
 */
export const exchangeDecks = (pairs: readonly (readonly [string, string])[], isExchanged: boolean): DrawnDeck[] =>
  pairs.flatMap(([first, second]) => [
    { player: first, deckOf: isExchanged ? second : first },
    { player: second, deckOf: isExchanged ? first : second },
  ]);

/** The rule of a player for a round, and the one they have instead if they reject it. */
export interface DrawnRule {
  readonly player: string;
  readonly rule: number;
  /** Only once in a tournament. */
  readonly instead: number;
}

// @row 30
/**
 * Race to the Alpha Quadrant (000, 4.4.5): a rule at random for each player and game, none twice in a tournament, and one in
 * reserve, since each player may reject one rule.
 *
 * @param rules how many there are, numbered from 1; more than rounds
 * @throws RangeError with too few rules
 */
export function drawRules(ids: readonly string[], rules: number, round: number, seed: string): DrawnRule[] {
  if (rules <= round) throw new RangeError(`${rules} rules are too few for round ${round} and one in reserve.`);
  const numbers = Array.from({ length: rules }, (_, index) => index + 1);
  return sorted(ids).map((player) => {
    const order = shuffleBySeed(numbers, `${seed}/race/${player}`);
    return { player, rule: order[round - 1]!, instead: order[rules - 1]! };
  });
}

// @row 96
/** Who has the first turn of the first game (000, 10.1): a coin for each pair. */
export const drawFirstPlayers = (pairs: readonly (readonly [string, string])[], seed: string): string[] =>
  pairs.map((pair) => shuffleBySeed(sorted(pair), `${seed}/first-player/${sorted(pair).join('/')}`)[0]!);
