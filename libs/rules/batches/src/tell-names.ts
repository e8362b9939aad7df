import type { PastTournament } from '@quadrant/rules/files';
import type { SettledPeople, SettledTournament } from '@quadrant/rules/identity';

/** A tournament of a file, with the days on which it may have been. */
interface NamedTournament {
  readonly first: string | null;
  readonly last: string | null;
  readonly told: Pick<PastTournament, 'people' | 'pairings'>;
}

/**
 * Lists the names of a tournament: each person once, by their first spelling.
 *
 * @param firsts for each of its people, the index of the first one who is the same person
 */
export const listNames = (
  people: readonly Pick<PastTournament['people'][number], 'name'>[],
  firsts: readonly number[],
): string[] => people.flatMap(({ name }, at) => (firsts[at] === at ? [name] : []));

/**
 * Finds the person of each name of a tournament whose names were listed by {@link listNames}.
 *
 * @param tournament its index among those that were settled
 */
export function findPeople(
  firsts: readonly number[],
  tournament: number,
  { bearersOf, personOf }: Pick<SettledPeople, 'bearersOf' | 'personOf'>,
): number[] {
  const entries = [...new Set(firsts)].sort((a, b) => a - b);
  const entryOf = new Map(entries.map((at, entry) => [at, entry]));
  return firsts.map((at) => personOf[bearersOf[tournament]![entryOf.get(at)!]!]!);
}

/** Lists each person once, with their first spelling. */
export function fieldOf(
  people: readonly number[],
  spellingAt: (at: number) => string,
): Required<Pick<SettledTournament, 'people' | 'spellings'>> {
  const each = [...new Set(people)];
  return { people: each, spellings: each.map((person) => spellingAt(people.indexOf(person))) };
}

/**
 * Gives a tournament the form in which doubles are found.
 *
 * @param people the person of each of its names
 */
export const settleTournament = (
  { first, last, told }: NamedTournament,
  people: readonly number[],
): SettledTournament => ({
  first,
  last,
  ...fieldOf(people, (at) => told.people[at]!.name),
  places: told.people.flatMap(({ place }, at) => (place === null ? [] : [[place, people[at]!] as const])),
  pairings: told.pairings.map(({ round, players: [one, other] }) => ({
    round,
    people: [people[one]!, people[other]!],
  })),
});
