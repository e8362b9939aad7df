import type { PoolClient } from 'pg';
import { instantIn } from '@quadrant/rules/announcing';
import type { FittingAnnouncement } from '@quadrant/rules/intake';
import { foldHandle, localDateOf } from '@quadrant/rules/tournament';
import type { Delivery } from '../acceptance.js';

interface FittingRow extends Omit<FittingAnnouncement, 'announcedAt'> {
  readonly zone: string;
  readonly announcedAt: Date;
}

/**
 * What was announced by the director of a report in its game for its day, and has no results yet: what is not cancelled and
 * begins nearest to it comes first. Imports belong to no announcement.
 */
export async function findFittingAnnouncement(
  client: PoolClient,
  { report: { tournament }, role }: Pick<Delivery, 'report' | 'role'>,
): Promise<FittingAnnouncement | null> {
  const { director, secondaryDirector, tertiaryDirector, game, startsAt } = tournament;
  const keys = [director, secondaryDirector, tertiaryDirector].flatMap((handle) =>
    handle ? [foldHandle(handle)] : [],
  );
  if (role === 'operator' || keys.length === 0) return null;
  const { rows } = await client.query<FittingRow>(
    `select id, facts->>'name' as name, state, reason as notice, facts->>'zone' as zone, announced_at as "announcedAt"
     from announcements n
     where director_keys && $1::text[] and game = $2 and $3::date between local_date and ends_on
       and not exists (select from tournaments t where t.id = n.tournament_id and t.withdrawn_at is null)
     order by state <> 'announced', abs(extract(epoch from starts_at - $4)), announced_at, id limit 1`,
    [keys, game, localDateOf(startsAt), new Date(startsAt)],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { zone, announcedAt, ...fitting } = found;
  return { ...fitting, announcedAt: instantIn(zone, announcedAt.getTime()) };
}

/** The results of an announced tournament are here. Nobody else's take its place, unless that is withdrawn. */
export async function settleAnnouncements(
  client: PoolClient,
  reports: readonly { readonly announcement: string | null; readonly tournamentRowId: number }[],
): Promise<void> {
  for (const { announcement, tournamentRowId } of reports) {
    if (announcement === null) continue;
    // What else the tournament belonged to, it leaves: one report finishes one announcement.
    await client.query(`update announcements set tournament_id = null where tournament_id = $1 and id <> $2`, [
      tournamentRowId,
      announcement,
    ]);
    await client.query(
      `update announcements n set tournament_id = $2 where id = $1
         and not exists (select from tournaments t where t.id = n.tournament_id and t.withdrawn_at is null)`,
      [announcement, tournamentRowId],
    );
  }
}
