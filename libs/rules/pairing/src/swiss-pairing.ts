import { findMaximumWeightMatching } from './maximum-weight-matching.js';
import type { PairingPlayer, PairingRequest, SwissPairing } from './pairing.js';
import { weighPairs } from './pairing-weights.js';
import { shuffleBySeed } from './seeded-generator.js';

/** Shuffles that are tried for one that leaves the next round pairable. */
const ATTEMPTS = 16;

// @row 42, 43, 71, 72, 73, 155
/**
 * Pairs a Swiss round (000, sections 7.2, 7.5 and 7.6): at random among equal victory points, odd cards paired down once, no
 * second meeting, the bye to the lowest points and to nobody twice. The result is the best possible by the criteria of 7.6
 * in their order; if every pairing would repeat a match, as few players as possible have a bye instead.
 *
 * @throws RangeError when an id stands twice, or points are not whole numbers
 */
export function pairRound({ players, round, seed, fixed = [], forbidden = [] }: PairingRequest): SwissPairing {
  const everybody = sortById(players);
  if (fixed.length === 0) return pairFree(forbid(everybody, forbidden), round, seed);
  const isFixed = new Set(fixed.flat());
  const free = everybody.filter(({ id }) => !isFixed.has(id));
  const { pairs, byes } = pairFree(forbid(free, forbidden), round, seed);
  const pointsOf = new Map(players.map(({ id, points }) => [id, points]));
  const higherFirst = (a: string, b: string) => pointsOf.get(b)! - pointsOf.get(a)!;
  const ordered = fixed.map(([a, b]) => (higherFirst(a, b) > 0 ? ([b, a] as const) : ([a, b] as const)));
  return { pairs: [...pairs, ...ordered].sort((a, b) => higherFirst(a[0], b[0]) || higherFirst(a[1], b[1])), byes };
}

/** A forbidden pair counts as one that has met. */
function forbid(players: PairingPlayer[], forbidden: readonly (readonly [string, string])[]): PairingPlayer[] {
  if (forbidden.length === 0) return players;
  return players.map((player) => {
    const unwanted = forbidden.filter((pair) => pair.includes(player.id)).map(([a, b]) => (a === player.id ? b : a));
    return { ...player, opponents: [...player.opponents, ...unwanted] };
  });
}

function pairFree(sorted: readonly PairingPlayer[], round: number, seed: string): SwissPairing {
  const mostMeetings = Math.max(0, ...sorted.map(({ opponents }) => opponents.length));
  // As in the weights: with fewer meetings than this the next round has a pairing whatever happens in this one.
  const attempts = sorted.length > 2 * (mostMeetings + 1) + 1 ? 1 : ATTEMPTS;
  let first: SwissPairing | null = null;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const shuffled = shuffleBySeed(sorted, `${seed}/${round}/${attempt}`);
    const pairing = pairInOrder(shuffled.sort((a, b) => b.points - a.points));
    if (attempts === 1 || isNextRoundPairable(sorted, pairing)) return pairing;
    first ??= pairing;
  }
  return first ?? { pairs: [], byes: [] };
}

function sortById(players: readonly PairingPlayer[]): PairingPlayer[] {
  const sorted = [...players].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [index, { id, points }] of sorted.entries()) {
    if (sorted[index + 1]?.id === id) throw new RangeError(`Player ${id} is listed twice.`);
    if (!Number.isSafeInteger(points))
      throw new RangeError(`Player ${id} has ${points} points, which is not a whole number.`);
  }
  return sorted;
}

/** All best pairings are equal to the matching; the order of the players decides which of them it finds. */
function pairInOrder(players: readonly PairingPlayer[]): SwissPairing {
  const partners = findMaximumWeightMatching(players.length, weighPairs(players));
  const idOf = (position: number) => players[position]!.id;
  const pairs: (readonly [string, string])[] = [];
  const byes: string[] = [];
  for (const [position, partner] of partners.entries()) {
    if (partner === null) byes.push(idOf(position));
    else if (position < partner) pairs.push([idOf(position), idOf(partner)]);
  }
  return { pairs, byes };
}

/** 000, section 7.6, the fifth criterion. Points of the next round are not known yet, meetings are. */
function isNextRoundPairable(players: readonly PairingPlayer[], { pairs }: SwissPairing): boolean {
  const metNow = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const after = players.map(({ id, opponents }) => ({ id, met: new Set([...opponents, metNow.get(id)]) }));
  const hasNotMet = (a: number, b: number) => !after[a]!.met.has(after[b]!.id) && !after[b]!.met.has(after[a]!.id);
  const partners = findMaximumWeightMatching(after.length, (a, b) => Number(hasNotMet(a, b)));
  return partners.filter((partner) => partner === null).length <= after.length % 2;
}
