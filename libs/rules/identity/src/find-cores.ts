import type { Community } from './community.js';
import type { CompanyScale } from './company.js';
import { groupBy } from './group-by.js';
import { isLarge } from './large-effect.js';
import type { Namesakes } from './namesakes.js';
import { REGULAR } from './regular.js';

/** So much of the company of an entry has to be known from the others of a core. */
const SAME_COMPANY = 0.22;
/** Two cores of one name have to be so different. */
const CLEARLY = 1.5;

interface Core {
  readonly entries: number[];
  readonly company: Map<number, number>;
  readonly tournaments: Set<number>;
}

/**
 * Divides the entries of each name into cores by their company: entries whose tournaments have names in common. Entries
 * with other company are cores of their own.
 *
 * @returns the core of each entry; no two names share one
 */
export function findCores(community: Community, scale: CompanyScale): number[] {
  const { entries, names } = community;
  const entriesOf: number[][] = names.map(() => []);
  for (const [entry, { name }] of entries.entries()) entriesOf[name]!.push(entry);
  const coreOf = entries.map(() => 0);
  let count = 0;
  for (const own of entriesOf) {
    const cores = mergeCores(gatherCores(own, community, scale), scale);
    for (const core of cores) {
      for (const entry of core.entries) coreOf[entry] = count;
      count += 1;
    }
  }
  return coreOf;
}

/** So little of the company of a core is known from another one when they are two people of two clubs. */
const OTHER_COMPANY = 0.1;
/** Two large cores are asked about where so little is known. */
const OTHER_COMPANY_OF_LARGE = 0.2;
/** Cores of one name that follow each other are asked about only if the answer decides about so many pairs of entries. */
const VERY_MANY_PAIRS = 150;

/**
 * Divides the entries of each name by scene, and within a scene where two people show: each plays with people of their own in
 * the same years. Then the scene is two clubs that share guests.
 *
 * @returns the place of each entry; no two names share one
 */
export function findPlaces({ community, scale, sceneOf, namesakes }: Places): number[] {
  const { entries } = community;
  const together = groupBy([...entries.keys()], (entry) => {
    const { name, tournament } = entries[entry]!;
    return name * entries.length + sceneOf[tournament]!;
  });
  const placeOf = entries.map(() => 0);
  let count = 0;
  for (const own of together.values()) {
    const { name } = entries[own[0]!]!;
    const isCommon = namesakes.of(name) > COMMON && !community.names[name]!.isHandle;
    const parts = divide(own, { community, scale }, namesakes.of(name) <= RARE).flatMap((part) =>
      isCommon ? divideByTime(part, community) : [part],
    );
    for (const part of parts) {
      for (const entry of part) placeOf[entry] = count;
      count += 1;
    }
  }
  return placeOf;
}

/** Where a common name was away from a scene for so many days, somebody else may have come. */
const AWAY_DAYS = 300;
const DAY = 86_400_000;

function divideByTime(own: readonly number[], { entries, tournaments }: Community): number[][] {
  const dayOf = (entry: number) => Date.parse(tournaments[entries[entry]!.tournament]!.date ?? '') / DAY;
  const undated = own.filter((entry) => Number.isNaN(dayOf(entry)));
  const dated = own.filter((entry) => !Number.isNaN(dayOf(entry))).sort((a, b) => dayOf(a) - dayOf(b));
  const parts: number[][] = [];
  for (const [at, entry] of dated.entries()) {
    if (at === 0 || dayOf(entry) - dayOf(dated[at - 1]!) > AWAY_DAYS) parts.push([]);
    parts.at(-1)!.push(entry);
  }
  return undated.length > 0 ? [...parts, undated] : parts;
}

interface Places {
  readonly community: Community;
  readonly scale: CompanyScale;
  /** It gives the scene of each tournament. */
  readonly sceneOf: readonly number[];
  readonly namesakes: Namesakes;
}

/** From so many expected namesakes on, a name is asked about when it comes back to a scene. */
const COMMON = 0.4;
/** With so few expected namesakes, a name that has other company in later years is one person who stayed. */
const RARE = 0.05;

function divide(
  own: readonly number[],
  { community, scale }: Pick<Places, 'community' | 'scale'>,
  isRare: boolean,
): (readonly number[])[] {
  if (own.length < 2 * REGULAR) return [own];
  const cores = mergeCores(gatherCores(own, community, scale), scale);
  const regulars: Core[] = [];
  for (const core of cores) {
    if (core.entries.length < REGULAR) continue;
    const isOther = regulars.every((larger) => {
      const areLarge = isLarge(core.entries.length, larger.entries.length);
      const most = areLarge ? OTHER_COMPANY_OF_LARGE : OTHER_COMPANY;
      return (
        scale.shareOf(core.entries, larger.company) < most &&
        ((!isRare && core.entries.length * larger.entries.length >= VERY_MANY_PAIRS) ||
          areTogether(core, larger, community))
      );
    });
    if (isOther) regulars.push(core);
  }
  if (regulars.length < 2) return [own];
  const parts = regulars.map(({ entries }) => [...entries]);
  for (const core of cores) {
    if (regulars.includes(core)) continue;
    const shares = regulars.map((regular) => scale.shareOf(core.entries, regular.company));
    const most = shares.indexOf(Math.max(...shares));
    parts[most]!.push(...core.entries);
  }
  return parts;
}

/** Tells whether the times of two cores overlap. */
function areTogether(one: Core, other: Core, { tournaments }: Community): boolean {
  const [a, b] = [one, other].map(({ tournaments: those }) =>
    [...those].flatMap((tournament) => tournaments[tournament]!.date ?? []).sort(),
  ) as [string[], string[]];
  return a.length > 0 && b.length > 0 && a[0]! <= b.at(-1)! && b[0]! <= a.at(-1)!;
}

/** Gathers the entries of small tournaments first: at large ones everybody meets. */
function gatherCores(entries: readonly number[], { entries: all }: Community, scale: CompanyScale): Core[] {
  const cores: Core[] = [];
  const inOrder = [
    ...entries.filter((entry) => !scale.isLarge(entry)),
    ...entries.filter((entry) => scale.isLarge(entry)),
  ];
  for (const entry of inOrder) {
    const { tournament } = all[entry]!;
    const shares = cores.map((core) => (core.tournaments.has(tournament) ? 0 : scale.share(entry, core.company)));
    const core: Core = findClear(cores, shares) ?? { entries: [], company: new Map(), tournaments: new Set() };
    if (core.entries.length === 0) cores.push(core);
    core.entries.push(entry);
    core.tournaments.add(tournament);
    if (!scale.isLarge(entry)) scale.add(core.company, entry);
  }
  return cores;
}

/** Entries that began a core of their own, because nobody of their company was known yet, come to a larger one. */
function mergeCores(cores: readonly Core[], scale: CompanyScale): Core[] {
  const kept: Core[] = [];
  for (const core of cores.toSorted((a, b) => b.entries.length - a.entries.length)) {
    const shares = kept.map((other) =>
      core.entries.some((_, at) => other.tournaments.has([...core.tournaments][at]!))
        ? 0
        : scale.shareOf(core.entries, other.company),
    );
    const larger = findClear(kept, shares);
    if (larger === null) {
      kept.push(core);
      continue;
    }
    larger.entries.push(...core.entries);
    for (const tournament of core.tournaments) larger.tournaments.add(tournament);
    for (const [name, times] of core.company) larger.company.set(name, (larger.company.get(name) ?? 0) + times);
  }
  return kept;
}

function findClear(cores: readonly Core[], shares: readonly number[]): Core | null {
  let [best, second] = [-1, 0];
  for (let at = 0; at < shares.length; at++) {
    if (best === -1 || shares[at]! > shares[best]!) {
      second = best === -1 ? 0 : shares[best]!;
      best = at;
    } else second = Math.max(second, shares[at]!);
  }
  const most = shares[best] ?? 0;
  return most >= SAME_COMPANY && most >= CLEARLY * second ? cores[best]! : null;
}
