import type { Side } from '@quadrant/rules/tournament';
import type { PairingExplanation } from './explain-pairing.js';
import type { PairingPlayer } from './pairing.js';
import { shuffleBySeed } from './seeded-generator.js';

/** A player of a two-game round, with the sides that they had. */
export interface SidedPlayer extends PairingPlayer {
  /** The side of the first game of this round; null before it, and for who had the bye in it. */
  readonly side: Side | null;
  /** Ids of whom they have met with this own side, in every round. */
  readonly metAs: Readonly<Record<Side, readonly string[]>>;
}

/** Pairs of a game, the Dark player of this game first. */
export interface SidedPairing {
  readonly pairs: readonly (readonly [dark: string, light: string])[];
  readonly byes: readonly string[];
  readonly explanations: readonly PairingExplanation[];
}

const SOURCE = 'Decipher Tournament Guide 6.99, section II.A.i, 6 and 7';

// @row 173, 175, 177
/**
 * Pairs the second game of a two-game round (001, II.A.i, 6): players lie in two piles by the side of the first game, the best of the
 * one meets the best of the other, and everybody changes sides. Two who have met with these sides may not meet so again: the player who
 * is Dark now meets the next lower one; where there is none, the pairing stays (II.A.i, 7). An odd player has the bye; one who has
 * had a bye passes it up in their pile. Who had no side in the first game is put on the smaller pile, on the Dark one of two equal ones.
 *
 * @param ranked the best first
 */
export function pairSecondGame(ranked: readonly SidedPlayer[]): SidedPairing {
  const wereDark = ranked.filter(({ side }) => side === 'dark');
  const wereLight = ranked.filter(({ side }) => side === 'light');
  for (const player of ranked.filter(({ side }) => side === null)) {
    (wereDark.length <= wereLight.length ? wereDark : wereLight).push(player);
  }
  const order = (pile: SidedPlayer[]) => pile.sort((a, b) => ranked.indexOf(a) - ranked.indexOf(b));
  order(wereDark);
  order(wereLight);
  const explanations: PairingExplanation[] = [];
  const byes: string[] = [];
  const longer = wereDark.length > wereLight.length ? wereDark : wereLight;
  while (wereDark.length !== wereLight.length) {
    const free = longer.findLastIndex(({ hadBye }) => !hadBye);
    const [player] = longer.splice(free < 0 ? longer.length - 1 : free, 1);
    byes.push(player!.id);
    const text = `${player!.id} has the bye: the last player of the longer pile who has had none (${SOURCE}).`;
    explanations.push({ code: 'bye', players: [player!.id], text });
  }
  const pairs = wereLight.map((dark) => {
    const [light, reason] = takeLight(dark, wereDark);
    if (reason !== null) explanations.push(reason);
    return [dark.id, light.id] as const;
  });
  return { pairs, byes, explanations };
}

/** The best Light player whom a Dark one has not met with these sides. */
function takeLight(dark: SidedPlayer, pile: SidedPlayer[]): readonly [SidedPlayer, PairingExplanation | null] {
  const hasMet = (light: SidedPlayer) => dark.metAs.dark.includes(light.id) || light.metAs.light.includes(dark.id);
  const unmet = pile.findIndex((light) => !hasMet(light));
  const [light] = pile.splice(Math.max(0, unmet), 1);
  const players = [dark.id, light!.id];
  if (unmet === 0) return [light!, null];
  if (unmet > 0) {
    const text = `${dark.id} meets ${light!.id}, the next lower player not met with these sides (${SOURCE}).`;
    return [light!, { code: 'next-lower', players, text }];
  }
  const text = `${dark.id} meets ${light!.id} with the same sides again: ${dark.id} has met everybody in the pile (${SOURCE}).`;
  return [light!, { code: 'repeat', players, text }];
}

/**
 * Pairs the first game of a two-game round: first meets second, as by rank, and a draw decides who is Dark (001, II.A.i, 3). Two who
 * have met may meet with the other sides; who has met everybody with both sides keeps the original opponent.
 *
 * @param ranked the best first; in a first round in the order of the shuffled cards
 */
export function pairFirstGame(ranked: readonly SidedPlayer[], seed: string): SidedPairing {
  const left = [...ranked];
  const byes: string[] = [];
  const explanations: PairingExplanation[] = [];
  if (left.length % 2 === 1) {
    const free = left.findLastIndex(({ hadBye }) => !hadBye);
    const [player] = left.splice(free < 0 ? left.length - 1 : free, 1);
    byes.push(player!.id);
    const text = `${player!.id} has the bye: the last player who has had none (${SOURCE}).`;
    explanations.push({ code: 'bye', players: [player!.id], text });
  }
  const pairs: (readonly [string, string])[] = [];
  const mayMeet = (dark: SidedPlayer, light: SidedPlayer) =>
    !dark.metAs.dark.includes(light.id) && !light.metAs.light.includes(dark.id);
  while (left.length > 0) {
    const player = left.shift()!;
    const free = left.findIndex((other) => mayMeet(player, other) || mayMeet(other, player));
    const [other] = left.splice(Math.max(0, free), 1);
    const both: readonly SidedPlayer[] = [player, other!];
    const [first, second] = shuffleBySeed(both, `${seed}/${player.id}`) as [SidedPlayer, SidedPlayer];
    const [dark, light] = mayMeet(first, second) || !mayMeet(second, first) ? [first, second] : [second, first];
    pairs.push([dark.id, light.id]);
    const players = [player.id, other!.id];
    if (free > 0) {
      const text = `${player.id} meets ${other!.id}, the next lower player who is left with sides not met (${SOURCE}).`;
      explanations.push({ code: 'next-lower', players, text });
    } else if (free < 0) {
      const text = `${player.id} meets ${other!.id} again: ${player.id} has met everybody who is left with both sides (${SOURCE}).`;
      explanations.push({ code: 'repeat', players, text });
    }
  }
  return { pairs, byes, explanations };
}
