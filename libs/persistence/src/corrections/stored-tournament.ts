import type { PoolClient } from 'pg';
import type { HistoryPosition } from '@quadrant/outcome';
import type { Level, TournamentHeader } from '@quadrant/tournament';

/** A tournament as it is stored, with all that decides whether and how it may be corrected. */
export interface StoredTournament {
  readonly rowId: number;
  readonly key: string;
  /** Goes up with everything that is done to it. */
  readonly version: number;
  readonly withdrawnAt: Date | null;
  /** Key of the tournament that it was merged into. */
  readonly mergedInto: string | null;
  readonly submitterKey: string | null;
  /** What a coordinator set in place of the report's word. */
  readonly level: Level | null;
  readonly rated: boolean | null;
  /** What was set in place of the league that the report names; empty: none. */
  readonly league: string | null;
  readonly current: {
    readonly submissionRowId: number;
    readonly revision: number;
    readonly state: string;
    /** As it was stored: a published or withdrawn one keeps in it how it came. */
    readonly storedState: 'accepted' | 'awaiting-refresh' | 'failed';
    readonly header: TournamentHeader;
    /** As what it counts while nobody has approved its own level, nor set another; null: as its own. */
    readonly heldLevel: Level | null;
    /** Whether it counts for no league until the league director says so. */
    readonly heldLeague: boolean;
  };
  /** Of the current revision. */
  readonly position: HistoryPosition;
  /** Null while nothing of it is published. */
  readonly published: { readonly submissionRowId: number; readonly position: HistoryPosition } | null;
  /** Where the earliest of its revisions stands: whichever of them is being published, history does not change before. */
  readonly earliest: HistoryPosition;
}

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
          'header', s.header, 'heldLevel', s.held_level, 'heldLeague', s.held_league) as current,
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
