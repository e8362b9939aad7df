import { type KnownName, readNames } from './known-names.js';
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
  /** It lists who was in each tournament, by the number of alike names, each once. */
  readonly alikeOf: readonly (readonly number[])[];
  /** How many entries alike names have. */
  readonly frequency: readonly number[];
}

export function readCommunity(tournaments: readonly SeenTournament[]): Community {
  const { list: names, nameOf } = readNames(tournaments.flatMap(({ names: spellings }) => spellings));
  const entries: Entry[] = [];
  const entriesOf = tournaments.map(({ names: spellings }, tournament) =>
    spellings.map((spelling) => entries.push({ tournament, spelling, name: nameOf.get(spelling)! }) - 1),
  );
  const alikeOf = entriesOf.map((those) => [...new Set(those.map((entry) => names[entries[entry]!.name]!.alike))]);
  const frequency: number[] = [];
  for (const { name } of entries) {
    const { alike } = names[name]!;
    frequency[alike] = (frequency[alike] ?? 0) + 1;
  }
  return { tournaments, names, entries, entriesOf, alikeOf, frequency };
}

/** Finds entries by their tournament and spelling. The first one counts where a tournament has a spelling twice. */
export function findEntries({ tournaments, entriesOf, entries }: Community): (wanted: EntryName) => number | null {
  const byId = new Map(tournaments.map(({ id }, index) => [id, index]));
  return ({ tournament, spelling }) => {
    const those = entriesOf[byId.get(tournament) ?? -1] ?? [];
    return those.find((entry) => entries[entry]!.spelling === spelling) ?? null;
  };
}
