import type { PoolClient } from 'pg';
import type { Allotment, ExistingTournament } from '@quadrant/rules/intake';
import { isHeat } from '@quadrant/rules/systems';
import { foldHandle, localDateOf, type TournamentHeader } from '@quadrant/rules/tournament';
import { SAME_WEEKEND_DAYS } from '@quadrant/rules/championships';
import type { Delivery } from '../acceptance.js';
import { FactsChanged } from '../facts-changed.js';

export interface Claimant {
  /** Null for one that is not stored yet. */
  readonly tournamentRowId: number | null;
  readonly header: TournamentHeader;
  /** The folded handle; null when the sender has no account. */
  readonly submitterKey: string | null;
}

/**
 * SQL: selects the allotments that fit a tournament of game $1 and kind $2 on local date $3 in country $5. One of its
 * people $4 (director and sender) applied or was to direct it.
 */
const FITTING = `
  from allotments a join applications p on p.id = a.application_id join accounts c on c.id = p.applicant_id
    left join tournaments t on t.id = a.tournament_id
  where p.state = 'approved' and a.game = $1 and a.kind = $2
    and a.planned_on between $3::date - ${SAME_WEEKEND_DAYS} and $3::date + ${SAME_WEEKEND_DAYS}
    and (p.director_key = any($4) or c.handle_key = any($4)) and (a.country is null or a.country = $5)`;

const ALLOTMENT = `a.application_id as "applicationId", a.game, p.name, a.planned_on::text as "plannedOn", t.key as "usedFor"`;

/**
 * SQL: tells whether an allotment is free: used by no tournament, by this one, or by one that no longer counts. It
 * reads the row itself and not a join: after a wait for a lock only the row is read again.
 */
const isFree = (own: string) => `(a.tournament_id is null or a.tournament_id = ${own}
  or exists (select from tournaments gone where gone.id = a.tournament_id and gone.withdrawn_at is not null))`;

const valuesOf = ({ header, submitterKey }: Claimant): unknown[] => {
  const people = [submitterKey, header.director && foldHandle(header.director)];
  return [header.game, header.kind, localDateOf(header.startsAt), people.filter((key) => key !== null), header.country];
};

export const claimantOf = ({ report, submitter }: Delivery, existing: ExistingTournament | null): Claimant => ({
  tournamentRowId: existing?.rowId ?? null,
  header: report.tournament,
  submitterKey: submitter.handleKey,
});

/** SQL: selects the allotment that a tournament can use: its own first, otherwise the one with the nearest date. */
const FIRST_FREE = `
  select ${ALLOTMENT} ${FITTING} and ($7 or ${isFree('$6')})
  order by a.tournament_id is distinct from $6, abs(a.planned_on - $3::date), a.application_id limit 1`;

/** The heats of Tribbles (000, appendix A) share the allotment of their Finals. */
const freeValuesOf = (claimant: Claimant): unknown[] => [
  ...valuesOf(claimant),
  claimant.tournamentRowId,
  isHeat(claimant.header),
];

/** Finds the allotment that a tournament of a high level can use. */
export async function findAllotment(client: PoolClient, claimant: Claimant): Promise<Allotment | null> {
  const { rows } = await client.query<Allotment>(FIRST_FREE, freeValuesOf(claimant));
  return rows[0] ?? null;
}

/** Does the same, and locks the allotment until the transaction ends. */
export async function lockAllotment(client: PoolClient, claimant: Claimant): Promise<Allotment | null> {
  const { rows } = await client.query<Allotment>(`${FIRST_FREE} for update of a`, freeValuesOf(claimant));
  return rows[0] ?? null;
}

/** Finds the allotment that would fit if another tournament did not use it. */
export async function findUsedAllotment(client: PoolClient, claimant: Claimant): Promise<Allotment | null> {
  const { rows } = await client.query<Allotment>(
    `select ${ALLOTMENT} ${FITTING} and a.tournament_id is not null order by abs(a.planned_on - $3::date) limit 1`,
    valuesOf(claimant),
  );
  return rows[0] ?? null;
}

export interface AllotmentChange {
  readonly tournamentRowId: number;
  readonly header: TournamentHeader;
  readonly allotment: Allotment | null;
  /** Whether the tournament gives back what it used before. */
  readonly releases: boolean;
}

/**
 * Marks the allotments that reports use, and frees those that they no longer use.
 *
 * @throws FactsChanged where another tournament has taken it since it was looked for
 */
export async function settleAllotments(client: PoolClient, changes: readonly AllotmentChange[]): Promise<void> {
  await releaseAllotments(
    client,
    changes.flatMap(({ tournamentRowId, releases }) => (releases ? [tournamentRowId] : [])),
  );
  for (const { tournamentRowId, header, allotment } of changes) {
    if (allotment === null || (await useAllotment(client, tournamentRowId, header, allotment))) continue;
    throw new FactsChanged('an approved application was used for another tournament');
  }
}

/**
 * Marks an allotment as used, and frees the one that the tournament had before. Heats use none.
 *
 * @returns false where another tournament has just taken it
 */
export async function useAllotment(
  client: PoolClient,
  tournamentRowId: number,
  header: TournamentHeader,
  { applicationId, game }: Allotment,
): Promise<boolean> {
  await releaseAllotments(client, [tournamentRowId]);
  if (isHeat(header)) return true;
  const { rowCount } = await client.query(
    `update allotments a set tournament_id = $3 where application_id = $1 and game = $2 and ${isFree('$3')}`,
    [applicationId, game, tournamentRowId],
  );
  return rowCount === 1;
}

/** Frees the allotments of these tournaments. */
export async function releaseAllotments(client: PoolClient, tournamentRowIds: readonly number[]): Promise<void> {
  if (tournamentRowIds.length === 0) return;
  await client.query(`update allotments set tournament_id = null where tournament_id = any($1)`, [tournamentRowIds]);
}
