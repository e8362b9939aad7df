import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import type { StoredTournament } from '@quadrant/rules/corrections';
import { firstAddressee, tournamentSubject, type Addressee } from '@quadrant/rules/permissions';
import { DisputeEntity } from './dispute.entity.js';
import type { Doing, NewDispute, StoredDispute } from './dispute.js';

/** Stores a new dispute and sends it to its first addressee. */
export async function insertDispute(
  manager: EntityManager,
  { about, round, match, text }: NewDispute,
  { rowId, version, current, submitterKey }: StoredTournament,
  { actor, at }: Doing,
): Promise<string> {
  const tournament = tournamentSubject(current.header, submitterKey);
  const { addressedTo, because } = firstAddressee(about, tournament, actor.handleKey);
  const withheldFrom = about === 'director' ? [...new Set(tournament.directorKeys)] : [];
  const { identifiers } = await manager.insert(DisputeEntity, {
    ...{ tournamentRowId: rowId, revision: current.revision, version, round, match, about, text },
    ...{ reporterId: actor.accountId!, createdAt: at, addressedTo, withheldFrom },
    ...{ escalatedBy: because, escalatedAt: because === null ? null : at },
  });
  return identifiers[0]!['id'] as string;
}

/** Sends a dispute on from the director, at the request of its reporter. */
export async function escalateDispute(client: PoolClient, { id }: StoredDispute, { at }: Doing): Promise<void> {
  await client.query(
    `update disputes set addressed_to = 'coordinator', escalated_by = 'request', escalated_at = $2 where id = $1`,
    [id, at],
  );
}

/** Opens an answered dispute again, for the addressee above the one who answered it. */
export async function objectToAnswer(
  client: PoolClient,
  { id }: StoredDispute,
  objection: string,
  to: Addressee,
  { at }: Doing,
): Promise<void> {
  await client.query(
    `update disputes set addressed_to = $2, escalated_by = 'objection', escalated_at = $4, answered_at = null,
       objection = $3, objected_at = $4 where id = $1`,
    [id, to, objection, at],
  );
}

export async function withdrawDispute(client: PoolClient, { id }: StoredDispute, { at }: Doing): Promise<void> {
  await client.query(`update disputes set withdrawn_at = $2 where id = $1`, [id, at]);
}

/** The answer to a dispute, and the role of its author. The correction is the tournament's version that answers it. */
export interface Answer {
  readonly as: Addressee;
  readonly words: string | null;
  readonly correction: {
    readonly version: number;
    readonly revision: number;
    readonly proposalId: string | null;
  } | null;
}

/** Answers a dispute, for the first time or after an objection. */
export async function answerDispute(
  client: PoolClient,
  { id, answers }: StoredDispute,
  { as, words, correction }: Answer,
  { actor, at }: Doing,
): Promise<void> {
  const { version = null, revision = null, proposalId = null } = correction ?? {};
  await client.query(
    `insert into dispute_answers (dispute_id, number, account_id, answered_as, at, words, version, revision, proposal_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, answers.length + 1, actor.accountId, as, at, words, version, revision, proposalId],
  );
  await client.query(`update disputes set answered_at = $2 where id = $1`, [id, at]);
}
