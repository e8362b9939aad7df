import type { DataSource } from 'typeorm';
import { LEAST_PARTICIPANTS, type LeagueRules } from '@quadrant/rules/league';
import type { KnownLeague } from '@quadrant/rules/outcome';
import { foldHandle } from '@quadrant/rules/tournament';

interface Row {
  readonly director: string;
  readonly alternates: string[];
  readonly rules: LeagueRules;
  readonly played: { readonly startsAt: string; readonly key: string; readonly localDate: string }[];
}

/** A league as the acceptance of a report asks about it; null when there is no such league, or none is named. */
export async function findKnownLeague(dataSource: DataSource, slug: string | null): Promise<KnownLeague | null> {
  if (slug === null) return null;
  const [row] = await dataSource.query<Row[]>(
    `select l.director, l.alternates,
       (select r.rules from league_rules r where r.league_id = l.id order by r.version desc limit 1) as rules,
       coalesce((select json_agg(json_build_object('startsAt', c.starts_at, 'key', t.key, 'localDate', c.local_date))
         from scorecards c join tournaments t on t.id = c.tournament_id and c.revision = t.due_revision
         where c.league = l.slug and c.awards_points and c.participants >= $2), '[]') as played
     from leagues l where l.slug = $1`,
    [slug, LEAST_PARTICIPANTS],
  );
  if (row === undefined) return null;
  return {
    rules: row.rules,
    directorKey: foldHandle(row.director),
    alternateKeys: row.alternates.map((handle) => foldHandle(handle)),
    played: row.played.map(({ startsAt, ...tournament }) => ({ ...tournament, startsAt: Date.parse(startsAt) })),
  };
}
