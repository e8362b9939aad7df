import { sha256 } from '@quadrant/rules/tournament';
import { shuffleBySeed } from './seeded-generator.js';

/** Returns the hash of a seed, which is published before a draw, so that nobody can choose the seed afterwards. */
export const commitmentTo = (seed: string): string => sha256(seed);

const sorted = (ids: readonly string[]): string[] => [...ids].sort();

// @row 13
/**
 * Draws draft groups at random (000, 4.1.2).
 *
 * @param sizes of the groups; they sum up to the players
 */
export function drawDraftGroups(ids: readonly string[], sizes: readonly number[], seed: string): string[][] {
  const shuffled = shuffleBySeed(sorted(ids), `${seed}/draft-groups`);
  return sizes.map((size) => shuffled.splice(0, size));
}

export interface DrawnDeck {
  readonly player: string;
  readonly deckOf: string;
}

// @row 26
/**
 * Assigns the decks of a Deck Lottery (000, 4.4.1): everybody's own deck in the first round, then a different one in
 * each. The seed shuffles the players into a ring, and decks move on by one player each round, so players have had all
 * decks before one comes back.
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
 * Exchanges decks for No Such Thing as Luck (000, 4.4.2): everybody plays their own deck in odd rounds, and that of the
 * same opponent in the even round after it. Nothing is drawn.
 *
 * @param isExchanged whether the round is one in which opponents exchange their decks
 */
export const exchangeDecks = (pairs: readonly (readonly [string, string])[], isExchanged: boolean): DrawnDeck[] =>
  pairs.flatMap(([first, second]) => [
    { player: first, deckOf: isExchanged ? second : first },
    { player: second, deckOf: isExchanged ? first : second },
  ]);

/** The rule that a player gets in a round, and the one that replaces it if they reject it. */
export interface DrawnRule {
  readonly player: string;
  readonly rule: number;
  /** A player can use it only once in a tournament. */
  readonly instead: number;
}

// @row 30
/**
 * Draws the rules of Race to the Alpha Quadrant (000, 4.4.5): one at random for each player and game, none twice in a
 * tournament, and one in reserve, since each player may reject one rule.
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
/** Draws the players who have the first turn of the first game (000, 10.1), with a coin for each pair. */
export const drawFirstPlayers = (pairs: readonly (readonly [string, string])[], seed: string): string[] =>
  pairs.map((pair) => shuffleBySeed(sorted(pair), `${seed}/first-player/${sorted(pair).join('/')}`)[0]!);
