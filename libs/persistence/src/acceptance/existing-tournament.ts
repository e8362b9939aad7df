import type { PoolClient } from 'pg';
import { foldHandle } from '@quadrant/tournament';
import type { AcceptCommand, Acceptance, Submitter } from './acceptance.js';

/** A tournament that is stored already, with its current revision. */
export interface ExistingTournament {
  readonly rowId: number;
  readonly key: string;
  readonly externalId: string | null;
  readonly submitterKey: string | null;
  readonly directors: readonly (string | null)[];
  readonly current: Omit<Acceptance, 'created'>;
}

/**
 * The tournament that a report belongs to, locked until the transaction ends, so that its revisions are numbered one after
 * the other; null when it is a new one.
 */
export async function findExistingTournament(
  client: PoolClient,
  command: AcceptCommand,
): Promise<ExistingTournament | null> {
  const rowId = await findRowId(client, command);
  if (rowId === null) return null;
  // Not FOR UPDATE: rows that point at the tournament may be written by a run at the same time.
  await client.query(`select from tournaments where id = $1 for no key update`, [rowId]);
  const { rows } = await client.query<ExistingTournament & { receivedAt: Date }>(
    `select t.id as "rowId", t.key, t.external_id as "externalId", t.submitter_key as "submitterKey",
        array[s.header->>'director', s.header->>'secondaryDirector', s.header->>'tertiaryDirector'] as directors,
        s.received_at as "receivedAt",
        json_build_object('id', s.public_id, 'tournamentId', t.key, 'revision', s.revision, 'state', s.state,
          'stateReason', s.state_reason, 'sha256', encode(s.sha256, 'hex'), 'rawSha256', encode(s.raw_sha256, 'hex'),
          'findings', s.findings) as current
     from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
     where t.id = $1`,
    [rowId],
  );
  const { receivedAt, current, ...tournament } = rows[0]!;
  return { ...tournament, current: { ...current, receivedAt: receivedAt.toISOString() } };
}

/**
 * By the tournament that the caller named, else by externalId; a document without one by its content, since only the first
 * revision gave its tournament the key: whichever revision it was, it is no new tournament.
 */
async function findRowId(client: PoolClient, command: AcceptCommand): Promise<number | null> {
  const { revisionOf, report, key, sha256 } = command;
  const byContent = revisionOf === null && report.tournament.externalId === null;
  const { rows } = byContent
    ? await client.query<{ id: number }>(
        `select t.id from submissions s join tournaments t on t.id = s.tournament_id
         where s.sha256 = decode($1, 'hex') and t.external_id is null order by t.id limit 1`,
        [sha256],
      )
    : await client.query<{ id: number }>(`select id from tournaments where key = $1`, [revisionOf ?? key]);
  return rows[0]?.id ?? null;
}

/** Whoever submitted the tournament first, its directors, coordinators and the operator. */
export function mayRevise(existing: ExistingTournament, { handleKey, role }: Submitter): boolean {
  if (role !== 'director' || existing.submitterKey === handleKey) return true;
  return existing.directors.some((director) => director !== null && foldHandle(director) === handleKey);
}
