import type { PoolClient } from 'pg';
import type { ExistingTournament, FittingAnnouncement, PlannedReport } from '@quadrant/rules/intake';
import { foldHandle, localDateOf, instantIn } from '@quadrant/rules/tournament';
import type { Delivery } from '../acceptance.js';
import { FactsChanged } from '../facts-changed.js';

interface FittingRow extends Omit<FittingAnnouncement, 'facts' | 'isLinked'> {
  readonly zone: string;
  readonly unrated: boolean;
  readonly announcedAt: Date;
}

/** SQL: selects from an announcement n what a report asks about it. */
const FITTING = `n.id, n.version, n.facts->>'name' as name, n.state, n.reason as notice, n.facts->>'zone' as zone,
  (n.facts->>'unrated')::boolean as unrated, n.facts->>'endsOn' as "endsOn", n.announced_at as "announcedAt"`;

/** SQL: tells whether somebody approved the announcer of n. Anybody can sign up and announce. */
const BY_APPROVED = `exists (select from role_grants g where g.account_id = n.account_id and g.revoked_at is null)`;

/** Null for a report that belongs to none, and that none fits. */
export async function findAnnouncementOf(
  client: PoolClient,
  delivery: Pick<Delivery, 'report' | 'role' | 'submitter'>,
  existing: Pick<ExistingTournament, 'rowId'> | null,
): Promise<FittingAnnouncement | null> {
  if (existing !== null) {
    const { rows } = await client.query<FittingRow>(
      `select ${FITTING} from announcements n where n.tournament_id = $1`,
      [existing.rowId],
    );
    if (rows[0] !== undefined) return toFitting(rows[0], true);
  }
  const found = await findFittingAnnouncement(client, delivery);
  return found && toFitting(found, false);
}

const toFitting = ({ zone, unrated, announcedAt, ...row }: FittingRow, isLinked: boolean): FittingAnnouncement => ({
  ...row,
  facts: { at: instantIn(zone, announcedAt.getTime()), unrated },
  isLinked,
});

/**
 * Finds an announcement without results for a director, the game and the day of a report. One that is not cancelled
 * comes first, then the nearest start. The director has agreed to it, or the report's sender or an approved account
 * made it: announcements of strangers in somebody's name do not count. Imports belong to no announcement.
 */
async function findFittingAnnouncement(
  client: PoolClient,
  { report: { tournament }, role, submitter }: Pick<Delivery, 'report' | 'role' | 'submitter'>,
): Promise<FittingRow | null> {
  const { director, secondaryDirector, tertiaryDirector, game, startsAt } = tournament;
  const keys = [director, secondaryDirector, tertiaryDirector].flatMap((handle) =>
    handle ? [foldHandle(handle)] : [],
  );
  if (role === 'operator' || keys.length === 0) return null;
  const { rows } = await client.query<FittingRow>(
    `select ${FITTING} from announcements n
     where (director_keys && $1::text[] or (invited_keys && $1::text[] and (account_id = $5 or ${BY_APPROVED})))
       and game = $2 and $3::date between local_date and ends_on
       and not exists (select from tournaments t where t.id = n.tournament_id and t.withdrawn_at is null)
     order by state <> 'announced', abs(extract(epoch from starts_at - $4)), announced_at, id limit 1`,
    [keys, game, localDateOf(startsAt), new Date(startsAt), submitter.accountId],
  );
  return rows[0] ?? null;
}

/**
 * Marks the results of announced tournaments as arrived. Other results take their place only after a withdrawal.
 *
 * @throws FactsChanged where it was changed, or got other results, since it was read
 */
export async function settleAnnouncements(
  client: PoolClient,
  reports: readonly { readonly announcement: PlannedReport['announcement']; readonly tournamentRowId: number }[],
): Promise<void> {
  for (const { announcement, tournamentRowId } of reports) {
    if (announcement === null) continue;
    // One report finishes one announcement, so the tournament leaves every other one.
    await client.query(`update announcements set tournament_id = null where tournament_id = $1 and id <> $2`, [
      tournamentRowId,
      announcement.id,
    ]);
    const { rowCount } = await client.query(
      `update announcements n set tournament_id = $3 where id = $1 and version = $2
         and not exists (select from tournaments t where t.id = n.tournament_id and t.withdrawn_at is null)`,
      [announcement.id, announcement.version, tournamentRowId],
    );
    if (rowCount !== 1) throw new FactsChanged('an announcement was changed, or has other results');
  }
}
