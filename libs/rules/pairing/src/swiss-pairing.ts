import { findLeastCostMatching } from './matching/least-cost-matching.js';
import { flattenExclusions, type MatchingCosts } from './matching/costs.js';
import type { Matching } from './matching/matching.js';
import { nextRoundQuestion } from './outlook.js';
import type { PairingPlayer, PairingRequest, SwissPairing } from './pairing.js';
import { costsOfRound, listMeetings } from './round-costs.js';
import { searchPairings } from './search-pairings.js';
import { shuffleBySeed } from './seeded-generator.js';

/** A pairing with its proof, and its effect on the next round. */
export interface PlannedRound extends SwissPairing {
  /** The players who were paired, without fixed pairs. The numbers of costs and matching are positions in this list. */
  readonly players: readonly PairingPlayer[];
  readonly costs: MatchingCosts;
  /** The best pairing by the first four criteria, with its prices; `pairs` are this one, or another one of the same cost. */
  readonly matching: Matching;
  /** It holds the position of each player's partner in the pairing. */
  readonly partners: Int32Array;
  readonly outlook: Outlook;
}

/** Whether the next round has a pairing without needless byes, as far as this one decides it. */
export interface Outlook {
  readonly isNextRoundPairable: boolean;
  /** When it is not pairable: the best pairing that leaves the next round pairable; null when none was found. */
  readonly alternative: SwissPairing | null;
  /** Whether every pairing was checked; otherwise there may be others. */
  readonly isComplete: boolean;
}

// @row 42, 43, 71, 72, 73, 155
/**
 * Pairs a Swiss round (000, sections 7.2, 7.5 and 7.6): at random among equal victory points, odd cards paired down
 * once, no second meeting, the bye to the lowest points and to nobody twice. The result is the best possible by the
 * criteria of 7.6 in their order. If every pairing would repeat a match, as few players as possible have a bye instead.
 *
 * @throws RangeError when an id is there twice, points are not whole numbers, or too far apart to be paired exactly
 */
export function pairRound(request: PairingRequest): SwissPairing {
  const { pairs, byes } = planRound(request);
  return { pairs, byes };
}

/** Pairs the round like {@link pairRound}, and returns its proof and its effect on the next round too. */
export function planRound({
  players,
  round,
  seed,
  order = 'byes-first',
  fixed = [],
  forbidden = [],
}: PairingRequest): PlannedRound {
  const isFixed = new Set(fixed.flat());
  const free = forbid(sortById(players), forbidden).filter(({ id }) => !isFixed.has(id));
  const shuffled = shuffleBySeed(free, `${seed}/${round}/1`).sort((a, b) => b.points - a.points);
  const costs = costsOfRound(shuffled, order, flattenExclusions(listMeetings(shuffled)));
  const matching = findLeastCostMatching(costs);
  const write = (partners: Int32Array) => withFixed(writePairing(shuffled, partners), players, fixed);
  const question = nextRoundQuestion(
    asTheyCame(players, [...shuffled.map(({ id }) => id), ...fixed.flat()]),
    free.length,
  );
  const searched = question === null ? null : searchPairings(costs, matching, question);
  const found = searched?.found ?? null;
  const isAsGood = found !== null && found.extra.rank === 0 && found.extra.cost === 0;
  const partners = isAsGood ? found.partners : matching.partners;
  const isNextRoundPairable = question === null || isAsGood;
  const alternative = found !== null && !isAsGood ? write(found.partners) : null;
  return {
    ...write(partners),
    players: shuffled,
    costs,
    matching,
    partners,
    outlook: { isNextRoundPairable, alternative, isComplete: searched?.isComplete ?? true },
  };
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

/** Treats a forbidden pair as one that has met. */
function forbid(players: PairingPlayer[], forbidden: readonly (readonly [string, string])[]): PairingPlayer[] {
  if (forbidden.length === 0) return players;
  return players.map((player) => {
    const unwanted = forbidden.filter((pair) => pair.includes(player.id)).map(([a, b]) => (a === player.id ? b : a));
    return { ...player, opponents: [...player.opponents, ...unwanted] };
  });
}

/** Returns the players with their original opponents: a pair may be forbidden in this round and meet in the next one. */
function asTheyCame(players: readonly PairingPlayer[], ids: readonly string[]): PairingPlayer[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  return ids.map((id) => byId.get(id)!);
}

function writePairing(players: readonly PairingPlayer[], partners: Int32Array): SwissPairing {
  const idOf = (position: number) => players[position]!.id;
  const pairs: (readonly [string, string])[] = [];
  const byes: string[] = [];
  for (const [position, partner] of partners.entries()) {
    if (partner < 0) byes.push(idOf(position));
    else if (position < partner) pairs.push([idOf(position), idOf(partner)]);
  }
  return { pairs, byes };
}

/** Inserts the fixed pairs where their points place them. */
function withFixed(
  { pairs, byes }: SwissPairing,
  players: readonly PairingPlayer[],
  fixed: readonly (readonly [string, string])[],
): SwissPairing {
  if (fixed.length === 0) return { pairs, byes };
  const pointsOf = new Map(players.map(({ id, points }) => [id, points]));
  const byPoints = (a: string, b: string) => pointsOf.get(b)! - pointsOf.get(a)!;
  const ordered = fixed.map(([a, b]) => (byPoints(a, b) > 0 ? ([b, a] as const) : ([a, b] as const)));
  return { pairs: [...pairs, ...ordered].sort((a, b) => byPoints(a[0], b[0]) || byPoints(a[1], b[1])), byes };
}
