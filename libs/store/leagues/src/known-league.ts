import type { PoolClient } from 'pg';
import type { KnownLeague } from '@quadrant/rules/intake';
import { LEAST_PARTICIPANTS, type LeagueRules } from '@quadrant/rules/leagues';
import { foldHandle } from '@quadrant/rules/tournament';

interface Row {
  readonly slug: string;
  readonly director: string;
  readonly alternates: string[];
  readonly rules: LeagueRules;
  readonly headquarters: string[];
  readonly missions: string[];
  readonly played: { readonly startsAt: string; readonly key: string; readonly localDate: string }[];
}

/** A league knows the names of so many of its last tournaments: several seasons, and few enough to read with each report. */
const TOLD_TOURNAMENTS = 60;

const MISSIONS = `jsonb_array_elements_text(case when jsonb_typeof(e->'missions') = 'array' then e->'missions' else '[]' end) m`;

/** Loads leagues as a report needs them. The key is the slug; a slug without a league has no entry. */
export async function loadKnownLeagues(
  client: Pick<PoolClient, 'query'>,
  slugs: readonly string[],
): Promise<Map<string, KnownLeague>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await client.query<Row>(
    `with told as (
       select l.slug, e from leagues l cross join lateral (
         select c.league_facts from scorecards c join tournaments t on t.id = c.tournament_id and c.revision = t.due_revision
         where c.league = l.slug and c.league_facts is not null order by c.starts_at desc limit ${TOLD_TOURNAMENTS}) c
         cross join jsonb_array_elements(c.league_facts->'entries') e
       where l.slug = any($1))
     select l.slug, l.director, l.alternates,
       (select r.rules from league_rules r where r.league_id = l.id order by r.version desc limit 1) as rules,
       coalesce((select json_agg(json_build_object('startsAt', c.starts_at, 'key', t.key, 'localDate', c.local_date))
         from scorecards c join tournaments t on t.id = c.tournament_id and c.revision = t.due_revision
         where c.league = l.slug and c.awards_points and c.participants >= $2), '[]') as played,
       array(select name from card_names where kind = 'headquarters') || array(select distinct e->>'headquarters' from told
         where told.slug = l.slug and e->>'headquarters' is not null) as headquarters,
       array(select name from card_names where kind = 'mission') || array(select distinct m from told, ${MISSIONS}
         where told.slug = l.slug) as missions
     from leagues l where l.slug = any($1)`,
    [slugs, LEAST_PARTICIPANTS],
  );
  return new Map(
    rows.map(({ slug, director, alternates, rules, played, headquarters, missions }) => [
      slug,
      {
        rules,
        names: { headquarters, missions },
        directorKey: foldHandle(director),
        alternateKeys: alternates.map((handle) => foldHandle(handle)),
        played: played.map(({ startsAt, ...tournament }) => ({ ...tournament, startsAt: Date.parse(startsAt) })),
      },
    ]),
  );
}
