import type { PoolClient } from 'pg';
import type { Difference } from '@quadrant/rules/verification';

/** SQL: computes each row of a leaderboard from what is published and from the public data of players. */
const DEFINED = `
  select r.game, r.category, r.player_id, r.rating, r.games, coalesce(c.wins, 0) as wins, coalesce(c.ties, 0) as ties,
    greatest(c.peak, a.rating) as peak, r.last_played_at, r.since_run, p.handle_key, p.handle, p.name, p.country, p.region,
    coalesce(a.games, 0) as brought_games
  from ratings r join shown_players p on p.id = r.player_id
    left join (
      select k.game, c.category, c.player_id, sum(c.wins)::integer as wins, sum(c.ties)::integer as ties, max(c.after) as peak
      from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
      group by k.game, c.category, c.player_id) c using (game, category, player_id)
    left join opening_ratings a using (game, category, player_id)`;

const ROWS = `
  select coalesce(b.game, d.game) || ' ' || coalesce(b.category, d.category) as board, p.handle,
    to_jsonb(d) - 'player_id' as expected, to_jsonb(b) - 'player_id' as got
  from board_rows b full join (${DEFINED}) d using (game, category, player_id)
    join shown_players p on p.id = player_id
  where (b.rating, b.games, b.wins, b.ties, b.peak, b.last_played_at, b.since_run, b.handle_key, b.handle, b.name, b.country, b.region,
      b.brought_games)
    is distinct from (d.rating, d.games, d.wins, d.ties, d.peak, d.last_played_at, d.since_run, d.handle_key, d.handle, d.name, d.country, d.region,
      d.brought_games)
  limit 1`;

/** SQL: selects the meetings of tournaments whose scorecard has the published rated flag; a changed flag waits for its run. */
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

/**
 * SQL: counts wins and ties of each player in a tournament, from both sides of every game. The games of a pod's round
 * are one.
 */
const PLAYED = `
  select o.tournament_id, q.counts_as as player_id, count(*)::integer as games, count(*) filter (where g.worst = 2)::integer as wins,
    count(*) filter (where g.worst = 1)::integer as ties
  from outcomes o join scorecards k using (submission_id)
    cross join lateral (
      select side.entry, min(side.halves) as worst
      from generate_series(0, length(k.games) / 8 - 1) i
        cross join lateral (values
          (get_byte(k.games, i * 8) + 256 * get_byte(k.games, i * 8 + 1), get_byte(k.games, i * 8 + 6) & 3),
          (get_byte(k.games, i * 8 + 2) + 256 * get_byte(k.games, i * 8 + 3), 2 - (get_byte(k.games, i * 8 + 6) & 3)))
          side (entry, halves)
      group by side.entry, case get_byte(k.games, i * 8 + 7) when 1 then i
        else -1 - get_byte(k.games, i * 8 + 4) - 256 * get_byte(k.games, i * 8 + 5) end) g
    join players q on q.id = k.players[g.entry + 1]
  where o.rated = k.rated
  group by 1, 2`;

const TALLIES = `
  select json_build_object('key', o.key, 'name', s.name,
      'startsAt', to_char(o.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as tournament, p.handle, c.category,
    json_build_object('games', d.games, 'wins', d.wins, 'ties', d.ties)::text as expected,
    json_build_object('games', c.games, 'wins', c.wins, 'ties', c.ties)::text as got
  from rating_changes c join (${PLAYED}) d using (tournament_id, player_id)
    join outcomes o using (tournament_id) join submissions s on s.id = o.submission_id join players p on p.id = c.player_id
  where (c.games, c.wins, c.ties) <> (d.games, d.wins, d.ties)
  limit 1`;

/** SQL: computes the ranks by the official run that the newest run names. */
const RANKS = `
  with official as (
    select r.game, r.category, r.player_id, r.rating,
      (rank() over (partition by r.game, r.category order by r.rating desc))::integer as rank
    from publication p join runs h on h.number = p.head_run
      cross join lateral (
        select game, category, player_id, rating from ratings where since_run <= h.official_run
        union all
        select game, category, player_id, rating from closed_ratings
        where since_run <= h.official_run and until_run > h.official_run) r)
  select coalesce(k.game, d.game) || ' ' || coalesce(k.category, d.category) as board, p.handle,
    to_jsonb(d) - 'player_id' as expected, to_jsonb(k) - 'player_id' as got
  from official_ranks k full join official d using (game, category, player_id) join players p on p.id = player_id
  where (k.rank, k.rating) is distinct from (d.rank, d.rating)
  limit 1`;

/** SQL: computes the moves from the changes of each stored week, one after the other. */
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
 * Compares everything that is stored beside ratings with what is published, and returns null when all of it agrees:
 * every leaderboard row with its numbers, every count of players, every official rank, every tally and meeting of a
 * tournament, and every move of a stored week.
 */
export async function findKeptDifference(client: PoolClient): Promise<Difference | null> {
  for (const find of [findRow, findTally, findMeeting, findRank, findMover, findCount]) {
    const difference = await find(client);
    if (difference !== null) return difference;
  }
  return null;
}

async function findFirst<Row extends object>(client: PoolClient, text: string): Promise<Row | null> {
  const { rows } = await client.query<Row>(text);
  return rows[0] ?? null;
}

/** The difference of a row that belongs to no tournament; a side is null when the row is missing there. */
const differenceOf = (what: string, { expected, got }: RowDifference): Difference => ({
  tournament: null,
  what,
  expected: expected && JSON.stringify(expected),
  got: got && JSON.stringify(got),
});

async function findRow(client: PoolClient): Promise<Difference | null> {
  const row = await findFirst<RowDifference>(client, ROWS);
  return row && differenceOf(`row of ${row.handle} on the leaderboard ${row.board}`, row);
}

async function findRank(client: PoolClient): Promise<Difference | null> {
  const row = await findFirst<RowDifference>(client, RANKS);
  return row && differenceOf(`official rank of ${row.handle} on the leaderboard ${row.board}`, row);
}

async function findMover(client: PoolClient): Promise<Difference | null> {
  const row = await findFirst<RowDifference & { readonly day: string }>(client, MOVERS);
  return (
    row && differenceOf(`how far the week until ${row.day} moved ${row.handle} on the leaderboard ${row.board}`, row)
  );
}

async function findTally(client: PoolClient): Promise<Difference | null> {
  const row = await findFirst<TournamentDifference & { readonly category: string }>(client, TALLIES);
  if (row === null) return null;
  const { tournament, handle, category, expected, got } = row;
  return { tournament, what: `${category} games of ${handle}`, expected, got };
}

async function findMeeting(client: PoolClient): Promise<Difference | null> {
  const row = await findFirst<TournamentDifference>(client, MEETINGS);
  return (
    row && { tournament: row.tournament, what: `opponents of ${row.handle}`, expected: row.expected, got: row.got }
  );
}

async function findCount(client: PoolClient): Promise<Difference | null> {
  const row = await findFirst<CountDifference>(client, COUNTS);
  if (row === null) return null;
  const { board, width, bucket, gamesFrom, expected, got } = row;
  const what = `players ${describeCell(width, bucket, gamesFrom)} on the leaderboard ${board}`;
  return { tournament: null, what, expected, got };
}

function describeCell(width: number, bucket: number, gamesFrom: number): string {
  if (width === 0) return `who played last on day ${bucket} since 2000`;
  if (width === -1) return `with ${bucket} games`;
  return `from ${bucket * width} points (${width} wide) and ${gamesFrom} games`;
}

interface RowDifference {
  readonly board: string;
  readonly handle: string;
  readonly expected: object | null;
  readonly got: object | null;
}

interface TournamentDifference {
  readonly tournament: NonNullable<Difference['tournament']>;
  readonly handle: string;
  readonly expected: string;
  readonly got: string | null;
}

interface CountDifference {
  readonly board: string;
  readonly width: number;
  readonly bucket: number;
  readonly gamesFrom: number;
  readonly expected: number | null;
  readonly got: number | null;
}
