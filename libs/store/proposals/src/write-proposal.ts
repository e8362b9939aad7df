import type { PoolClient } from 'pg';
import type { Doing } from '@quadrant/store/disputes';
import type { NewProposal, StoredProposal } from './proposal.js';

/** Stores a new proposal. Its tournament must exist. */
export async function insertProposal(
  client: PoolClient,
  { tournamentId, revision, disputeId, operations, evidence, links }: NewProposal,
  { actor, at }: Doing,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into correction_proposals (tournament_id, revision, dispute_id, proposer_id, patch, evidence, links, created_at, state)
     select id, $2, $3, $4, $5, $6, $7, $8, 'open' from tournaments where key = $1 returning id`,
    [tournamentId, revision, disputeId, actor.accountId, JSON.stringify(operations), evidence, links, at],
  );
  return rows[0]!.id;
}

export interface Decision {
  readonly state: 'accepted' | 'refused' | 'withdrawn';
  readonly reason: string;
  /** The revision that resulted; null where none did. */
  readonly revision: number | null;
}

export async function closeProposal(
  client: PoolClient,
  { id }: StoredProposal,
  { state, reason, revision }: Decision,
  { actor, at }: Doing,
): Promise<void> {
  await client.query(
    `update correction_proposals set state = $2, reason = $3, result_revision = $4, decided_by = $5, decided_at = $6
     where id = $1`,
    [id, state, reason, revision, actor.accountId, at],
  );
}
