import { type Community, findEntries } from './community.js';
import type { Answer, SeenTournament } from './seen-tournament.js';

const DAY = 86_400_000;

/**
 * Divides the entries of a name at one place where people said that two of its entries are two people. Entries of other
 * known places go by the place of their tournaments, and the rest by time: the longest time without an entry between the two
 * is where the first person left. An entry that somebody called the same as one of the two is theirs, whatever its place and
 * time: a father and a son may play in the same years. Entries of stored tournaments were settled before, so they are not divided.
 *
 * @param placeOf the place of each entry
 * @returns the place of each entry; each divided place has a new number for its second person
 */
export function divideAnswered(
  answers: readonly Answer[],
  community: Community,
  placeOf: readonly number[],
): readonly number[] {
  const find = findEntries(community);
  const divided = [...placeOf];
  const sameAs = new SameEntries(answers, community);
  let count = placeOf.reduce((most, place) => Math.max(most, place + 1), 0);
  for (const { one, other, verdict } of answers) {
    if (verdict !== 'two') continue;
    const [a, b] = [find(one), find(other)];
    if (a === null || b === null || a === b || divided[a] !== divided[b]) continue;
    // Two spellings are two bearers already.
    if (community.entries[a]!.spelling !== community.entries[b]!.spelling) continue;
    const together = [...divided.keys()].filter((entry) => divided[entry] === divided[a]);
    // Where both are stored, nothing is divided, and the answer is refused.
    for (const entry of ofOther(a, b, together, community, sameAs)) divided[entry] = count;
    count += 1;
  }
  return divided;
}

/** Knows the entries of one spelling that somebody called the same person, also through others. */
class SameEntries {
  private readonly first = new Map<number, number>();

  constructor(answers: readonly Answer[], community: Community) {
    const find = findEntries(community);
    for (const { one, other, verdict } of answers) {
      const [a, b] = verdict === 'same' ? [find(one), find(other)] : [null, null];
      if (a !== null && b !== null && community.entries[a]!.spelling === community.entries[b]!.spelling)
        this.first.set(this.firstOf(a), this.firstOf(b));
    }
  }

  areSame(one: number, other: number): boolean {
    return this.firstOf(one) === this.firstOf(other);
  }

  firstOf(entry: number): number {
    let at = entry;
    for (let next = this.first.get(at); next !== undefined && next !== at; next = this.first.get(at)) at = next;
    return at;
  }
}

/** When and where an entry was. */
export type EntryFacts = Pick<SeenTournament, 'date' | 'place'>;

/**
 * Divides the entries of a name between two people: by the place where the two places differ, otherwise at the longest time
 * without an entry between the two.
 *
 * @param together all of them
 * @returns whether an entry is of the person of the second one
 */
export function divideBetween(
  together: readonly EntryFacts[],
  one: EntryFacts,
  other: EntryFacts,
): (entry: EntryFacts) => boolean {
  const [from, to] = [one.place, other.place];
  const isApart = from !== null && to !== null && from !== to;
  const [first, last] = [dayOf(one), dayOf(other)];
  const cut = findGap(together.map(dayOf), first, last);
  return (entry) => {
    const { place } = entry;
    if (isApart && (place === from || place === to)) return place === to;
    // Where no day divides them, only the entry that was named is somebody else's.
    return cut !== null && !Number.isNaN(dayOf(entry)) && dayOf(entry) > cut === last > first;
  };
}

const dayOf = ({ date }: EntryFacts): number => Date.parse(date ?? '') / DAY;

/** Lists the entries that are of the person of the second entry. */
function ofOther(
  one: number,
  other: number,
  together: readonly number[],
  { entries, tournaments }: Community,
  sameAs: SameEntries,
): readonly number[] {
  const told = (entry: number) => tournaments[entries[entry]!.tournament]!;
  const isOfOther = divideBetween(together.map(told), told(one), told(other));
  const isOthers = (entry: number): boolean => {
    if (entry === one || entry === other) return entry === other;
    const [isFirst, isSecond] = [sameAs.areSame(entry, one), sameAs.areSame(entry, other)];
    if (isFirst !== isSecond) return isSecond;
    // Entries of a third person stay together.
    return isOfOther(told(sameAs.firstOf(entry)));
  };
  const stored = together.filter((entry) => told(entry).isStored);
  if ([one, other].every((entry) => stored.includes(entry))) return [];
  const first = [one, other].find((entry) => stored.includes(entry)) ?? stored[0];
  const areOthers = first !== undefined && isOthers(first);
  return together.filter((entry) => (told(entry).isStored ? areOthers : isOthers(entry)));
}

/** Returns the day before the longest time without an entry between two days; null where they are one, or unknown. */
function findGap(days: readonly number[], one: number, other: number): number | null {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const between = days.filter((day) => day >= first && day <= last).sort((a, b) => a - b);
  let gap: { readonly after: number; readonly length: number } | null = null;
  for (const [at, day] of between.entries()) {
    const length = (between[at + 1] ?? day) - day;
    if (length > (gap?.length ?? 0)) gap = { after: day, length };
  }
  return gap?.after ?? null;
}
