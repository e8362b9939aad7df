import { wasMerged, type TakenTournament } from '@quadrant/store/history-diff';

/** A tournament as a run opened it (`isNew`) or closed it. */
export interface Version extends TakenTournament {
  readonly isNew: boolean;
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly games: Buffer;
  readonly players: readonly number[];
  /** The row ids of the players that they counted as. */
  readonly counted: readonly number[];
}

/** A rating change that a run opened (`isNew`) or closed. */
export interface Change {
  readonly isNew: boolean;
  readonly playerRowId: number;
  readonly handle: string;
  readonly before: number;
  readonly after: number;
}

/** SQL: selects the rows of a versioned table that a run ($n) opened or closed; `near` is a condition of the closed ones. */
const turned = (table: string, columns: string, run: string, near = 'true'): string =>
  `(select ${columns}, true as is_new from ${table} where since_run = ${run}
    union all select ${columns}, true from closed_${table} where since_run = ${run} and ${near}
    union all select ${columns}, false from closed_${table} where until_run = ${run} and ${near})`;

/** A run moved a player's rating after this tournament. */
export interface MovedOfPlayer {
  readonly id: number;
  readonly key: string;
  readonly startsAt: Date;
}

/**
 * SQL: selects the tournaments of a player ($1) on a track after which a run ($3) moved the rating, the last first.
 * Their versions are looked up by tournament: with a join, PostgreSQL read all closed ones again for every tournament
 * while it had no statistics.
 */
export const MOVED_OF_PLAYER = `
  with turned as (
    select tournament_id, is_new, after from ${turned('rating_changes', 'tournament_id, category, player_id, after', '$3', 'players @> array[$1::integer]')} c
    where player_id = $1 and category = $2
  ), moved as (
    select tournament_id from (select * from turned where is_new) opened
      full join (select * from turned where not is_new) closed using (tournament_id)
    where opened.after is distinct from closed.after
  )
  select o.tournament_id as id, o.key, o.starts_at as "startsAt"
  from moved m
    cross join lateral (
      select tournament_id, submission_id, starts_at, key from outcomes
        where tournament_id = m.tournament_id and since_run = $3
      union all
      select tournament_id, submission_id, starts_at, key from closed_outcomes
        where tournament_id = m.tournament_id and $3 in (since_run, until_run)
    ) o
    join scorecards k using (submission_id)
  where k.game = $4
  order by o.starts_at desc, o.key desc`;

/** SQL: selects the {@link Version}s of a tournament ($1) that a run ($2), published at a moment ($3), opened or closed. */
export const VERSIONS = `
  select o.is_new as "isNew", o.key as id, s.name, o.starts_at as "startsAt", o.submission_id as "submissionRowId",
    o.level, o.rated, encode(o.input_sha256, 'hex') as "inputSha256", ${wasMerged('o.key', '$3')} as "isMerged",
    k.league is not null as "inLeague", k.games, k.players,
    array(select counted_at(seat.id, $2::integer - case when o.is_new then 0 else 1 end)
      from unnest(k.players) with ordinality as seat (id, n) order by n) as counted
  from ${turned('outcomes', 'tournament_id, submission_id, starts_at, key, level, rated, input_sha256', '$2')} o
    join submissions s on s.id = o.submission_id
    join scorecards k using (submission_id)
  where o.tournament_id = $1`;

/** SQL: selects the {@link Change}s of a tournament ($1) in a category that a run ($3) opened or closed. */
export const CHANGES = `
  select c.is_new as "isNew", c.player_id as "playerRowId", p.handle, c.before, c.after
  from ${turned('rating_changes', 'tournament_id, category, player_id, before, after', '$3')} c
    join shown_players p on p.id = c.player_id
  where c.tournament_id = $1 and c.category = $2`;
