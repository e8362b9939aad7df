import { findCommunities, measureModularity, type WeightedGraph } from './find-communities.js';

/**
 * Divides tournaments into scenes: those whose names often play together. Nothing but names is used.
 *
 * @param namesOf the numbers of the names of each tournament
 * @param days the day of each tournament
 * @returns the scene of each tournament, numbered from 0
 */
export function findScenes(namesOf: readonly (readonly number[])[], days: readonly (number | null)[]): number[] {
  const graph = joinByNames(namesOf);
  return divideAgain(graph, findCommunities(graph), days);
}

/** A scene of several clubs has this modularity or more. A club whose members changed with the years has less. We chose it with invented communities. */
const CLEARLY_TWO = 0.55;

/** Divides each scene once more: among all tournaments, two small clubs that had a few guests look like one. */
function divideAgain(
  { nodes, from, to, weights }: WeightedGraph,
  scenes: Int32Array,
  days: readonly (number | null)[],
): number[] {
  const within: number[][] = [];
  for (let edge = 0; edge < from.length; edge++) {
    const scene = scenes[from[edge]!]!;
    if (scenes[to[edge]!] === scene) (within[scene] ??= []).push(edge);
  }
  const parts = new Int32Array(nodes);
  const places = new Int32Array(nodes);
  const members: number[][] = [];
  for (let node = 0; node < nodes; node++) places[node] = (members[scenes[node]!] ??= []).push(node) - 1;
  for (const [scene, edges] of within.entries()) {
    if (edges === undefined) continue;
    const part = {
      nodes: members[scene]!.length,
      from: edges.map((edge) => places[from[edge]!]!),
      to: edges.map((edge) => places[to[edge]!]!),
      weights: edges.map((edge) => weights[edge]!),
    };
    const divided = findCommunities(part, 1);
    const found =
      measureModularity(part, divided) < CLEARLY_TWO
        ? joinParts(
            part,
            divided,
            members[scene]!.map((node) => days[node]!),
          )
        : divided;
    for (const [place, node] of members[scene]!.entries()) parts[node] = found[place]!;
  }
  const numbers = new Map<string, number>();
  return Array.from(scenes, (scene, node) => {
    const key = `${scene} ${parts[node]!}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  });
}

/** Parts that play at the same time are two clubs if they share less than this part of what the smaller shares within. */
const FEW_GUESTS = 0.12;
/** They play at the same time for so much of the time of the shorter one. */
const SAME_TIME = 0.5;

/**
 * Joins the parts of a scene again unless they are two clubs: both play in the same years with people of their own. Parts
 * that follow each other are one club whose members changed.
 */
function joinParts(
  { from, to, weights }: WeightedGraph,
  parts: Int32Array,
  days: readonly (number | null)[],
): Int32Array {
  const count = Math.max(-1, ...parts) + 1;
  const shared = new Float64Array(count * count);
  for (let edge = 0; edge < from.length; edge++) {
    const [one, other] = [parts[from[edge]!]!, parts[to[edge]!]!];
    shared[Math.min(one, other) * count + Math.max(one, other)]! += weights[edge]!;
  }
  const times = Array.from({ length: count }, (_, part) =>
    measureTime(days.flatMap((day, node) => (parts[node] === part && day !== null ? [day] : []))),
  );
  const first = Int32Array.from({ length: count }, (_, part) => part);
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      const least = Math.min(shared[one * count + one]!, shared[other * count + other]!);
      const areTwo = shared[one * count + other]! < FEW_GUESTS * least && playTogether(times[one]!, times[other]!);
      if (areTwo) continue;
      const [low, high] = [first[one]!, first[other]!].sort((a, b) => a - b) as [number, number];
      for (let part = 0; part < count; part++) if (first[part] === high) first[part] = low;
    }
  }
  return parts.map((part) => first[part]!);
}

interface Time {
  readonly from: number;
  readonly until: number;
}

/** The time in which most tournaments were: a single one long before or after does not count. */
function measureTime(days: readonly number[]): Time | null {
  if (days.length < REGULAR) return null;
  const sorted = days.toSorted((a, b) => a - b);
  const tenth = Math.floor(sorted.length / 10);
  return { from: sorted[tenth]!, until: sorted.at(-1 - tenth)! };
}

function playTogether(one: Time | null, other: Time | null): boolean {
  if (one === null || other === null) return false;
  const overlap = Math.min(one.until, other.until) - Math.max(one.from, other.from);
  return overlap > SAME_TIME * Math.min(one.until - one.from, other.until - other.from);
}

/** Two tournaments with one name in common say little: anybody may be a guest, or have the name of somebody else. */
const FEWEST_SHARED = 2;
/** Nobody's tournaments are compared with more than so many later ones of theirs. */
const MOST_COMPARED = 300;

/** Joins tournaments by the share of names that they have in common. Its square keeps guests from joining two clubs. */
function joinByNames(namesOf: readonly (readonly number[])[]): WeightedGraph {
  const withName = new Map<number, number[]>();
  for (const [tournament, names] of namesOf.entries()) {
    for (const name of names) {
      const list = withName.get(name);
      if (list) list.push(tournament);
      else withName.set(name, [tournament]);
    }
  }
  const [from, to, weights]: [number[], number[], number[]] = [[], [], []];
  const shared = new Uint16Array(namesOf.length);
  const next = new Map<number, number>();
  for (const [tournament, names] of namesOf.entries()) {
    const touched: number[] = [];
    for (const name of names) {
      const list = withName.get(name)!;
      const start = (next.get(name) ?? 0) + 1;
      next.set(name, start);
      for (let at = start; at < list.length && at < start + MOST_COMPARED; at++) {
        const other = list[at]!;
        if (shared[other]! === 0) touched.push(other);
        shared[other]! += 1;
      }
    }
    for (const other of touched) {
      const both = shared[other]!;
      shared[other] = 0;
      if (both < FEWEST_SHARED) continue;
      from.push(tournament);
      to.push(other);
      weights.push((both * both) / (names.length * namesOf[other]!.length));
    }
  }
  return { nodes: namesOf.length, from, to, weights };
}

/** People with fewer entries have no home. */
const REGULAR = 3;

/**
 * Measures how many entries are where their names usually play: the share of the entries of names with at least 3 entries
 * that are at a scene at which the name has at least 3.
 *
 * @returns 1 for a community without such names
 */
export function measureCompactness(namesOf: readonly (readonly number[])[], scenes: readonly number[]): number {
  const counts = new Map<number, Map<number, number>>();
  for (const [tournament, names] of namesOf.entries()) {
    const scene = scenes[tournament]!;
    for (const name of names) {
      const byScene = counts.get(name) ?? new Map<number, number>();
      byScene.set(scene, (byScene.get(scene) ?? 0) + 1);
      counts.set(name, byScene);
    }
  }
  let [all, home] = [0, 0];
  for (const byScene of counts.values()) {
    const entries = [...byScene.values()];
    const sum = entries.reduce((one, other) => one + other, 0);
    if (sum < REGULAR) continue;
    all += sum;
    for (const each of entries) if (each >= REGULAR) home += each;
  }
  return all === 0 ? 1 : home / all;
}
