import type { PoolClient } from 'pg';
import type { Difference } from '@quadrant/rules/outcome';

/** SQL: what each row of a leaderboard has to be, by what is published and by what everybody may see of players. */
const DEFINED = `
  select r.game, r.category, r.player_id, r.rating, r.games, c.wins, c.ties, c.peak, r.last_played_at, r.since_run, p.handle_key,
    p.country, p.region
  from ratings r join shown_players p on p.id = r.player_id
    left join (
      select k.game, c.category, c.player_id, sum(c.wins)::integer as wins, sum(c.ties)::integer as ties, max(c.after) as peak
      from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
      group by k.game, c.category, c.player_id) c using (game, category, player_id)`;

const ROWS = `
  select coalesce(b.game, d.game) || ' ' || coalesce(b.category, d.category) as board, p.handle,
    to_jsonb(d) - 'player_id' as expected, to_jsonb(b) - 'player_id' as got
  from board_rows b full join (${DEFINED}) d using (game, category, player_id)
    join shown_players p on p.id = player_id
  where (b.rating, b.games, b.wins, b.ties, b.peak, b.last_played_at, b.since_run, b.handle_key, b.country, b.region)
    is distinct from (d.rating, d.games, d.wins, d.ties, d.peak, d.last_played_at, d.since_run, d.handle_key, d.country, d.region)
  limit 1`;

/** Meetings of the tournaments whose scorecard is of the rated flag that is published; another waits for its run. */
const MEETINGS = `
  select json_build_object('key', o.key, 'name', s.name,
      'startsAt', to_char(o.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as tournament, p.handle, encode(d.met, 'hex') as expected, encode(c.met, 'hex') as got
  from outcomes o join scorecards k using (submission_id) join submissions s on s.id = o.submission_id
    cross join lateral meetings_in(k.games, array(
      select p.counts_as from unnest(k.players) with ordinality seat (id, n) join players p on p.id = seat.id order by n)) d
    left join (
      select tournament_id, player_id, string_agg(met, ''::bytea) as met from rating_changes where met <> '' group by tournament_id, player_id
    ) c on c.tournament_id = o.tournament_id and c.player_id = d.player_id
    join players p on p.id = d.player_id
  where o.rated = k.rated and c.met is distinct from d.met
    and exists (select from rating_changes r where r.tournament_id = o.tournament_id)
  limit 1`;

/** SQL: from the changes of each week that is kept, one after the other. */
const MOVERS = `
  with weeks as (
    select d::smallint as day from publication, generate_series(movers_from,
      greatest(movers_from, (select max((starts_at at time zone 'UTC')::date - date '2000-01-01') from outcomes)) + 7) d
  ), defined as (
    select w.day, k.game, c.category, c.player_id, (array_agg(c.before order by o.starts_at, o.key))[1] as before,
      (array_agg(c.after order by o.starts_at desc, o.key desc))[1] as after, sum(c.games)::integer as games
    from weeks w
      join outcomes o on (o.starts_at at time zone 'UTC')::date - date '2000-01-01' between w.day - 6 and w.day
      join scorecards k using (submission_id) join rating_changes c on c.tournament_id = o.tournament_id
    group by 1, 2, 3, 4
  ), kept as (
    select w.day, m.game, m.category, m.player_id, m.before, m.after, m.games
    from weeks w join movers m on w.day between m.from_day and m.last_day)
  select coalesce(k.game, d.game) || ' ' || coalesce(k.category, d.category) as board, p.handle, (date '2000-01-01' + day)::text as day,
    to_jsonb(d) - 'player_id' as expected, to_jsonb(k) - 'player_id' as got
  from (select * from defined where before <> after) d full join kept k using (day, game, category, player_id)
    join players p on p.id = player_id
  where (d.before, d.after, d.games) is distinct from (k.before, k.after, k.games) limit 1`;

const COUNTED = `
  select b.game, b.category, s.scope, c.width, c.bucket, c.games_from, count(*)::integer as players
  from board_rows b cross join lateral (values (''), ('c:' || b.country), ('r:' || b.region)) s (scope)
    cross join lateral (values
      (1, floor(b.rating)::integer, board_games_from(b.games)), (50, floor(b.rating / 50)::integer, board_games_from(b.games)),
      (1, floor(b.rating)::integer, 0), (50, floor(b.rating / 50)::integer, 0),
      (0, greatest((b.last_played_at at time zone 'UTC')::date - date '2000-01-01', -32768), 0),
      (-1, least(b.games, 32767), 0)) c (width, bucket, games_from)
  where s.scope is not null group by 1, 2, 3, 4, 5, 6`;

const COUNTS = `
  select game || ' ' || category || ' ' || scope as board, width, bucket, games_from as "gamesFrom", d.players as expected, c.players as got
  from (select * from board_counts where players <> 0) c
    full join (${COUNTED}) d using (game, category, scope, width, bucket, games_from)
  where c.players is distinct from d.players limit 1`;

/**
 * Null where leaderboards, opponents and movers are what is published: every row with its numbers, every count of players, every
 * meeting and every move of a week that is kept.
 */
export async function findKeptDifference(client: PoolClient): Promise<Difference | null> {
  const { rows } = await client.query<{ board: string; handle: string; expected: object | null; got: object | null }>(
    ROWS,
  );
  const [row] = rows;
  if (row) {
    const { board, handle, expected, got } = row;
    const what = `row of ${handle} on the leaderboard ${board}`;
    return { tournament: null, what, expected: expected && JSON.stringify(expected), got: got && JSON.stringify(got) };
  }
  const meetings = await client.query<MeetingDifference>(MEETINGS);
  const [met] = meetings.rows;
  if (met) {
    const { tournament, handle, expected, got } = met;
    return { tournament, what: `opponents of ${handle}`, expected, got };
  }
  const movers = await client.query<MoverDifference>(MOVERS);
  const [mover] = movers.rows;
  if (mover) {
    const { board, handle, day, expected, got } = mover;
    const what = `how far the week until ${day} moved ${handle} on the leaderboard ${board}`;
    return { tournament: null, what, expected: expected && JSON.stringify(expected), got: got && JSON.stringify(got) };
  }
  const counts = await client.query<CountDifference>(COUNTS);
  const [count] = counts.rows;
  if (!count) return null;
  const { board, width, bucket, gamesFrom, expected, got } = count;
  const what = `players ${describeCell(width, bucket, gamesFrom)} on the leaderboard ${board}`;
  return { tournament: null, what, expected, got };
}

/** What players of a bucket have in common. */
function describeCell(width: number, bucket: number, gamesFrom: number): string {
  if (width === 0) return `who played last on day ${bucket} since 2000`;
  if (width === -1) return `with ${bucket} games`;
  return `from ${bucket * width} points (${width} wide) and ${gamesFrom} games`;
}

interface MeetingDifference {
  readonly tournament: NonNullable<Difference['tournament']>;
  readonly handle: string;
  readonly expected: string;
  readonly got: string | null;
}

interface MoverDifference {
  readonly board: string;
  readonly handle: string;
  /** On which the week ends. */
  readonly day: string;
  readonly expected: object | null;
  readonly got: object | null;
}

interface CountDifference {
  readonly board: string;
  readonly width: number;
  readonly bucket: number;
  readonly gamesFrom: number;
  readonly expected: number | null;
  readonly got: number | null;
}
