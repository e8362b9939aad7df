import type { PoolClient } from 'pg';
import { foldHandle, normaliseHandle, type Entry, type Finding } from '@quadrant/tournament';

/** The players of a report, all of them stored. */
export interface KnownPlayers {
  /** Player of each entry, in entry order. */
  readonly ids: number[];
  /** A note for each player that had to be created. */
  readonly findings: Finding[];
}

/**
 * The players behind entries, by folded handle. Unknown ones are created; what a report adds to a known player (name,
 * country, region) fills what was empty. Rows that gain nothing are left alone: a lock on a regular player would make
 * every report that names him wait. Handles are taken in sorted order, so that two reports with the same new players
 * cannot wait for each other.
 */
export async function createMissingPlayers(
  client: PoolClient,
  entries: readonly Entry[],
  now: Date,
): Promise<KnownPlayers> {
  const keys = entries.map(({ handle }) => foldHandle(handle));
  const sorted = entries
    .map((entry, index) => ({ ...entry, key: keys[index]! }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const named = [
    sorted.map(({ key }) => key),
    sorted.map(({ name }) => name),
    sorted.map(({ country }) => country),
    sorted.map(({ region }) => region),
  ];
  const created = await client.query<{ handle_key: string }>(
    `insert into players (handle_key, name, country, region, handle, created_at)
     select *, $6::timestamptz from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
     on conflict (handle_key) do nothing returning handle_key`,
    [...named, sorted.map(({ handle }) => normaliseHandle(handle)), now],
  );
  await client.query(
    `with gaining as (
       select p.id, said.* from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as said (key, name, country, region)
         join players p on p.handle_key = said.key
       where (p.name is null and said.name is not null) or (p.country is null and said.country is not null)
         or (p.region is null and said.region is not null)
       order by p.handle_key for no key update of p)
     update players p set name = coalesce(p.name, g.name), country = coalesce(p.country, g.country),
       region = coalesce(p.region, g.region)
     from gaining g where p.id = g.id`,
    named,
  );
  const known = await client.query<{ id: number; handle_key: string }>(
    `select id, handle_key from players where handle_key = any($1)`,
    [keys],
  );
  const ids = new Map(known.rows.map((row) => [row.handle_key, row.id]));
  const isNew = new Set(created.rows.map((row) => row.handle_key));
  return {
    ids: keys.map((key) => ids.get(key)!),
    findings: entries.flatMap(({ handle }, index) => (isNew.has(keys[index]!) ? [playerCreated(handle, index)] : [])),
  };
}

function playerCreated(handle: string, index: number): Finding {
  return {
    severity: 'note',
    code: 'player-created',
    pointer: `/players/${index}/handle`,
    message: `"${handle}" was not known and is a new player now.`,
    advice: 'If this is a misspelt known handle, send a corrected report.',
  };
}
