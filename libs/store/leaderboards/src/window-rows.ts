import { countWindow, countPlayers, inline, type Statement } from './board-counts.js';
import { rowsOf, Values } from './board-source.js';
import type { BoardFilters } from './leaderboard.js';

/** Tells whether a window of activity is the only filter. Stored counts by day say how many players it leaves. */
export const isWindow = ({ country, region, minGames, gamesBelow, activeSince }: BoardFilters): boolean =>
  activeSince !== null && country === null && region === null && minGames <= 1 && gamesBelow === null;

/** So many rows of each day are read first. As a parameter, PostgreSQL would plan for a tenth of the day, every time. */
const OF_EACH_DAY = 8;

/** Looking into a day takes as long as reading so many rows. */
const DAY_COST = 12;

/** Returns SQL for the condition that a row is of the day that `d` has. */
const ofDay = (condition: string): string => `${condition} and board_day(last_played_at) = d.bucket`;

const IS_SHORT = '(select is_short from left_by_window)';

/**
 * Returns SQL that counts the players of a window, as `n`, and decides whether its best are read day by day. Otherwise
 * rows are read in the order of ratings, which passes a row for each player outside the window. Day by day, the rows of
 * each day are read down to a rating that enough players of the window reach. The best few of each day give that
 * rating.
 */
export function describeWindow(filters: BoardFilters, values: Values, condition: string, limit: string): string {
  const { run } = filters.view;
  const everybody = inline(values, countPlayers({ ...filters, activeSince: null }, run));
  const [game, category, since] = [filters.game, filters.category, filters.activeSince].map((each) => values.add(each));
  return `
    left_by_window as materialized (
      select n, ${DAY_COST} * days::float8 * n <= ${limit}::float8 * (${everybody}) as is_short
      from (${inline(values, countWindow(filters))} offset 0) c),
    days as materialized (
      select bucket from board_counts
      where ${IS_SHORT} and game = ${game} and category = ${category} and scope = '' and width = 0 and games_from = 0
        and bucket >= board_day(${since}::timestamptz) and players > 0),
    enough as materialized (
      select -b.rating as lowest from days d cross join lateral (
        ${rowsOf(filters, values, ofDay(condition))} order by -rating, handle_key limit ${OF_EACH_DAY}) b
      order by 1 limit 1 offset ${limit} - 1)`;
}

/** Returns SQL for the rows of a window in both ways. PostgreSQL goes one of them, so one plan is right for every window. */
export function rowsOfWindow(filters: BoardFilters, values: Values, condition: string, page: string): string {
  const near = `${ofDay(condition)} and -rating <= coalesce((select lowest from enough), 'Infinity')`;
  return `(select * from (
    (${rowsOf(filters, values, `${condition} and not ${IS_SHORT}`)} ${page})
    union all
    (select b.* from days d cross join lateral (${rowsOf(filters, values, near)} ${page}) b)) u ${page})`;
}

/**
 * Hides the instant of a window from the planner in the same statement. Otherwise PostgreSQL would expect less of each
 * window than of windows in general, and plan again every time. That takes twice as long as reading the rows.
 */
export function hideInstant({ text, values }: Statement, since: Date): Statement {
  const seen = new Values();
  const hidden = text.replaceAll(/board_day\(\$(\d+)::timestamptz\)|\$(\d+)/g, (_, ofDay?: string, other?: string) => {
    const value = values[Number(ofDay ?? other) - 1];
    if (value !== since) return seen.add(value);
    return `(select ${ofDay === undefined ? 'since' : 'day'} from wish)`;
  });
  const wish = `select s.since, board_day(s.since) as day from (select ${seen.add(since)}::timestamptz as since) s`;
  return { text: `with wish as materialized (${wish}), ${hidden}`, values: seen.list };
}
