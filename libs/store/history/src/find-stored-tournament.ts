import type { PoolClient } from 'pg';
import type { StoredTournament } from '@quadrant/rules/corrections';
import type { HistoryPosition } from '@quadrant/rules/history';

interface Row extends Omit<StoredTournament, 'published' | 'position' | 'earliest'> {
  readonly startsAt: Date;
  readonly earliestStartsAt: Date;
  readonly publishedRowId: number | null;
  readonly publishedStartsAt: Date;
}

/** Null for a key that no tournament has. */
export async function findStoredTournament(client: PoolClient, key: string): Promise<StoredTournament | null> {
  const { rows } = await client.query<Row>(
    `select t.id as "rowId", t.key, t.version, t.withdrawn_at as "withdrawnAt", m.key as "mergedInto",
        t.submitter_key as "submitterKey", t.level_override as level, t.rated_override as rated, t.league_override as league,
        json_build_object('submissionRowId', s.id, 'revision', s.revision, 'state', w.state, 'storedState', s.state,
          'header', s.header, 'announced', s.announced, 'heldLevel', s.held_level, 'heldLeague', s.held_league) as current,
        s.starts_at as "startsAt", o.submission_id as "publishedRowId", o.starts_at as "publishedStartsAt",
        (select min(starts_at) from submissions where tournament_id = t.id) as "earliestStartsAt"
     from tournaments t
       join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
       join submission_states w on w.submission_id = s.id
       left join tournaments m on m.id = t.merged_into
       left join outcomes o on o.tournament_id = t.id
     where t.key = $1`,
    [key],
  );
  const row = rows[0];
  if (!row) return null;
  const { startsAt, earliestStartsAt, publishedRowId, publishedStartsAt, ...rest } = row;
  const at = (instant: Date): HistoryPosition => ({ startsAt: instant.getTime(), key });
  return {
    ...rest,
    position: at(startsAt),
    published: publishedRowId === null ? null : { submissionRowId: publishedRowId, position: at(publishedStartsAt) },
    earliest: at(earliestStartsAt),
  };
}
