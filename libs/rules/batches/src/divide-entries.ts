import { type Answer, divideBetween, type EntryName, joinPlaces } from '@quadrant/rules/identity';

/** A name in a tournament of a batch, with when and where it was. */
export interface DividedEntry extends EntryName {
  readonly firstDay: string | null;
  readonly place: string | null;
}

/** It holds the entries of one person. */
export interface EntryGroup<Entry extends DividedEntry = DividedEntry> {
  /** The handle that the person has now; null for somebody new. */
  readonly handle: string | null;
  readonly entries: readonly Entry[];
}

/** Names an entry in a form, and among others. */
export const entryKey = ({ tournament, spelling }: EntryName): string => JSON.stringify([tournament, spelling]);

/** Groups entries by the person who they are now. The person with the first of them comes first. */
export function groupEntries<Entry extends DividedEntry & { readonly handle: string | null }>(
  entries: readonly Entry[],
): EntryGroup<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.handle ?? entry.spelling;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((those) => ({ handle: those[0]!.handle, entries: those }));
}

/**
 * Gives entries to one person.
 *
 * @param to the index of the person; null: somebody new
 */
export function moveEntries<Entry extends DividedEntry>(
  groups: readonly EntryGroup<Entry>[],
  moved: ReadonlySet<string>,
  to: number | null,
): EntryGroup<Entry>[] {
  const isMoved = (entry: Entry): boolean => moved.has(entryKey(entry));
  const gone = groups.flatMap(({ entries }) => entries.filter(isMoved));
  const kept = groups.map((group, at) => ({
    ...group,
    entries:
      at === to
        ? inOrder([...group.entries.filter((entry) => !isMoved(entry)), ...gone])
        : group.entries.filter((entry) => !isMoved(entry)),
  }));
  return withoutEmpty(to === null ? [...kept, { handle: null, entries: gone }] : kept);
}

/**
 * Divides the entries of each person between the people of their named entries, as settling does: by place where the places
 * differ, otherwise at the longest time without an entry.
 *
 * @param named an entry of each person
 */
export function divideEntries<Entry extends DividedEntry>(
  groups: readonly EntryGroup<Entry>[],
  named: ReadonlySet<string>,
): EntryGroup<Entry>[] {
  return groups.flatMap((group) => {
    const [first, ...others] = group.entries.filter((entry) => named.has(entryKey(entry)));
    if (first === undefined || others.length === 0) return [group];
    const places = joinPlaces(group.entries.map(({ place }) => place));
    const facts = new Map(group.entries.map((entry, at) => [entry, { date: entry.firstDay, place: places[at]! }]));
    const owners = new Map<Entry, Entry>(group.entries.map((entry) => [entry, first]));
    for (const other of others) {
      const owner = owners.get(other)!;
      const together = group.entries.filter((entry) => owners.get(entry) === owner);
      const isOthers = divideBetween(
        together.map((entry) => facts.get(entry)!),
        facts.get(owner)!,
        facts.get(other)!,
      );
      for (const entry of together) {
        const isNamed = named.has(entryKey(entry));
        if (entry === other || (!isNamed && isOthers(facts.get(entry)!))) owners.set(entry, other);
      }
    }
    return [first, ...others].map((owner, at) => ({
      handle: at === 0 ? group.handle : null,
      entries: group.entries.filter((entry) => owners.get(entry) === owner),
    }));
  });
}

/** A kept answer about two entries that counts. */
export interface StandingPair extends Pick<Answer, 'one' | 'other'> {
  readonly id: number;
}

export interface DividedAnswers {
  readonly answers: readonly Answer[];
  /** The ids of the earlier answers about two of these entries: the new ones say everything about them. */
  readonly instead: readonly number[];
}

/**
 * Makes the answers by which each changed group of entries is one person, and no two of them are: settling can then divide
 * nothing in another way. Groups that have a spelling of a changed one are said, too.
 *
 * @param before the groups as they are now
 * @param stored an entry in a stored tournament of stored players; the group with such a handle stays that player
 */
export function answersOfGroups(
  all: readonly EntryGroup[],
  before: readonly EntryGroup[],
  given: readonly StandingPair[],
  stored: readonly (EntryName & { readonly handle: string })[],
): DividedAnswers {
  const unchanged = new Set(before.map(keyOfGroup));
  const isChanged = (group: EntryGroup): boolean => !unchanged.has(keyOfGroup(group));
  const spellings = new Set(all.filter(isChanged).flatMap(({ entries }) => entries.map(({ spelling }) => spelling)));
  // Entries of one spelling are divided together, so that all who have it are said.
  const groups = all.filter(({ entries }) => entries.some(({ spelling }) => spellings.has(spelling)));
  const own = new Set(groups.flatMap(({ entries }) => entries.map(entryKey)));
  const storedOf = new Map(stored.map(({ handle, tournament, spelling }) => [handle, { tournament, spelling }]));
  const isStored = new Set(stored.map(entryKey));
  const isOwn = (entry: EntryName): boolean => own.has(entryKey(entry));
  const isKnown = (entry: EntryName): boolean => isOwn(entry) || isStored.has(entryKey(entry));
  const answers: Answer[] = [];
  for (const [at, group] of groups.entries()) {
    const known = storedOf.get(group.handle ?? '');
    const firsts = firstOfSpellings(group.entries);
    const anchor = known ?? nameOf(group.entries[0]!);
    for (const entry of [...group.entries].map(nameOf)) {
      const first = firsts.get(entry.spelling)!;
      // Entries of one spelling stay together through the first of them, and that one belongs to the person.
      const one = entry.tournament === first.tournament ? anchor : first;
      if (entryKey(one) !== entryKey(entry)) answers.push({ one, other: entry, verdict: 'same' });
    }
    for (const other of groups.slice(at + 1)) {
      const others = firstOfSpellings(other.entries);
      const shared = [...firsts.keys()].filter((spelling) => others.has(spelling));
      const pairs =
        shared.length > 0
          ? shared.map((spelling) => [firsts.get(spelling)!, others.get(spelling)!] as const)
          : [[nameOf(group.entries[0]!), nameOf(other.entries[0]!)] as const];
      answers.push(...pairs.map(([one, second]) => ({ one, other: second, verdict: 'two' as const })));
    }
  }
  return {
    answers,
    instead: given.flatMap(({ id, one, other }) =>
      isKnown(one) && isKnown(other) && (isOwn(one) || isOwn(other)) ? [id] : [],
    ),
  };
}

/** Finds a tournament that has two entries of one group: two names of one tournament are never one person. */
export function findMeeting(groups: readonly EntryGroup[]): string | null {
  for (const { entries } of groups) {
    const seen = new Set<string>();
    for (const { tournament } of entries) {
      if (seen.has(tournament)) return tournament;
      seen.add(tournament);
    }
  }
  return null;
}

const keyOfGroup = ({ entries }: EntryGroup): string => JSON.stringify(entries.map(entryKey).sort());

const nameOf = ({ tournament, spelling }: EntryName): EntryName => ({ tournament, spelling });

function firstOfSpellings(entries: readonly EntryName[]): Map<string, EntryName> {
  const firsts = new Map<string, EntryName>();
  for (const entry of entries) if (!firsts.has(entry.spelling)) firsts.set(entry.spelling, nameOf(entry));
  return firsts;
}

const withoutEmpty = <Entry extends DividedEntry>(groups: readonly EntryGroup<Entry>[]): EntryGroup<Entry>[] =>
  groups.filter(({ entries }) => entries.length > 0);

/** Sorts entries, the oldest first; those without a day come last. */
const inOrder = <Entry extends DividedEntry>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) =>
    (one.firstDay ?? '9') < (other.firstDay ?? '9') ? -1 : one.firstDay === other.firstDay ? 0 : 1,
  );
