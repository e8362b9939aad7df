import type { PoolClient } from 'pg';
import { isHeat, SAME_WEEKEND_DAYS } from '@quadrant/rules/systems';
import { foldHandle, localDateOf, type TournamentHeader } from '@quadrant/rules/tournament';

/** What was approved of an application, for one game. */
export interface Allotment {
  readonly applicationId: string;
  readonly game: string;
  /** Of the application. */
  readonly name: string;
  /** Local date. */
  readonly plannedOn: string;
  /** Key of the tournament that it is used for; null while it is free. */
  readonly usedFor: string | null;
}

/** Who reports a tournament, and what. */
export interface Claimant {
  /** Null for one that is not stored yet. */
  readonly tournamentRowId: number | null;
  readonly header: TournamentHeader;
  /** Folded handle; null for nobody with an account. */
  readonly submitterKey: string | null;
}

/**
 * SQL: what fits a tournament of game $1 and kind $2 on local date $3 in country $5, of the people $4: its director, or who
 * hands its report in, is who applied or who was to direct it.
 */
const FITTING = `
  from allotments a join applications p on p.id = a.application_id join accounts c on c.id = p.applicant_id
    left join tournaments t on t.id = a.tournament_id
  where p.state = 'approved' and a.game = $1 and a.kind = $2
    and a.planned_on between $3::date - ${SAME_WEEKEND_DAYS} and $3::date + ${SAME_WEEKEND_DAYS}
    and (p.director_key = any($4) or c.handle_key = any($4)) and (a.country is null or a.country = $5)`;

const ALLOTMENT = `a.application_id as "applicationId", a.game, p.name, a.planned_on::text as "plannedOn", t.key as "usedFor"`;

/**
 * SQL: nobody's, tournament $6's own, or that of a tournament which counts no more. The row itself is asked, not what is
 * joined to it: after a wait for a lock only the row is read again.
 */
const FREE = `(a.tournament_id is null or a.tournament_id = $6
  or exists (select from tournaments gone where gone.id = a.tournament_id and gone.withdrawn_at is not null))`;

const valuesOf = ({ header, submitterKey }: Claimant): unknown[] => {
  const people = [submitterKey, header.director && foldHandle(header.director)];
  return [header.game, header.kind, localDateOf(header.startsAt), people.filter((key) => key !== null), header.country];
};

/**
 * The allotment that a tournament of a high level can use: its own first, else the one with the nearest date. The heats of
 * Tribbles (000, appendix A) share that of their Finals.
 *
 * @param lock keeps it from others until the transaction ends
 */
export async function findAllotment(client: PoolClient, claimant: Claimant, lock: boolean): Promise<Allotment | null> {
  const { rows } = await client.query<Allotment>(
    `select ${ALLOTMENT} ${FITTING} and ($7 or ${FREE})
     order by a.tournament_id is distinct from $6, abs(a.planned_on - $3::date), a.application_id limit 1
     ${lock ? 'for update of a' : ''}`,
    [...valuesOf(claimant), claimant.tournamentRowId, isHeat(claimant.header)],
  );
  return rows[0] ?? null;
}

/** What would fit, were it not used for another tournament. */
export async function findUsedAllotment(client: PoolClient, claimant: Claimant): Promise<Allotment | null> {
  const { rows } = await client.query<Allotment>(
    `select ${ALLOTMENT} ${FITTING} and a.tournament_id is not null order by abs(a.planned_on - $3::date) limit 1`,
    valuesOf(claimant),
  );
  return rows[0] ?? null;
}

/** Marks an allotment as used, and what the tournament had before as free. Heats use none up. */
export async function useAllotment(
  client: PoolClient,
  tournamentRowId: number,
  header: TournamentHeader,
  { applicationId, game }: Pick<Allotment, 'applicationId' | 'game'>,
): Promise<void> {
  await releaseAllotments(client, [tournamentRowId]);
  if (isHeat(header)) return;
  await client.query(`update allotments set tournament_id = $1 where application_id = $2 and game = $3`, [
    tournamentRowId,
    applicationId,
    game,
  ]);
}

/** What tournaments used is free again. */
export async function releaseAllotments(client: PoolClient, tournamentRowIds: readonly number[]): Promise<void> {
  if (tournamentRowIds.length === 0) return;
  await client.query(`update allotments set tournament_id = null where tournament_id = any($1)`, [tournamentRowIds]);
}
