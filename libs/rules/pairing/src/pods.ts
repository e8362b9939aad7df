import { shuffleBySeed } from './seeded-generator.js';

// @row 4, 44, 75
export interface PodPlayer {
  readonly id: string;
  readonly points: number;
  /** A name of the pod they come from, the same for all who were in it. It is null for a player who was in none. */
  readonly pod: string | null;
}

export interface PodRequest {
  readonly players: readonly PodPlayer[];
  /** It counts from 1. */
  readonly round: number;
  /** It is recorded with the tournament: the same seed gives the same pods. */
  readonly seed: string;
}

/** 000, 7.2: the smallest number of players in a pod. */
export const SMALLEST_POD = 4;
export const LARGEST_POD = 8;

/** 000, 7.6: the number of rounds that players stay in their pods. */
export const ROUNDS_IN_POD = 5;

/**
 * Makes up the pods of a Tribbles tournament. At first they are random (000, 7.2). After every five rounds the best of each pod
 * come together, filled up by score, and the others form pods by score (000, 7.6). Chance decides among equals. There are as few
 * pods as hold everybody, since 000 does not give a number. Their sizes differ by at most one, and the top pod is a larger one.
 *
 * @returns ids by pod, the top pod first, the higher points first in each
 * @throws RangeError with fewer than four players, or when an id is there twice
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

function firstOfEachPod(ranked: readonly PodPlayer[]): PodPlayer[] {
  const seen = new Set<string>();
  return ranked.filter(({ pod }) => {
    if (pod === null || seen.has(pod)) return false;
    seen.add(pod);
    return true;
  });
}

// @reading fewest-pods
/** The larger pods come first. */
function podSizes(players: number): number[] {
  const pods = Math.ceil(players / LARGEST_POD);
  return Array.from({ length: pods }, (_, index) => Math.floor(players / pods) + (index < players % pods ? 1 : 0));
}
