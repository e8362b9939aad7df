import type { PastTournament } from '@quadrant/rules/files';
import {
  type Answer,
  estimatePrecision,
  findDoubles,
  joinSpellings,
  settlePeople,
  type SettledPeople,
  type SettledTournament,
} from '@quadrant/rules/identity';
import { findIdentifyingName, isGivenName, isInitial, normaliseName } from '@quadrant/rules/names';
import { dateOfSpan, foldHandle, isReservedHandle } from '@quadrant/rules/tournament';
import { findHalves, type Halves, pairsOfPlaces } from './find-halves.js';
import { type ChosenName, type KnownPlayers, nameEverybody, type SettledPerson } from './name-everybody.js';
import { gamesFirst } from './settle-past.js';
import { fieldOf, findPeople, listNames, settleTournament } from './tell-names.js';
import { type PeopleTold, tellPeople } from './tell-people.js';

/** A tournament of a batch, as its file tells it. */
export interface ToldItem {
  readonly item: string;
  /** It was on this day or later, YYYY-MM-DD; null when the day is unknown. */
  readonly first: string | null;
  readonly last: string | null;
  readonly place: string | null;
  readonly name?: string | null;
  /** Its file, where it can be joined with another one; null or absent where it cannot. */
  readonly half?: string | null;
  /** Somebody decided against it: then it makes no copy of another one. */
  readonly isLeftOut?: boolean;
  readonly told: Pick<PastTournament, 'people' | 'pairings'>;
}

/** A stored tournament beside which a batch is settled. */
export interface StoredBeside {
  readonly key: string;
  readonly first: string | null;
  readonly last: string | null;
  readonly place: string | null;
  /** The handles of its players, each as it counts today. */
  readonly handles: readonly string[];
  readonly pairings: readonly { readonly round: number; readonly players: readonly [number, number] }[];
  /** Each player is an index of `handles`. */
  readonly places: readonly (readonly [place: number, player: number])[];
}

export interface SettledItem {
  readonly item: string;
  /** The handle of each of its people, in the order of the file. Two spellings of one person have one handle. */
  readonly handles: readonly string[];
  /** The key of the stored tournament that it may be. */
  readonly stored: string | null;
  /** True where the file names a player of the stored tournament whose name was removed for good. */
  readonly namesRemoved: boolean;
}

/** A spelling that leads to a person, besides their handle. */
export interface AliasTold {
  /** As `findIdentifyingName` makes it. */
  readonly name: string;
  readonly spelling: string;
  /** The folded handle of the person. */
  readonly handleKey: string;
  readonly scene: string | null;
}

export interface SettledBatch {
  readonly items: readonly SettledItem[];
  readonly people: readonly SettledPerson[];
  readonly settled: SettledPeople;
  /** The ids of what `settled` counts: first the tournaments of the batch, then those that are stored. */
  readonly tournaments: readonly string[];
  readonly told: PeopleTold;
  readonly aliases: readonly AliasTold[];
  /** Tournaments of which two files may hold a part each. */
  readonly halves: readonly Halves[];
  /** Items that may be one tournament; the one that is kept where nobody decides comes first. */
  readonly doubles: readonly (readonly [first: string, other: string])[];
}

const STORED = 'stored:';

/**
 * Settles who is who in a batch, beside what is stored, and finds tournaments that came twice. A person who is joined
 * with a stored player gets that player's handle; everybody else gets the name that somebody chose, or their fullest spelling.
 *
 * @param asked kinds of links that are not made, but asked
 * @param names the oldest first
 */
export function settleBatch(
  items: readonly ToldItem[],
  stored: readonly StoredBeside[],
  answers: readonly Answer[],
  players: KnownPlayers,
  asked: ReadonlySet<string> = new Set(),
  names: readonly ChosenName[] = [],
): SettledBatch {
  const firsts = items.map(({ told }) => joinSpellings(told));
  const seen = [
    ...items.map(({ item, first, place, told }, index) => ({
      id: item,
      date: first,
      place,
      names: listNames(told.people, firsts[index]!),
    })),
    ...stored.map(({ key, first, place, handles }) => ({
      id: STORED + key,
      date: first,
      place,
      names: handles,
      isStored: true,
    })),
  ];
  const settled = settleApart(seen, items.length, answers, asked);
  const { people, refused } = nameEverybody(seen, items.length, settled, { players, answers, names });
  const personOfName = items.map((_, index) => findPeople(firsts[index]!, index, settled));
  const one = joinStored(stored, items.length, settled, people);
  const possible = items.map((item, index) => ({
    ...settleTournament(item, personOfName[index]!.map(one)),
    id: item.item,
    file: item.half ?? null,
    name: item.name ?? null,
    place: item.place,
  }));
  const halves = findHalves(possible);
  const { storedOf, pairs } = findDoublesOf(
    items,
    pairsOfPlaces(halves, possible),
    stored,
    personOfName.map((people) => people.map(one)),
    settled,
    one,
  );
  const copies = findCopies(items, storedOf, pairs);
  const isDouble = new Set([...copies].map((index) => items[index]!.item));
  const all = [...people.values()];
  const kept = new Set(items.flatMap(({ isLeftOut = false }, index) => (isLeftOut ? [] : personOfName[index]!)));
  const tournaments = seen.map(({ id }) => id);
  const withRemoved = new Set(stored.filter(({ handles }) => handles.some(isReservedHandle)).map(({ key }) => key));
  return {
    items: items.map(({ item }, index) => ({
      item,
      handles: personOfName[index]!.map((person) => people.get(person)!.handle),
      stored: storedOf.get(index) ?? null,
      namesRemoved: withRemoved.has(storedOf.get(index) ?? ''),
    })),
    people: all,
    settled,
    tournaments,
    told: tellPeople({
      settled,
      expectedPrecision: estimatePrecision(seen, settled, answers).share,
      people: [...people].flatMap(([person, each]) => (kept.has(person) ? [each] : [])),
      named: people,
      refusedNames: refused,
      tournaments,
      dates: [...items, ...stored].map(knownDateOf),
      names: seen.map(({ names }) => names),
      ofBatch: items.length,
      leftOut: new Set(items.flatMap(({ isLeftOut = false }, index) => (isLeftOut ? [index] : []))),
      copies,
    }),
    aliases: all.flatMap(listAliases),
    halves: halves.filter(({ first, other }) => !isDouble.has(first) && !isDouble.has(other)),
    doubles: pairs.map(([first, other]) => [items[first]!.item, items[other]!.item]),
  };
}

/** Lists the items that are a stored tournament, or another one of the batch that stays in it. */
function findCopies(
  items: readonly ToldItem[],
  storedOf: ReadonlyMap<number, string>,
  pairs: readonly (readonly [number, number])[],
): Set<number> {
  const copies = new Set(storedOf.keys());
  const isLeftOut = (index: number): boolean => items[index]!.isLeftOut === true;
  for (const [first, other] of pairs) {
    if (!isLeftOut(first)) copies.add(other);
    else if (!isLeftOut(other)) copies.add(first);
  }
  return copies;
}

/** The date as far as it is known, so that nobody reads a month as its first day. */
export const knownDateOf = ({ first, last }: Pick<ToldItem, 'first' | 'last'>): string | null =>
  first === null ? null : (dateOfSpan({ first, last: last ?? first }) ?? first);

/** A spelling that says too little to search for is no alias. */
const listAliases = ({ handle, spellings }: SettledPerson): AliasTold[] =>
  spellings.flatMap(({ spelling, scene }) => {
    const name = findIdentifyingName(spelling) ?? findSearched(spelling);
    if (name === null || foldHandle(spelling) === foldHandle(handle)) return [];
    return [{ name, spelling, handleKey: foldHandle(handle), scene }];
  });

/**
 * A surname with initials, a nickname or a handle, normalised: people search for them also where no file writes the whole
 * name. Nobody is known by it alone, since only names of two whole words are compared. A given name says nothing.
 */
function findSearched(spelling: string): string | null {
  const name = normaliseName(spelling);
  const [whole, ...more] = name.split(' ').filter((word) => !isInitial(word));
  const isTold = whole !== undefined && (more.length > 0 || !isGivenName(whole));
  return isTold && /^[\p{L}\p{N} ]+$/u.test(name) ? name : null;
}

type Seen = Parameters<typeof settlePeople>[0];

/**
 * Settles people so that no two stored players are one: who they are was decided before. Each round keeps more of them
 * apart, so that it ends.
 */
function settleApart(seen: Seen, from: number, answers: readonly Answer[], asked: ReadonlySet<string>): SettledPeople {
  const apart: Answer[] = [];
  for (;;) {
    const settled = settlePeople(seen, [...answers, ...apart], asked);
    const storedAs = new Map<number, { readonly tournament: string; readonly spelling: string }>();
    const joined: Answer[] = [];
    for (let index = from; index < seen.length; index++) {
      const { id, names } = seen[index]!;
      for (const [at, spelling] of names.entries()) {
        const person = settled.personOf[settled.bearersOf[index]![at]!]!;
        const one = storedAs.get(person);
        const other = { tournament: id, spelling };
        if (one === undefined) storedAs.set(person, other);
        else if (foldHandle(one.spelling) !== foldHandle(spelling)) joined.push({ one, other, verdict: 'two' });
      }
    }
    const known = new Set(apart.map(textOf));
    const more = [...new Map(joined.map((answer) => [textOf(answer), answer])).values()].filter(
      (answer) => !known.has(textOf(answer)),
    );
    if (more.length === 0) return settled;
    apart.push(...more);
  }
}

const textOf = ({ one, other }: Answer): string => JSON.stringify([one.spelling, other.spelling]);

/** A stored player is one person, also where their company has changed: returns the first of the people that they were divided into. */
function joinStored(
  stored: readonly StoredBeside[],
  ofBatch: number,
  { bearersOf, personOf }: SettledPeople,
  people: ReadonlyMap<number, SettledPerson>,
): (person: number) => number {
  const firstOf = new Map<string, number>();
  const joined = new Map<number, number>();
  for (const [index, { handles }] of stored.entries()) {
    for (const [at, handle] of handles.entries()) {
      const person = personOf[bearersOf[ofBatch + index]![at]!]!;
      const first = firstOf.get(foldHandle(handle));
      if (first === undefined) firstOf.set(foldHandle(handle), person);
      else joined.set(person, first);
    }
  }
  for (const [person, { handle, isStored }] of people) {
    const first = isStored ? firstOf.get(foldHandle(handle)) : undefined;
    if (first !== undefined && first !== person) joined.set(person, first);
  }
  return (person) => joined.get(person) ?? person;
}

function findDoublesOf(
  items: readonly ToldItem[],
  halves: ReadonlySet<string>,
  stored: readonly StoredBeside[],
  personOfName: readonly (readonly number[])[],
  { bearersOf, personOf }: SettledPeople,
  one: (person: number) => number,
): { readonly storedOf: ReadonlyMap<number, string>; readonly pairs: readonly (readonly [number, number])[] } {
  const ofItems = items.map((item, index) => settleTournament(item, personOfName[index]!));
  const ofStored = stored.map(({ first, last, handles, places, pairings }, index): SettledTournament => {
    const people = handles.map((_, at) => one(personOf[bearersOf[items.length + index]![at]!]!));
    return {
      first,
      last,
      ...fieldOf(people, (at) => handles[at]!),
      places: places.map(([place, player]) => [place, people[player]!]),
      pairings: pairings.map(({ round, players: [one, other] }) => ({ round, people: [people[one]!, people[other]!] })),
    };
  });
  const storedOf = new Map<number, string>();
  const pairs: (readonly [number, number])[] = [];
  for (const [index, { handles, key }] of stored.entries()) {
    const removed = handles.flatMap((handle, at) => (isReservedHandle(handle) ? [ofStored[index]!.people[at]!] : []));
    if (removed.length === 0) continue;
    for (const [item, brought] of ofItems.entries()) {
      const named = nameRemoved(ofStored[index]!, removed, brought);
      if (named !== null && findDoubles([named, brought]).length > 0) storedOf.set(item, key);
    }
  }
  // Stored ones come first, so that a tournament of the batch is the later one of a pair.
  const compared = [...ofStored, ...ofItems];
  for (const pair of findDoubles(compared)) {
    const [first, other] = pair[0] < stored.length ? pair : gamesFirst(pair, compared);
    const item = other - stored.length;
    const names = [first, other].map((at) => items[at - stored.length]?.item ?? '');
    if (halves.has(names.join('\n'))) continue;
    if (item < 0) continue;
    if (first >= stored.length) pairs.push([first - stored.length, item]);
    else if (!storedOf.has(item)) storedOf.set(item, stored[first]!.key);
  }
  return { storedOf, pairs };
}

/**
 * Puts the people that only the file has in the places of players whose names were removed. Labels are like no name, so
 * the same tournament would otherwise come again with the names. Null where the fields differ in another way.
 */
function nameRemoved(
  stored: SettledTournament,
  removed: readonly number[],
  { people }: SettledTournament,
): SettledTournament | null {
  const others = stored.people.filter((person) => !removed.includes(person));
  const unknown = people.filter((person) => !others.includes(person));
  if (others.length + unknown.length !== people.length || unknown.length !== removed.length) return null;
  const as = (person: number): number => unknown[removed.indexOf(person)] ?? person;
  return {
    ...stored,
    people: stored.people.map(as),
    places: stored.places.map(([place, person]) => [place, as(person)]),
    pairings: stored.pairings.map(({ round, people: [one, other] }) => ({ round, people: [as(one), as(other)] })),
  };
}
