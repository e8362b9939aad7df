import { readNames } from './known-names.js';

/** A tournament as its file tells it. */
export interface WrittenTournament {
  /** The names as they are written; pairings and places name people by their index. */
  readonly people: readonly { readonly name: string; readonly place: number | null }[];
  readonly pairings: readonly { readonly round: number; readonly players: readonly [number, number] }[];
}

/**
 * Finds people that a file writes in two ways, such as "Ann Smith" and "Smith, Ann". Both spellings have one name, and no
 * round has both. Two rows with places are two people.
 *
 * @returns for each of the people, the index of the first one who is the same person
 */
export function joinSpellings({ people, pairings }: WrittenTournament): number[] {
  const rounds = people.map(() => new Set<number>());
  for (const { round, players } of pairings) for (const player of players) rounds[player]!.add(round);
  const { nameOf } = readNames(people.map(({ name }) => name));
  const firsts = new Map<number, number[]>();
  const places = people.map(({ place }) => place);
  return people.map(({ name }, index) => {
    const known = firsts.get(nameOf.get(name)!) ?? [];
    const first = known.find(
      (each) =>
        people[each]!.name !== name &&
        rounds[each]!.size > 0 &&
        rounds[index]!.size > 0 &&
        [...rounds[index]!].every((round) => !rounds[each]!.has(round)) &&
        (places[each] === null || places[index] === null),
    );
    if (first === undefined) {
      firsts.set(nameOf.get(name)!, [...known, index]);
      return index;
    }
    for (const round of rounds[index]!) rounds[first]!.add(round);
    places[first] ??= places[index]!;
    return first;
  });
}
