import type { PoolClient } from 'pg';
import { foldHandle } from '@quadrant/tournament';
import type { AcceptCommand, Acceptance, Submitter } from './acceptance.js';

/** A tournament that is stored already, with its current revision. */
export interface ExistingTournament {
  readonly id: number;
  readonly key: string;
  readonly externalId: string | null;
  readonly submitterKey: string | null;
  readonly directors: readonly (string | null)[];
  readonly current: Omit<Acceptance, 'created'>;
}

/**
 * By key, or by the tournament that the caller named; a document without externalId also by the hash of a current
 * revision, since only a tournament's first revision gave it its key.
 */
export async function findExistingTournament(
  client: PoolClient,
  command: AcceptCommand,
): Promise<ExistingTournament | null> {
  const { rows } = await client.query<Omit<ExistingTournament, 'current'> & { current: Omit<Acceptance, 'created'> }>(
    `select t.id, t.key, t.external_id as "externalId", t.submitter_key as "submitterKey",
        array[s.header->>'director', s.header->>'secondaryDirector', s.header->>'tertiaryDirector'] as directors,
        json_build_object('id', s.public_id, 'tournamentId', t.key, 'revision', s.revision, 'state', s.state,
          'stateReason', s.state_reason, 'sha256', encode(s.sha256, 'hex'), 'rawSha256', encode(s.raw_sha256, 'hex'),
          'findings', s.findings, 'receivedAt', s.received_at) as current
     from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
     where t.key = $1 or ($2 and t.external_id is null and s.sha256 = decode($3, 'hex'))
     order by t.key = $1 desc limit 1`,
    [
      command.revisionOf ?? command.key,
      command.revisionOf === null && command.report.tournament.externalId === null,
      command.sha256,
    ],
  );
  return rows[0] ?? null;
}

export function mayRevise(existing: ExistingTournament, { handleKey, mayReviseAll }: Submitter): boolean {
  if (mayReviseAll || existing.submitterKey === handleKey) return true;
  return existing.directors.some((director) => director !== null && foldHandle(director) === handleKey);
}
