import type { PoolClient } from 'pg';
import { packJson } from '@quadrant/rules/message';
import type { LiveEntry, LiveTournament } from '@quadrant/rules/live';
import type { LiveRecord } from './live-record.js';

export const RECORD = `l.id, l.account_id as "accountId", l.version, l.rewritten, l.announcement_id as "announcementId",
  l.finals_id as "finalsId", l.heat, l.facts, l.director_keys as "directorKeys", l.invited_keys as "invitedKeys", l.began_at as "beganAt", l.changed_at as "changedAt", l.finished_at as "finishedAt"`;

type Client = Pick<PoolClient, 'query'>;

/** Returns null for an id that no live tournament has. */
export async function findRecord(client: Client, id: string): Promise<LiveRecord | null> {
  const { rows } = await client.query<LiveRecord>(`select ${RECORD} from live_tournaments l where l.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Does the same, and locks the tournament until the transaction ends. */
export async function lockRecord(client: Client, id: string): Promise<LiveRecord | null> {
  const { rows } = await client.query<LiveRecord>(
    `select ${RECORD} from live_tournaments l where l.id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Reads a live tournament as it is before anything happens in it. */
export async function readTournament(client: Client, { id, facts }: LiveRecord): Promise<LiveTournament> {
  const { rows } = await client.query<{ seed: string }>(`select seed from live_secrets where tournament_id = $1`, [id]);
  return { ...facts, id, seed: rows[0]!.seed };
}

interface EntryRow extends Omit<LiveEntry, 'at'> {
  readonly at: Date;
}

/** Reads the entries of the log after a version, in order. */
export async function readEntries(client: Client, id: string, after: number): Promise<LiveEntry[]> {
  const { rows } = await client.query<EntryRow>(
    `select version, at, made_by as by, role, based_on as "basedOn", act
     from live_entries where tournament_id = $1 and version > $2 order by version`,
    [id, after],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** An entry to write, with the data that recognize a repetition of it. */
export interface WrittenEntry extends LiveEntry {
  readonly key: string;
  readonly askedSha256: string;
  readonly accountId: string | null;
}

/** Writes entries, and the version after the last of them. */
export async function writeEntries(client: Client, id: string, entries: readonly WrittenEntry[]): Promise<void> {
  const last = entries.at(-1);
  if (last === undefined) return;
  await client.query(
    `insert into live_entries (tournament_id, version, key, asked_sha256, at, made_by, role, account_id, based_on, act)
     select $1, version, key, decode(sha, 'hex'), at, made_by, role, account_id, based_on, act
     from jsonb_to_recordset($2::jsonb) as e (version integer, key uuid, sha text, at timestamptz, made_by text,
       role text, account_id uuid, based_on integer, act jsonb)`,
    [
      id,
      JSON.stringify(
        entries.map(({ version, key, askedSha256, at, by, role, accountId, basedOn, act }) => ({
          ...{ version, key, sha: askedSha256, at, made_by: by, role, account_id: accountId, based_on: basedOn, act },
        })),
        packJson,
      ),
    ],
  );
  await client.query(`update live_tournaments set version = $2, changed_at = $3 where id = $1`, [
    id,
    last.version,
    new Date(last.at),
  ]);
}

/** Finds which of these keys were used in a tournament, with the version that each led to. */
export async function findKeys(
  client: Client,
  id: string,
  keys: readonly string[],
): Promise<Map<string, { readonly version: number; readonly sha256: string }>> {
  const { rows } = await client.query<{ key: string; version: number; sha256: string }>(
    `select key, version, encode(asked_sha256, 'hex') as sha256 from live_entries where tournament_id = $1 and key = any($2::uuid[])`,
    [id, keys],
  );
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}
