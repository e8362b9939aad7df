import { KnownNames, type KnownName } from './known-names.js';
import type { EntryName, SeenTournament } from './seen-tournament.js';

/** An entry is one name in one tournament. */
export interface Entry {
  readonly tournament: number;
  readonly spelling: string;
  /** It is a number, as `names` counts them. */
  readonly name: number;
}

/** Everything that was seen, with numbers in place of texts. */
export interface Community {
  readonly tournaments: readonly SeenTournament[];
  readonly names: readonly KnownName[];
  readonly entries: readonly Entry[];
  /** It lists the entries of each tournament, in the order of its names. */
  readonly entriesOf: readonly (readonly number[])[];
  /** It lists the numbers of the names of each tournament, each once. */
  readonly namesOf: readonly (readonly number[])[];
  /** How many entries a name has, however it is spelled. */
  readonly frequency: readonly number[];
}

export function readCommunity(tournaments: readonly SeenTournament[]): Community {
  const names = new KnownNames();
  const entries: Entry[] = [];
  const entriesOf = tournaments.map(({ names: spellings }, tournament) =>
    spellings.map((spelling) => entries.push({ tournament, spelling, name: names.take(spelling).index }) - 1),
  );
  const frequency = names.list.map(() => 0);
  for (const { name } of entries) frequency[name]! += 1;
  const namesOf = entriesOf.map((those) => [...new Set(those.map((entry) => entries[entry]!.name))]);
  return { tournaments, names: names.list, entries, entriesOf, namesOf, frequency };
}

/** Finds entries by their tournament and spelling. The first one counts where a tournament has a spelling twice. */
export function findEntries({ tournaments, entriesOf, entries }: Community): (wanted: EntryName) => number | null {
  const byId = new Map(tournaments.map(({ id }, index) => [id, index]));
  return ({ tournament, spelling }) => {
    const those = entriesOf[byId.get(tournament) ?? -1] ?? [];
    return those.find((entry) => entries[entry]!.spelling === spelling) ?? null;
  };
}
