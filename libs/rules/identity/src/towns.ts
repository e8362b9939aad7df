import { mostFrequent } from './bearers.js';
import type { Community } from './community.js';
import type { CompanyScale } from './company.js';
import { groupBy } from './group-by.js';
import { REGULAR } from './regular.js';

/** Two places that share so many of the entries of the smaller one are one club, such as folders of two years. */
const SAME_PEOPLE = 0.3;
/** So many of the entries of a club are of people who play nowhere more often. Elsewhere guests meet. */
const AT_HOME = 0.5;

/**
 * Divides each place of a name by the towns that files name: one name that is a regular in two towns may be two people, also
 * where the tournaments of both look like one scene. Entries elsewhere, and in large fields, go with the town whose company
 * they have.
 *
 * @param placeOf the place of each entry
 * @returns the place of each entry; each divided place has new numbers for its other towns
 */
export function divideByTown(
  placeOf: readonly number[],
  towns: Towns,
  { community, scale }: { readonly community: Community; readonly scale: CompanyScale },
): number[] {
  const divided = [...placeOf];
  let count = placeOf.reduce((most, place) => Math.max(most, place + 1), 0);
  const nameAndPlace = (entry: number) => community.entries[entry]!.name * count + placeOf[entry]!;
  for (const own of [...groupBy([...placeOf.keys()], nameAndPlace).values()]) {
    const byTown = groupBy(own, (entry) => towns[community.entries[entry]!.tournament] ?? -1);
    byTown.delete(-1);
    const clubs = [...byTown.values()].filter((entries) => entries.length >= REGULAR);
    if (clubs.length < 2) continue;
    clubs.sort((a, b) => b.length - a.length || a[0]! - b[0]!);
    const companies = clubs.map((entries) => scale.of(entries));
    for (const [at, entries] of clubs.entries())
      for (const entry of entries) divided[entry] = at === 0 ? -1 : count + at;
    for (const entry of own) {
      if (clubs.some((entries) => entries.includes(entry))) continue;
      const shares = companies.map((company) => scale.share(entry, company));
      const best = shares.indexOf(Math.max(...shares));
      divided[entry] = best === 0 ? -1 : count + best;
    }
    for (const entry of own) if (divided[entry] === -1) divided[entry] = placeOf[entry]!;
    count += clubs.length;
  }
  return divided;
}

/** The number of the town of each tournament; null where it is not known. */
export type Towns = readonly (number | null)[];

/**
 * Makes one scene of all tournaments of a town, whatever the years. The rest of a scene goes with
 * the town in which most of it is.
 *
 * @param sceneOf the scene of each tournament
 * @returns the scene of each tournament, numbered from 0
 */
export function joinByTown(sceneOf: readonly number[], found: Towns, { tournaments }: Community): number[] {
  const placesOf = groupBy([...found.keys()], (tournament) => found[tournament] ?? -1);
  const isTown = (town: number) => {
    const places = new Set(placesOf.get(town)!.map((tournament) => tournaments[tournament]!.place!));
    return places.size === 1 && [...places].every((place) => !/[\d/]/.test(place));
  };
  // A folder, such as one of each secretary, may have the tournaments of several towns.
  const towns = found.map((town) => (town === null || !isTown(town) ? null : town));
  const home = new Map(
    [...groupBy([...sceneOf.keys()], (tournament) => sceneOf[tournament]!)].map(([scene, those]) => {
      const known = those.flatMap((tournament) => towns[tournament] ?? []);
      return [scene, known.length === 0 ? null : mostFrequent(known)];
    }),
  );
  const numbers = new Map<string, number>();
  return sceneOf.map((scene, tournament) => {
    const town = towns[tournament] ?? home.get(scene);
    const key = town == null ? `s${scene}` : `t${town}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  });
}

/** People come from everywhere to a tournament that has so many times the usual field. */
const OPEN = 1.5;

/** Finds the town of each tournament; null where it is an open, and where its place is not known, or nobody's home. */
export function findTowns({ tournaments, alikeOf }: Community): Towns {
  const places = [...new Set(tournaments.flatMap(({ place }) => place ?? []))];
  const numberOf = new Map(places.map((place, number) => [place, number]));
  const entries = places.map(() => new Map<number, number>());
  const usual = alikeOf.map(({ length }) => length).sort((a, b) => a - b)[Math.floor(alikeOf.length / 2)] ?? 0;
  const isOpen = (tournament: number) => alikeOf[tournament]!.length > OPEN * usual;
  for (const [tournament, { place }] of tournaments.entries()) {
    if (place === null || isOpen(tournament)) continue;
    const counts = entries[numberOf.get(place)!]!;
    for (const alike of alikeOf[tournament]!) counts.set(alike, (counts.get(alike) ?? 0) + 1);
  }
  const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
  const isHome = entries.map((counts) => {
    const atHome = [...counts].filter(([alike, count]) => entries.every((other) => (other.get(alike) ?? 0) <= count));
    return sumOf(atHome.map(([, count]) => count)) >= AT_HOME * sumOf(counts.values());
  });
  const town: (number | null)[] = places.map((_, number) => (isHome[number]! ? number : null));
  for (let one = 0; one < places.length; one++) {
    for (let other = 0; other < one; other++) {
      const [from, to] = [town[one]!, town[other]!];
      if (from === null || to === null || from === to) continue;
      const both = [...entries[one]!].map(([alike, count]) => Math.min(count, entries[other]!.get(alike) ?? 0));
      const least = Math.min(sumOf(entries[one]!.values()), sumOf(entries[other]!.values()));
      if (sumOf(both) < SAME_PEOPLE * least) continue;
      for (const [number, each] of town.entries()) if (each === from) town[number] = to;
    }
  }
  return tournaments.map(({ place }, tournament) =>
    place === null || isOpen(tournament) ? null : town[numberOf.get(place)!]!,
  );
}
