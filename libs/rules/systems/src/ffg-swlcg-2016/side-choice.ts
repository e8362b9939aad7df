import type { Side } from '@quadrant/rules/tournament';

// @row 241, 242
/** How often one player has taken each side. */
export type SidesPlayed = Readonly<Record<Side, number>>;

/** The sides of two players, in their order. */
export type Sides = readonly [Side, Side];

const DARK_FIRST: Sides = ['dark', 'light'];
const LIGHT_FIRST: Sides = ['light', 'dark'];

/**
 * 004, Deck Choice: who of two players may choose their side in the first elimination round, having seen the affiliations
 * of the other; 0 or 1. Ranks are places of the Swiss stage, 1 being the best.
 *
 * @throws RangeError for equal ranks
 */
export function choosesSide(ranks: readonly [number, number]): 0 | 1 {
  if (ranks[0] === ranks[1]) throw new RangeError(`Two players cannot both have rank ${ranks[0]}.`);
  return ranks[0] < ranks[1] ? 0 : 1;
}

/**
 * 004, Deck Choice, later rounds: each plays the side that they have played the least; where that is the same side, the
 * one with the larger differential between their two sides plays it; with equal differentials `coin`, the toss that was
 * made for the first player, decides. All of it comes to one comparison: the Dark Side goes to whoever has played the
 * Light Side more often beyond it. 004 leaves open which games are counted; its example fits those of the elimination
 * stage.
 */
export function sidesOf(players: readonly [SidesPlayed, SidesPlayed], coin: Side): Sides {
  const [first, second] = players.map(({ dark, light }) => light - dark);
  const lean = (first ?? 0) - (second ?? 0);
  if (lean === 0) return coin === 'dark' ? DARK_FIRST : LIGHT_FIRST;
  return lean > 0 ? DARK_FIRST : LIGHT_FIRST;
}

/**
 * 004, Deck Choice: should the rule for later rounds give the finalists their sides of the first final game again, they
 * switch. So they always do.
 */
export const sidesOfSecondFinal = ([first]: Sides): Sides => (first === 'dark' ? LIGHT_FIRST : DARK_FIRST);
