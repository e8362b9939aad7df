import { publishedResults, publishedRows } from '@quadrant/store/history';
import type { BoardFilters } from './leaderboard.js';

/** The values of a statement. Each new one gets the next number; a text that occurs again keeps its number. */
export class Values {
  readonly list: unknown[] = [];

  /** @returns how SQL names the value */
  add(value: unknown): string {
    const known = typeof value === 'string' ? this.list.indexOf(value) : -1;
    return `$${known < 0 ? this.list.push(value) : known + 1}`;
  }
}

const BOARD_COLUMNS = [
  'player_id',
  'rating',
  'games',
  'wins',
  'ties',
  'brought_games',
  'last_played_at',
  'handle_key',
] as const;

const columnsOf = (table: string): string => BOARD_COLUMNS.map((column) => `${table}.${column}`).join(', ');

/** Returns SQL conditions for a row that has the country and region of its player. */
export function conditionsOf(
  { country, region, minGames, gamesBelow, activeSince }: Omit<BoardFilters, 'view'>,
  values: Values,
): string[] {
  return [
    ...(country === null ? [] : [`country = ${values.add(country)}`]),
    ...(region === null ? [] : [`region = ${values.add(region)}`]),
    // Every player on a leaderboard has a game.
    ...(minGames <= 1 ? [] : [`games >= ${values.add(minGames)}`]),
    ...(gamesBelow === null ? [] : [`games < ${values.add(gamesBelow)}`]),
    ...(activeSince === null ? [] : [`last_played_at >= ${values.add(activeSince)}`]),
  ];
}

const BOARD_ROW =
  'player_id, rating, games, wins, ties, brought_games, last_played_at, handle_key, handle, name, country, region';

/** Returns SQL for the rows of the head run that meet the filters and a condition. */
export const rowsOf = (filters: BoardFilters, values: Values, condition: string): string => {
  const board = `game = ${values.add(filters.game)} and category = ${values.add(filters.category)}`;
  return `select ${BOARD_ROW} from board_rows where ${[board, condition, ...conditionsOf(filters, values)].join(' and ')}`;
};

export interface SourcePage {
  /** A number as SQL has it. */
  readonly limit: string;
  /** The rating of the row after which the page begins. Null means that it begins at the best. */
  readonly from: number | null;
  /** True means that the page goes towards better rows. */
  readonly isUpwards: boolean;
}

/** Returns SQL for the order in which the rows of a page are found. */
export const orderOf = ({ isUpwards }: SourcePage): string =>
  isUpwards ? 'order by -rating desc, handle_key desc' : 'order by -rating, handle_key';

/** Returns SQL for the end of a query that finds the rows of a page. */
export const pageOf = (page: SourcePage): string => `${orderOf(page)} limit ${page.limit}`;

/**
 * SQL: rows of a leaderboard, in parentheses. Those of the head run stand in `board_rows` in the order of the pages; of an
 * earlier run, those that are open still come from there, and the closed ones are found by the runs after it.
 *
 * @param condition of the rows, in terms of their columns
 * @param page which holds for both kinds each; null: all rows
 */
export function boardSource(
  filters: BoardFilters,
  values: Values,
  condition = 'true',
  page: SourcePage | null = null,
): string {
  const { view, game, category } = filters;
  const order = page === null ? '' : pageOf(page);
  const [run, title, track] = [values.add(view.run), values.add(game), values.add(category)];
  const where = [condition, ...conditionsOf(filters, values)].join(' and ');
  if (view.playedBefore !== null) {
    return `(select ${columnsOf('r')} from ${atAnInstant({ run, title, track, before: values.add(view.playedBefore) })} r where ${where} ${order})`;
  }
  return `(
    (select ${columnsOf('b')} from board_rows b
     where game = ${title} and category = ${track} and since_run <= ${run} and ${where} ${order})
    union all
    (select ${columnsOf('r')} from ${closedRows({ title, track, run }, page && nearPage(filters, values, { title, track, run }, page))} r
     where ${where} ${order}))`;
}

/** Each is how SQL names the value. */
interface ClosedValues {
  readonly title: string;
  readonly track: string;
  readonly run: string;
}

/** SQL: the ratings that run `run` had of a leaderboard and that were closed since. They come without their players. */
export const closedRatings = ({ title, track, run }: ClosedValues): string => `
  closed_ratings c where c.game = ${title} and c.category = ${track} and c.since_run <= ${run} and c.until_run > ${run}`;

/**
 * Returns SQL that adds its player to each of these ratings, in parentheses.
 *
 * @param near a condition that leaves few of the ratings; null: all of them
 */
export const closedRows = (values: ClosedValues, near: string | null = null): string => `(
  select r.player_id, r.rating, r.games, null::integer as wins, null::integer as ties, null::integer as brought_games, r.last_played_at,
    p.handle_key collate "C" as handle_key, p.country, p.region
  from (select c.* from ${closedRatings(values)} ${near === null ? '' : `and ${near}`} offset 0) r
    ${near === null ? playersOfAll(values) : ONE_BY_ONE})`;

/**
 * SQL: the players of all ratings that were closed since then. Nearly every player has a newer rating on the
 * leaderboard, and its row has what is shown of them. So as many rows are read as were closed, and not all players.
 */
const playersOfAll = ({ title, track, run }: ClosedValues): string => `
    left join board_rows b on b.game = ${title} and b.category = ${track} and b.since_run > ${run} and b.player_id = r.player_id
    left join lateral (
      select handle_key, country, region from shown_players where id = r.player_id and b.player_id is null offset 0) q on true
    cross join lateral (select
      coalesce(b.handle_key, q.handle_key) as handle_key, coalesce(b.country, q.country) as country,
      coalesce(b.region, q.region) as region) p`;

/** SQL: the players of few ratings. PostgreSQL expects more of them than there are, and would read all players. */
const ONE_BY_ONE = `
    cross join lateral (select handle_key, country, region from shown_players where id = r.player_id offset 0) p`;

/**
 * SQL: whether a closed rating is as near to the start of a page as its last row. So only these players are looked up,
 * and not those of every rating that was closed since. It is null where players decide who is on the leaderboard.
 */
function nearPage(
  filters: BoardFilters,
  values: Values,
  closed: ClosedValues,
  { limit, from: rating, isUpwards }: SourcePage,
): string | null {
  if (filters.country !== null || filters.region !== null) return null;
  const from = rating === null ? null : `${values.add(rating)}::float8`;
  const [beyond, upTo] = isUpwards ? ['<', '>='] : ['>', '<='];
  const left = ['true', ...conditionsOf(filters, values)].join(' and ');
  const after = from === null ? 'true' : `-c.rating ${beyond} -${from}`;
  const last = `select -c.rating from ${closedRatings(closed)} and ${after} and ${left}
    order by -c.rating ${isUpwards ? 'desc' : ''} limit 1 offset ${limit} - 1`;
  const begin = from === null ? 'true' : `-c.rating ${beyond}= -${from}`;
  return `${begin} and -c.rating ${upTo} coalesce((${last}), '${isUpwards ? '-' : ''}Infinity'::float8)`;
}

/** Each is how SQL names the value. */
interface InstantValues {
  readonly run: string;
  readonly title: string;
  readonly track: string;
  readonly before: string;
}

/**
 * SQL: ratings as the last tournament before an instant left them, that is, each player's last change. One array holds
 * its place in history and its rating. The maximum of these arrays is found without sorting any player's changes.
 */
const atAnInstant = ({ run, title, track, before }: InstantValues): string => `(
  with history as (
    select o.tournament_id, o.starts_at, row_number() over (order by o.starts_at, o.key)::float8 as place
    from ${publishedRows('outcomes', ['tournament_id', 'submission_id', 'starts_at', 'key'], run, `starts_at < ${before}`)} o
      join scorecards k using (submission_id)
    where k.game = ${title}
  ), played as (
    select player_id, after, games, place, starts_at from rating_changes join history using (tournament_id)
    where category = ${track} and since_run <= ${run}
    union all
    select player_id, after, games, place, starts_at from closed_rating_changes join history using (tournament_id)
    where category = ${track} and since_run <= ${run} and until_run > ${run}
    union all
    select player_id, rating, games, 0, brought_at from opening_ratings_at(${run})
    where game = ${title} and category = ${track} and brought_at < ${before}
  )
  select c.*, null::integer as wins, null::integer as ties, null::integer as brought_games, p.handle_key collate "C" as handle_key, p.country, p.region
  from (
    select player_id, (max(array[place, after]))[2] as rating, sum(games)::integer as games, max(starts_at) as last_played_at
    from played group by player_id) c join shown_players p on p.id = c.player_id)`;

/** SQL: games that some players ($4) won and tied, and those brought in, on a track ($1, $2), as run $3 published them, before instant $5. */
export const TALLIES_OF_THE_PAST = `
  select t.player_id as "playerRowId", sum(t.wins)::integer as wins, sum(t.ties)::integer as ties,
    sum(t.brought_games)::integer as "broughtGames"
  from (
  select c.player_id, c.wins, c.ties, 0 as brought_games
  from ${publishedResults('rating_changes', ['player_id', 'wins', 'ties'], '$3', 'r.player_id = any($4::integer[]) and r.category = $2', '$4::integer[]')} c
    join scorecards k using (submission_id)
  where k.game = $1 and ($5::timestamptz is null or c.starts_at < $5)
  union all
  select player_id, 0, 0, games from opening_ratings_at($3)
  where game = $1 and category = $2 and player_id = any($4) and ($5::timestamptz is null or brought_at < $5)) t
  group by t.player_id`;
