import type { PoolClient } from 'pg';
import type { StoredTournament } from '@quadrant/rules/intake';
import { firstAddressee, tournamentSubject, type Addressee } from '@quadrant/rules/permissions';
import type { Doing, NewProblem, StoredProblem } from './problem.js';

/** Stores a new problem and sends it to whoever is asked first. */
export async function insertProblem(
  client: PoolClient,
  { about, round, match, text }: NewProblem,
  { rowId, version, current, submitterKey }: StoredTournament,
  { actor, at }: Doing,
): Promise<string> {
  const tournament = tournamentSubject(current.header, submitterKey);
  const { addressedTo, because } = firstAddressee(about, tournament, actor.handleKey);
  const withheldFrom = about === 'director' ? [...new Set(tournament.directorKeys)] : [];
  const { rows } = await client.query<{ id: string }>(
    `insert into problem_reports (tournament_id, revision, version, round, match, reporter_id, about, text, created_at,
       addressed_to, escalated_by, escalated_at, withheld_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      rowId,
      current.revision,
      version,
      round,
      match,
      actor.accountId,
      about,
      text,
      at,
      addressedTo,
      because,
      because && at,
      withheldFrom,
    ],
  );
  return rows[0]!.id;
}

/** Sends a problem on from the director, as its reporter asks. */
export async function escalateProblem(client: PoolClient, { id }: StoredProblem, { at }: Doing): Promise<void> {
  await client.query(
    `update problem_reports set addressed_to = 'coordinator', escalated_by = 'request', escalated_at = $2 where id = $1`,
    [id, at],
  );
}

/** Opens an answered problem again, for somebody above who answered it. */
export async function objectToAnswer(
  client: PoolClient,
  { id }: StoredProblem,
  objection: string,
  to: Addressee,
  { at }: Doing,
): Promise<void> {
  await client.query(
    `update problem_reports set addressed_to = $2, escalated_by = 'objection', escalated_at = $4, answered_at = null,
       objection = $3, objected_at = $4 where id = $1`,
    [id, to, objection, at],
  );
}

export async function withdrawProblem(client: PoolClient, { id }: StoredProblem, { at }: Doing): Promise<void> {
  await client.query(`update problem_reports set withdrawn_at = $2 where id = $1`, [id, at]);
}

/** What is said to a problem, and as whom. */
export interface Answer {
  readonly as: Addressee;
  readonly words: string | null;
  readonly correction: {
    readonly version: number;
    readonly revision: number;
    readonly proposalId: string | null;
  } | null;
}

/** Answers a problem, for the first time or after an objection. */
export async function answerProblem(
  client: PoolClient,
  { id, answers }: StoredProblem,
  { as, words, correction }: Answer,
  { actor, at }: Doing,
): Promise<void> {
  const { version = null, revision = null, proposalId = null } = correction ?? {};
  await client.query(
    `insert into problem_answers (problem_id, number, account_id, answered_as, at, words, version, revision, proposal_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, answers.length + 1, actor.accountId, as, at, words, version, revision, proposalId],
  );
  await client.query(`update problem_reports set answered_at = $2 where id = $1`, [id, at]);
}
