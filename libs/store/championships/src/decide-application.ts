import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import { foldHandle, localDateOf, type TournamentHeader } from '@quadrant/rules/tournament';
import { findObstacle, SAME_WEEKEND_DAYS } from '@quadrant/rules/championships';
import { loadApplicationFacts, lockAllotments } from './allotted.js';
import {
  APPLICATION,
  plannedOf,
  type Application,
  type ApplicationRefusal,
  type HeldTournament,
} from './application.js';
import type { ApplicationState } from './application.entity.js';

/** The approver approves or refuses; the applicant withdraws. */
export type ApplicationDecision = Exclude<ApplicationState, 'open'>;

/** Null for an id that no application has. */
export async function findApplication(client: Pick<PoolClient, 'query'>, id: string): Promise<Application | null> {
  const { rows } = await client.query<Application>(
    `select ${APPLICATION} from applications p join accounts c on c.id = p.applicant_id where p.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Returns the reason why a decision cannot be carried out, or null when it can. An approved application can be refused
 * or withdrawn until it is used. Call this with the allotments locked.
 */
export async function refuseDecision(
  client: PoolClient,
  manager: EntityManager,
  application: Application,
  decision: ApplicationDecision,
): Promise<ApplicationRefusal | null> {
  const { state, usedFor } = application;
  const isTakenBack = state === 'approved' && decision !== 'approved';
  if (state !== 'open' && !isTakenBack) return { kind: 'application-decided', state };
  const [used] = usedFor;
  if (used !== undefined) return { kind: 'application-used', tournamentId: used.tournamentId };
  if (decision !== 'approved') return null;
  return findObstacle(plannedOf(application), await loadApplicationFacts(client, manager, application));
}

/** Locks what a decision depends on: the application, and what others allot or use. */
export async function lockApplication(client: PoolClient, id: string): Promise<void> {
  await lockAllotments(client);
  await client.query(`select from applications where id = $1 for update`, [id]);
  await client.query(`select from allotments where application_id = $1 for update`, [id]);
}

/** Writes a decision that nothing forbids. */
export async function writeDecision(
  client: PoolClient,
  { id, kind, games, country, plannedOn }: Application,
  decision: ApplicationDecision,
  reason: string,
  { handle, at }: { readonly handle: string; readonly at: Date },
): Promise<void> {
  await client.query(
    `update applications set state = $2, decided_by = $3, decided_at = $4, reason = $5 where id = $1`,
    [id, decision, handle, at, reason],
  );
  if (decision !== 'approved') {
    await client.query(`delete from allotments where application_id = $1`, [id]);
    return;
  }
  await client.query(
    `insert into allotments (application_id, game, kind, country, year, planned_on)
     select $1, game, $2, $3, $4, $5 from unnest($6::text[]) game`,
    [id, kind, country, Number(plannedOn.slice(0, 4)), plannedOn, games],
  );
}

/** Tournaments that fit an approved application and were reported before it. */
export async function listHeld(
  client: Pick<PoolClient, 'query'>,
  { kind, games, plannedOn, country, director, applicant }: Application,
): Promise<HeldTournament[]> {
  const { rows } = await client.query<{ id: string; header: TournamentHeader; submitterKey: string | null }>(
    `select t.key as id, s.header, t.submitter_key as "submitterKey"
     from submissions s join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
     where s.held_level is not null and t.level_override is null and t.withdrawn_at is null and s.game = any($1)
       and s.header->>'kind' = $2 and ($4::text is null or s.header->>'country' = $4)
       and s.local_date between $3::date - ${SAME_WEEKEND_DAYS} and $3::date + ${SAME_WEEKEND_DAYS}
     order by s.local_date, t.key`,
    [games, kind, plannedOn, country],
  );
  const people = [foldHandle(director), foldHandle(applicant)];
  const isTheirs = (handle: string | null) => handle !== null && people.includes(foldHandle(handle));
  return rows
    .filter(({ header, submitterKey }) => isTheirs(header.director) || isTheirs(submitterKey))
    .map(({ id, header: { name, game, startsAt } }) => ({ id, name, game, date: localDateOf(startsAt) }));
}
