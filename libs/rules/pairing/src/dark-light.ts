import { type Text, say } from '@quadrant/rules/message';
import type { Side } from '@quadrant/rules/tournament';
import type { PairingExplanation } from './explain-pairing.js';
import type { PairingPlayer } from './pairing.js';
import { shuffleBySeed } from './seeded-generator.js';

/** A player of a two-game round, with the sides that they played. */
export interface SidedPlayer extends PairingPlayer {
  /** The side of the first game of this round. It is null before that game, and for a player who had the bye in it. */
  readonly side: Side | null;
  /** The ids of the opponents that they met while they played this side, in every round. */
  readonly metAs: Readonly<Record<Side, readonly string[]>>;
}

/** The player who is Dark in this game comes first in each pair. */
export interface SidedPairing {
  readonly pairs: readonly (readonly [dark: string, light: string])[];
  readonly byes: readonly string[];
  readonly explanations: readonly PairingExplanation[];
}

const SOURCE = 'Decipher Tournament Guide 6.99, section II.A.i, 6 and 7';

// @row 173, 175, 177
/**
 * Pairs the second game of a two-game round (001, II.A.i, 6).
 *
 * - There are two piles by the side of the first game. The best of one meets the best of the other, and everybody changes sides.
 * - Two players who have met with these sides may not meet so again. The player who is Dark now meets the next lower
 *   one; where there is none, the pairing stays (II.A.i, 7).
 * - An odd player has the bye; a player who has had a bye passes it up in their pile.
 * - A player without a side in the first game goes to the smaller pile, or to the Dark one when both are equal.
 *
 * @param ranked the best first
 */
export function pairSecondGame(
  ranked: readonly SidedPlayer[],
  { fixed, forbidden }: SidedOverrides = NO_OVERRIDES,
): SidedPairing {
  const isFixed = new Set(fixed.flat());
  const free = ranked.filter(({ id }) => !isFixed.has(id));
  const wereDark = free.filter(({ side }) => side === 'dark');
  const wereLight = free.filter(({ side }) => side === 'light');
  for (const player of free.filter(({ side }) => side === null)) {
    (wereDark.length <= wereLight.length ? wereDark : wereLight).push(player);
  }
  const order = (pile: SidedPlayer[]) => pile.sort((a, b) => ranked.indexOf(a) - ranked.indexOf(b));
  order(wereDark);
  order(wereLight);
  const explanations: PairingExplanation[] = [];
  const byes: string[] = [];
  const longer = wereDark.length > wereLight.length ? wereDark : wereLight;
  while (wereDark.length !== wereLight.length) {
    const without = longer.findLastIndex(({ hadBye }) => !hadBye);
    const [player] = longer.splice(without < 0 ? longer.length - 1 : without, 1);
    byes.push(player!.id);
    explanations.push(explainBye(player!, say`the last player of the longer pile`));
  }
  const pairs = wereLight.map((dark) => {
    const [light, reason] = takeLight(dark, wereDark, forbidden);
    if (reason !== null) explanations.push(reason);
    return [dark.id, light.id] as const;
  });
  const sideOf = new Map(ranked.map(({ id, side }) => [id, side]));
  const isLightNow = (a: string, b: string) => sideOf.get(a) === 'dark' || sideOf.get(b) === 'light';
  const wanted = fixed.map(([a, b]) => (isLightNow(a, b) ? ([b, a] as const) : ([a, b] as const)));
  return { pairs: [...pairs, ...wanted], byes, explanations };
}

/** The pairs of ids that a director fixes or forbids. */
export interface SidedOverrides {
  readonly fixed: readonly (readonly [string, string])[];
  readonly forbidden: readonly (readonly [string, string])[];
}

const NO_OVERRIDES: SidedOverrides = { fixed: [], forbidden: [] };

const isForbidden = (forbidden: SidedOverrides['forbidden'], a: SidedPlayer, b: SidedPlayer): boolean =>
  forbidden.some((pair) => pair.includes(a.id) && pair.includes(b.id));

function explainBye({ id, hadBye }: SidedPlayer, who: Text): PairingExplanation {
  return hadBye
    ? {
        code: 'second-bye',
        players: [id],
        text: say`${id} has a second bye: ${who}, and everybody has had one (${SOURCE}).`,
      }
    : { code: 'bye', players: [id], text: say`${id} has the bye: ${who} who has had none (${SOURCE}).` };
}

/** Takes the best Light player that the Dark player has not met with these sides. */
function takeLight(
  dark: SidedPlayer,
  pile: SidedPlayer[],
  forbidden: SidedOverrides['forbidden'],
): readonly [SidedPlayer, PairingExplanation | null] {
  const hasMet = (light: SidedPlayer) =>
    dark.metAs.dark.includes(light.id) || light.metAs.light.includes(dark.id) || isForbidden(forbidden, dark, light);
  const unmet = pile.findIndex((light) => !hasMet(light));
  const [light] = pile.splice(Math.max(0, unmet), 1);
  const players = [dark.id, light!.id];
  if (unmet === 0) return [light!, null];
  if (unmet > 0) {
    const text = say`${dark.id} meets ${light!.id}, the next lower player not met with these sides (${SOURCE}).`;
    return [light!, { code: 'next-lower', players, text }];
  }
  const text = say`${dark.id} meets ${light!.id} with the same sides again: ${dark.id} has met everybody in the pile (${SOURCE}).`;
  return [light!, { code: 'repeat', players, text }];
}

/**
 * Pairs the first game of a two-game round: first meets second, as by rank, and a draw decides who is Dark (001, II.A.i, 3). Two
 * players who have met may meet with the other sides. A player who has met everybody with both sides keeps the original opponent.
 *
 * @param ranked the best first; in a first round in the order of the shuffled cards
 */
export function pairFirstGame(
  ranked: readonly SidedPlayer[],
  seed: string,
  { fixed, forbidden }: SidedOverrides = NO_OVERRIDES,
): SidedPairing {
  const isFixed = new Set(fixed.flat());
  const left = ranked.filter(({ id }) => !isFixed.has(id));
  const byes: string[] = [];
  const explanations: PairingExplanation[] = [];
  if (left.length % 2 === 1) {
    const free = left.findLastIndex(({ hadBye }) => !hadBye);
    const [player] = left.splice(free < 0 ? left.length - 1 : free, 1);
    byes.push(player!.id);
    explanations.push(explainBye(player!, say`the last player`));
  }
  const pairs: (readonly [string, string])[] = [];
  const mayMeet = (dark: SidedPlayer, light: SidedPlayer) =>
    !dark.metAs.dark.includes(light.id) && !light.metAs.light.includes(dark.id);
  const drawSides = (one: SidedPlayer, other: SidedPlayer): readonly [string, string] => {
    const both: readonly SidedPlayer[] = [one, other];
    const [first, second] = shuffleBySeed(both, `${seed}/${one.id}`) as [SidedPlayer, SidedPlayer];
    const [dark, light] = mayMeet(first, second) || !mayMeet(second, first) ? [first, second] : [second, first];
    return [dark.id, light.id];
  };
  while (left.length > 0) {
    const player = left.shift()!;
    const free = left.findIndex(
      (other) => (mayMeet(player, other) || mayMeet(other, player)) && !isForbidden(forbidden, player, other),
    );
    const [other] = left.splice(Math.max(0, free), 1);
    pairs.push(drawSides(player, other!));
    const players = [player.id, other!.id];
    if (free > 0) {
      const text = say`${player.id} meets ${other!.id}, the next lower player who is left with sides not met (${SOURCE}).`;
      explanations.push({ code: 'next-lower', players, text });
    } else if (free < 0) {
      const text = say`${player.id} meets ${other!.id} again: ${player.id} has met everybody who is left with both sides (${SOURCE}).`;
      explanations.push({ code: 'repeat', players, text });
    }
  }
  const byId = new Map(ranked.map((player) => [player.id, player]));
  const wanted = fixed.map(([a, b]) => drawSides(byId.get(a)!, byId.get(b)!));
  return { pairs: [...pairs, ...wanted], byes, explanations };
}
