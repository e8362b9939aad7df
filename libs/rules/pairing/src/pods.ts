import { shuffleBySeed } from './seeded-generator.js';

// @row 4, 44, 75
/** A player who is to be seated. */
export interface PodPlayer {
  readonly id: string;
  /** Points so far. */
  readonly points: number;
  /** Anything that names the pod they come from, the same for all who were in it; null for one who was in none. */
  readonly pod: string | null;
}

/** Everything that decides how pods are made up. */
export interface PodRequest {
  /** Who plays on, in any order. */
  readonly players: readonly PodPlayer[];
  /** From 1. */
  readonly round: number;
  /** Recorded with the tournament: the same seed gives the same pods. */
  readonly seed: string;
}

/** 000, 7.2: players to a pod. */
export const SMALLEST_POD = 4;
export const LARGEST_POD = 8;

/** 000, 7.6: rounds that players stay in their pods for. */
export const ROUNDS_IN_POD = 5;

/**
 * Makes up pods of a Tribbles tournament: at first at random (000, 7.2), then, after every five rounds, the best of each pod
 * together, filled up by score, and the others in pods by score (000, 7.6); chance decides among equals. There are as few pods as
 * hold everybody, since 000 does not say how many, and their sizes differ by one at the most, the top pod being of the larger.
 *
 * @returns ids by pod, the top pod first, the higher points first in each
 * @throws RangeError with fewer than four players, or when an id stands twice
 */
export function pairPods({ players, round, seed }: PodRequest): string[][] {
  if (players.length < SMALLEST_POD) {
    throw new RangeError(`A pod has at least ${SMALLEST_POD} players, but this one has ${players.length}.`);
  }
  const sorted = [...players].sort((a, b) => (a.id < b.id ? -1 : 1));
  const twice = sorted.find(({ id }, index) => sorted[index + 1]?.id === id);
  if (twice) throw new RangeError(`Player ${twice.id} is listed twice.`);

  const ranked = shuffleBySeed(sorted, `${seed}/${round}`).sort((a, b) => b.points - a.points);
  const sizes = podSizes(players.length);
  const top = new Set(firstOfEachPod(ranked).slice(0, sizes[0]));
  const seats = [...top, ...ranked.filter((player) => !top.has(player))].map(({ id }) => id);
  const byPoints = new Map(ranked.map(({ id }, position) => [id, position]));
  return sizes.map((size) => seats.splice(0, size).sort((a, b) => byPoints.get(a)! - byPoints.get(b)!));
}

/** In the order of the ranking. */
function firstOfEachPod(ranked: readonly PodPlayer[]): PodPlayer[] {
  const seen = new Set<string>();
  return ranked.filter(({ pod }) => {
    if (pod === null || seen.has(pod)) return false;
    seen.add(pod);
    return true;
  });
}

// @reading fewest-pods
/** The larger ones first. */
function podSizes(players: number): number[] {
  const pods = Math.ceil(players / LARGEST_POD);
  return Array.from({ length: pods }, (_, index) => Math.floor(players / pods) + (index < players % pods ? 1 : 0));
}
