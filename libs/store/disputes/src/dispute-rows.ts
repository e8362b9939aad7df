import type { PoolClient } from 'pg';
import { disputeSubject, tournamentSubject, type Subject } from '@quadrant/rules/permissions';
import { columnsOf } from '@quadrant/store/database';
import { DisputeEntity } from './dispute.entity.js';
import type { StoredDispute } from './dispute.js';

const ANSWERS = `
  select json_agg(json_build_object('by', a.handle, 'as', n.answered_as, 'at', to_char(n.at at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'words', n.words, 'correction', case when n.version is not null then
      json_build_object('version', n.version, 'revision', n.revision, 'proposalId', n.proposal_id) end) order by n.number)
  from dispute_answers n join shown_accounts a on a.id = n.account_id where n.dispute_id = p.id`;

/** SQL: selects disputes p of tournaments t with their current submission s, as {@link StoredDispute}. */
export const DISPUTES = `
  select ${columnsOf(DisputeEntity, 'p')}, t.key as "tournamentId", s.name as "tournamentName", r.handle as reporter,
    coalesce((${ANSWERS}), '[]') as answers, s.header, t.submitter_key as "submitterKey", t.version as "currentVersion", t.current_revision as "currentRevision"
  from disputes p
    join shown_accounts r on r.id = p.reporter_id
    join tournaments t on t.id = p.tournament_id
    join submissions s on s.tournament_id = t.id and s.revision = t.current_revision`;

/** Locks a dispute until the transaction ends, and returns it with its answers and its tournament; null for an unknown id. */
export async function lockDispute(client: PoolClient, id: string): Promise<StoredDispute | null> {
  // The lock comes first: otherwise the answers and the tournament would be those from before the wait.
  await client.query(`select from disputes where id = $1 for no key update`, [id]);
  const { rows } = await client.query<StoredDispute>(`${DISPUTES} where p.id = $1`, [id]);
  return rows[0] ?? null;
}

/** A dispute as permissions see it. */
export const subjectOfDispute = ({
  header,
  submitterKey,
  reporterId,
  withheldFrom,
}: Pick<StoredDispute, 'header' | 'submitterKey' | 'reporterId' | 'withheldFrom'>): Subject =>
  disputeSubject(tournamentSubject(header, submitterKey), reporterId, withheldFrom);
