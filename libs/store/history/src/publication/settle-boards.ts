import type { PoolClient } from 'pg';
import type { CareerColumns } from './career-tallies.js';
import { patiently } from './reopen.js';

/** Published ratings that a run wrote or took away, as columns. */
export interface MovedRatings {
  readonly games: string[];
  readonly categories: string[];
  /** Row ids. */
  readonly players: number[];
}

/** What a run did that leaderboards hang on. */
export interface BoardMoves {
  readonly run: number;
  readonly moved: MovedRatings;
  /** Row ids of the tournaments of which it published something new. */
  readonly opened: readonly number[];
}

/** Of `note_board_player`: whoever changes a player takes it shared. */
const BOARDS_LOCK = 5054;

const NUMBERS = ['rating', 'games', 'wins', 'ties', 'peak', 'last_played_at', 'since_run'];
const SHOWN = ['handle_key', 'country', 'region'];
const COLUMNS = ['game', 'category', 'player_id', ...NUMBERS, ...SHOWN].join(', ');

/** SQL: the end of a statement that has selected whole rows. */
const WRITE_WHAT_DIFFERS = `
  on conflict (game, category, player_id) do update
    set ${[...NUMBERS, ...SHOWN].map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${NUMBERS.map((column) => `b.${column}`).join(', ')}) is distinct from (${NUMBERS.map((column) => `excluded.${column}`).join(', ')})`;

/** SQL: what run $4 opened of the tournaments $5, and what it closed. */
const TURNED = `
  select k.game, c.category, c.player_id, c.wins, c.ties, c.after as reached, null::float8 as lost
  from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
  where c.tournament_id = any($5)
  union all
  select k.game, c.category, c.player_id, -c.wins, -c.ties, null, c.after
  from closed_rating_changes c
    join closed_outcomes o on o.tournament_id = c.tournament_id and o.since_run = c.since_run and o.until_run = c.until_run
    join scorecards k using (submission_id)
  where c.until_run = $4`;

/** SQL: the highest rating of player t on a track, over everything that is published. */
const PEAK = `
  select max(c.after) from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
  where c.player_id = t.player_id and c.category = t.category and k.game = t.game`;

const MOVE = `
  with turned as (
    select game, category, player_id, sum(wins) as wins, sum(ties) as ties, max(reached) as reached, max(lost) as lost
    from (${TURNED}) t group by game, category, player_id
  ), moved as (
    select game, category, player_id from unnest($1::text[], $2::text[], $3::integer[]) m (game, category, player_id)
    union select game, category, player_id from turned
  )
  insert into board_rows as b (${COLUMNS})
  select t.game, t.category, t.player_id, r.rating, r.games,
    coalesce(o.wins, 0) + coalesce(d.wins, 0), coalesce(o.ties, 0) + coalesce(d.ties, 0),
    case when d.lost >= o.peak and (d.reached >= o.peak) is not true then (${PEAK}) else greatest(o.peak, d.reached) end,
    r.last_played_at, r.since_run, p.handle_key, p.country, p.region
  from moved t join ratings r using (game, category, player_id) join shown_players p on p.id = t.player_id
    left join board_rows o using (game, category, player_id) left join turned d using (game, category, player_id)
  ${WRITE_WHAT_DIFFERS}`;

const REMOVE_MOVED = `
  delete from board_rows b using unnest($1::text[], $2::text[], $3::integer[]) m (game, category, player_id)
  where (b.game, b.category, b.player_id) = (m.game, m.category, m.player_id)
    and not exists (select from ratings r where (r.game, r.category, r.player_id) = (b.game, b.category, b.player_id))`;

/** SQL; in the order of the longest index, which then grows at its end only. */
const PUT_ALL = `
  insert into board_rows as b (${COLUMNS})
  select r.game, r.category, r.player_id, r.rating, r.games, t.wins, t.ties, t.peak, r.last_played_at, r.since_run,
    p.handle_key, p.country, p.region
  from unnest($1::text[], $2::text[], $3::integer[], $4::integer[], $5::integer[], $6::float8[])
      t (game, category, player_id, wins, ties, peak)
    join ratings r using (game, category, player_id) join shown_players p on p.id = r.player_id
  order by game, category, -r.rating, p.handle_key collate "C"
  ${WRITE_WHAT_DIFFERS}`;

const REMOVE_ALL = `
  delete from board_rows b
  where not exists (select from ratings r where (r.game, r.category, r.player_id) = (b.game, b.category, b.player_id))`;

/**
 * Moves the rows of leaderboards to where a run has moved ratings. The last thing before its end: until then whoever
 * changes a player waits. The statements have names, so that a connection plans them once: that takes longer than they do
 * for one tournament.
 */
export async function moveBoards(client: PoolClient, { run, moved, opened }: BoardMoves): Promise<void> {
  await lockBoards(client);
  const keys = [moved.games, moved.categories, moved.players];
  await client.query({ name: 'remove-moved-board-rows', ...patiently(REMOVE_MOVED, keys) });
  await client.query({ name: 'move-board-rows', ...patiently(MOVE, [...keys, run, opened]) });
}

/** Makes the rows of leaderboards those of the published ratings, from what a whole history comes to. */
export async function remakeBoards(client: PoolClient, careers: CareerColumns): Promise<void> {
  await lockBoards(client);
  const { games, categories, players, wins, ties, peaks } = careers;
  await client.query(patiently(REMOVE_ALL));
  await client.query(patiently(PUT_ALL, [games, categories, players, wins, ties, peaks]));
}

async function lockBoards(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [BOARDS_LOCK]);
}
