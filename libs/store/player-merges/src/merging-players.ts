import type { PoolClient } from 'pg';
import type { EnteredTournament, MergedPlayer } from '@quadrant/rules/player-merges';
import { foldHandle } from '@quadrant/rules/tournament';
import { JOIN_PUBLISHED, mayBePublished } from '@quadrant/store/runs';

export interface MergingPlayer extends MergedPlayer {
  readonly publicId: string;
  readonly version: number;
}

const SELECT_PLAYER = `
  select p.id as "rowId", p.public_id as "publicId", p.handle, p.version, p.country, p.region, p.anonymised_at as "anonymisedAt",
    p.hidden_at is not null as "isHidden",
    (select i.handle from player_merges m join shown_players i on i.id = m.into_id
     where m.player_id = p.id and m.state in ('requested', 'published')) as "mergedInto"
  from players p where p.id = `;

/** Null for a handle that nobody has. */
export async function findMergingPlayer(client: PoolClient, handle: string): Promise<MergingPlayer | null> {
  const { rows } = await client.query<MergingPlayer>(`${SELECT_PLAYER} named_player($1)`, [foldHandle(handle)]);
  return rows[0] ?? null;
}

export async function getMergingPlayer(client: PoolClient, rowId: number): Promise<MergingPlayer> {
  const { rows } = await client.query<MergingPlayer>(`${SELECT_PLAYER} $1`, [rowId]);
  return rows[0]!;
}

/**
 * Keeps players from being changed until the transaction ends.
 *
 * @param which SQL about their row ids
 */
export async function lockPlayers(client: PoolClient, which: string, values: readonly string[]): Promise<void> {
  // Not FOR UPDATE: rows that point at a player may be written at the same time.
  await client.query(`select from players where id ${which} order by id for no key update`, [...values]);
}

/** Counts a change of players who are locked. */
export async function touchPlayers(client: PoolClient, rowIds: readonly number[]): Promise<void> {
  await client.query(`update players set version = version + 1 where id = any($1)`, [rowIds]);
}

/**
 * Tournaments in which any of some players has an entry that counts, is published, or may still be; in the order of history.
 *
 * @param others only those in which one of these has one too
 */
export async function listEntered(
  client: PoolClient,
  players: readonly number[],
  others: readonly number[] | null,
): Promise<EnteredTournament[]> {
  const { rows } = await client.query<EnteredTournament>(
    `select distinct on (s.starts_at, t.key) t.key as id, s.name, s.starts_at as "startsAt"
     from entries e join submissions v on v.id = e.submission_id join tournaments t on t.id = v.tournament_id
       join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
       ${JOIN_PUBLISHED}
     where e.player_id = any($1) and ${mayBePublished('v.id', 'v.revision')}
       and ($2::integer[] is null
         or exists (select from entries f where f.submission_id = e.submission_id and f.player_id = any($2)))
     order by s.starts_at, t.key`,
    [players, others],
  );
  return rows;
}
