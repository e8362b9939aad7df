import type { PoolClient } from 'pg';
import { foldHandle, normaliseHandle, type Entry, type Finding } from '@quadrant/tournament';

export interface KnownPlayers {
  /** Player of each entry, in entry order. */
  readonly ids: number[];
  /** A note for each player that had to be created. */
  readonly findings: Finding[];
}

/**
 * The players behind entries, by folded handle; unknown ones are created, and what a report adds to a known player
 * (name, country, region) fills what was empty. Handles are taken in sorted order, so that two reports with the same
 * new players cannot wait for each other.
 */
export async function createMissingPlayers(
  client: PoolClient,
  entries: readonly Entry[],
  now: Date,
): Promise<KnownPlayers> {
  const keys = entries.map(({ handle }) => foldHandle(handle));
  const order = keys.map((_, index) => index).sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1));
  const sorted = order.map((index) => entries[index]!);
  const { rows } = await client.query<{ id: number; handle_key: string; created: boolean }>(
    `insert into players as known (handle, handle_key, name, country, region, created_at)
     select *, $6::timestamptz from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
     on conflict (handle_key) do update set
       name = coalesce(known.name, excluded.name),
       country = coalesce(known.country, excluded.country),
       region = coalesce(known.region, excluded.region)
     returning id, handle_key, xmax = 0 as created`,
    [
      sorted.map(({ handle }) => normaliseHandle(handle)),
      order.map((index) => keys[index]!),
      sorted.map(({ name }) => name),
      sorted.map(({ country }) => country),
      sorted.map(({ region }) => region),
      now,
    ],
  );
  const byKey = new Map(rows.map((row) => [row.handle_key, row]));
  return {
    ids: keys.map((key) => byKey.get(key)!.id),
    findings: entries.flatMap(({ handle }, index) =>
      byKey.get(keys[index]!)!.created ? [playerCreated(handle, index)] : [],
    ),
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
