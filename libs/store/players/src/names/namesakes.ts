import type { PoolClient } from 'pg';
import { findIdentifyingName, searchText } from '@quadrant/rules/names';

/** A player of a name that was asked for. */
export interface Namesake {
  readonly id: number;
  readonly key: string;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  /** They bear the name, and nobody is to be led to them. */
  readonly isHidden: boolean;
}

/**
 * Players who bear names, written in whatever way that `normaliseName` makes one of. A player's names are the one they are
 * shown by, their handle, and the spellings that a batch confirmed. Names that say too little to know anybody by have no namesakes.
 * Where the words of a name in another order are the name of somebody else, both are its namesakes.
 *
 * @param names of each person who is asked for
 * @returns in the order of the persons
 */
export async function listNamesakes(client: PoolClient, names: readonly (readonly string[])[]): Promise<Namesake[][]> {
  const asked = names.map((texts) => texts.map(findIdentifyingName).filter((text) => text !== null));
  const texts = [
    ...new Set(
      asked
        .flat()
        .flatMap(inEveryOrder)
        .flatMap((text) => [text, searchText(text)]),
    ),
  ];
  if (texts.length === 0) return names.map(() => []);
  const { rows: players } = await client.query<Namesake>(
    `select id, handle_key as key, handle, name, country, hidden_at is not null as "isHidden" from players
     where (search_name = any($1) or handle_key = any($1)) and anonymised_at is null and counts_as = id and not is_aside
     order by id`,
    [texts],
  );
  const { rows: aliases } = await client.query<Namesake & { alias: string }>(
    `select a.name as alias, p.id, p.handle_key as key, p.handle, p.name, p.country, p.hidden_at is not null as "isHidden"
     from player_aliases a join players q on q.id = a.player_id join players p on p.id = q.counts_as
     where a.name = any($1) and p.anonymised_at is null and not p.is_aside order by p.id`,
    [texts],
  );
  const byName = new Map<string, Map<number, Namesake>>();
  for (const { alias, ...player } of aliases)
    byName.set(alias, (byName.get(alias) ?? new Map<number, Namesake>()).set(player.id, player));
  for (const player of players) {
    for (const text of [player.name, player.handle]) {
      const name = text && findIdentifyingName(text);
      if (name) byName.set(name, (byName.get(name) ?? new Map<number, Namesake>()).set(player.id, player));
    }
  }
  const of = (own: readonly string[]) => new Map(own.flatMap((text) => [...(byName.get(text) ?? [])]));
  // Another order alone leads to nobody: it only shows that a name may belong to two people.
  return asked.map((own) => (of(own).size === 0 ? [] : [...of(own.flatMap(inEveryOrder)).values()]));
}

/** Given names and surnames change places: returns a name as it is, and with each word in front. */
function inEveryOrder(name: string): string[] {
  const words = name.split(' ');
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
}
