import type { Side } from '@quadrant/rules/tournament';

// @row 241, 242
/** It counts how often one player has taken each side. */
export type SidesPlayed = Readonly<Record<Side, number>>;

export type Sides = readonly [Side, Side];

const DARK_FIRST: Sides = ['dark', 'light'];
const LIGHT_FIRST: Sides = ['light', 'dark'];

/**
 * 004, Deck Choice: returns which of two players, 0 or 1, may choose their side in the first elimination round after
 * they have seen the affiliations of the other. Ranks are places of the Swiss stage, 1 is the best.
 *
 * @throws RangeError for equal ranks
 */
export function choosesSide(ranks: readonly [number, number]): 0 | 1 {
  if (ranks[0] === ranks[1]) throw new RangeError(`Two players cannot both have rank ${ranks[0]}.`);
  return ranks[0] < ranks[1] ? 0 : 1;
}

/**
 * 004, Deck Choice, later rounds: each player has the side that they have played the least. If that is the same side,
 * the one with the larger differential between their two sides plays it. With equal differentials `coin` decides, the
 * toss that was made for the first player. This needs only one comparison: the Dark Side goes to the player with the
 * larger excess of Light Side games. 004 does not say which games are counted; its example fits those of the
 * elimination stage.
 */
export function sidesOf(players: readonly [SidesPlayed, SidesPlayed], coin: Side): Sides {
  const [first, second] = players.map(({ dark, light }) => light - dark);
  const lean = (first ?? 0) - (second ?? 0);
  if (lean === 0) return coin === 'dark' ? DARK_FIRST : LIGHT_FIRST;
  return lean > 0 ? DARK_FIRST : LIGHT_FIRST;
}

/**
 * 004, Deck Choice: if the rule for later rounds gives the finalists their sides of the first final game again, they
 * switch. So they always switch.
 */
export const sidesOfSecondFinal = ([first]: Sides): Sides => (first === 'dark' ? LIGHT_FIRST : DARK_FIRST);
