import { isAnyNumberOfGames, type BoardFilters, type LeaderboardPosition } from './leaderboard.js';
import { GAMES_FROM, WIDE_BUCKET } from '@quadrant/store/runs';
import type { PoolClient } from 'pg';
import { boardSource, closedRatings, closedRows, conditionsOf, Values } from './board-source.js';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Tells whether these filters leave players of one scope, as a run published them. */
const isOneScope = ({ country, region, view }: BoardFilters): boolean =>
  view.playedBefore === null && (country === null || region === null);

/** Tells whether stored counts say how many players these filters leave above a rating. */
function isCounted(filters: BoardFilters): boolean {
  const isBorder = (games: number | null) => games === null || games <= 1 || GAMES_FROM.includes(games);
  const { minGames, gamesBelow, activeSince } = filters;
  return isOneScope(filters) && activeSince === null && isBorder(minGames) && isBorder(gamesBelow);
}

const scopeOf = ({ country, region }: BoardFilters): string =>
  country !== null ? `c:${country}` : region !== null ? `r:${region}` : '';

/** Counts the players that the filters leave, as `n`. @param head the newest run */
export function countPlayers(filters: BoardFilters, head: number): Statement {
  const values = new Values();
  if (!isOneScope(filters) || (filters.activeSince !== null && !isAnyNumberOfGames(filters))) {
    return countOneByOne(filters, values);
  }
  const counted = filters.activeSince === null ? countByGames(filters, values) : countByDays(filters, values);
  return { text: `select (${counted} ${difference(filters, head, values)})::integer as n`, values: values.list };
}

/** Returns SQL that sums stored counts by number of games. */
function countByGames(filters: BoardFilters, values: Values): string {
  if (isAnyNumberOfGames(filters))
    return sumOf(`${cellsOf(filters, values)} and width = ${WIDE_BUCKET} and games_from = 0`);
  const { minGames, gamesBelow } = filters;
  const below = gamesBelow === null ? '' : `and bucket < ${values.add(gamesBelow)}::integer`;
  return sumOf(
    `${cellsOf(filters, values)} and width = -1 and games_from = 0 and bucket >= ${values.add(minGames)}::integer ${below}`,
  );
}

/** Returns SQL that sums whole days. It counts the players of the day in which the window begins one by one. */
function countByDays(filters: BoardFilters, values: Values): string {
  return `(select n from (${inline(values, countWindow(filters))}) w)`;
}

/** Counts the players who were active in a window, as `n`, and the days on which any of them last played, as `days`. */
export function countWindow({ activeSince, ...filters }: BoardFilters): Statement {
  const values = new Values();
  const since = `${values.add(activeSince)}::timestamptz`;
  const board = `game = ${values.add(filters.game)} and category = ${values.add(filters.category)}`;
  const ofDay = `board_day(last_played_at) = board_day(${since}) and last_played_at >= ${since}`;
  const where = [board, ofDay, ...conditionsOf({ ...filters, activeSince: null }, values)].join(' and ');
  const text = `
    select (whole.players + (select count(*) from board_rows where ${where}))::integer as n, whole.days
    from (
      select coalesce(sum(players) filter (where bucket > board_day(${since})), 0) as players,
        count(*) filter (where players > 0) as days
      ${cellsOf({ activeSince, ...filters }, values)} and width = 0 and games_from = 0 and bucket >= board_day(${since})) whole`;
  return { text, values: values.list };
}

const sumOf = (cells: string): string => `(select coalesce(sum(players), 0) ${cells})`;

/**
 * Counts the players whose rating is higher, as `n`: by whole buckets above, and one by one inside the bucket.
 *
 * @param head the newest run
 * @param rating a number, or SQL that gives one
 */
export function countAbove(filters: BoardFilters, head: number, rating: number | string): Statement {
  const values = new Values();
  const own = typeof rating === 'string' ? rating : `${values.add(rating)}::float8`;
  const above = `-rating < -${own}`;
  if (!isCounted(filters)) return countOneByOne(filters, values, above);
  const { near, narrow } = partsAbove(filters, values, own);
  return {
    text: `select (${near} + ${narrow}
      + (select coalesce(sum(players), 0) ${countsOf(filters, values)} and width = ${WIDE_BUCKET} and bucket > floor(${own} / ${WIDE_BUCKET})::smallint)
      ${difference(filters, head, values, above)})::integer as n`,
    values: values.list,
  };
}

/**
 * Returns SQL for the players above a rating: those in its own bucket one by one, and those in further buckets of the
 * same wide one. A rating in the lower half of its bucket is counted from below, and subtracted from the whole bucket.
 * So a quarter of a bucket is read and not half of it.
 */
function partsAbove(filters: BoardFilters, values: Values, own: string): { near: string; narrow: string } {
  const board = `game = ${values.add(filters.game)} and category = ${values.add(filters.category)}`;
  const among = (side: string): string =>
    `(select count(*) from board_rows where ${[board, side, ...conditionsOf(filters, values)].join(' and ')})`;
  const nearest = `floor(${own} + 0.5)`;
  const above = among(`-rating < -${own} and -rating > -(floor(${own}) + 1)`);
  const upTo = among(`-rating >= -${own} and -rating <= -floor(${own})`);
  return {
    near: `(case when ${nearest} > floor(${own}) then ${above} else -${upTo} end)`,
    narrow: `(select coalesce(sum(players), 0) ${countsOf(filters, values)} and width = 1 and bucket >= ${nearest}::smallint
        and bucket < ((floor(${own} / ${WIDE_BUCKET}) + 1) * ${WIDE_BUCKET})::smallint)`,
  };
}

/**
 * Counts both as `players` and `higher`. This costs less than two separate counts.
 *
 * @param head the newest run
 * @param rating SQL
 */
export function countPlace(filters: BoardFilters, head: number, rating: string): Statement {
  const values = new Values();
  const players = countPlayers(filters, head);
  const above = countAbove(filters, head, rating);
  if (!isCounted(filters) || filters.view.run !== head) {
    const text = `select (${inline(values, players)}) as players, (${inline(values, above)}) as higher`;
    return { text, values: values.list };
  }
  const { near, narrow } = partsAbove(filters, values, rating);
  return {
    text: `select wide.players, (${near} + ${narrow} + wide.higher)::integer as higher
      from (select coalesce(sum(players), 0)::integer as players,
        coalesce(sum(players) filter (where bucket > floor(${rating} / ${WIDE_BUCKET})::smallint), 0) as higher
        ${countsOf(filters, values)} and width = ${WIDE_BUCKET}) wide`,
    values: values.list,
  };
}

/** Counts the players with the same rating who are listed before a row, as `n`. */
export function countEqualBefore(
  filters: BoardFilters,
  { rating, handleKey }: Pick<LeaderboardPosition, 'rating' | 'handleKey'>,
): Statement {
  const values = new Values();
  return countOneByOne(filters, values, `-rating = ${values.add(-rating)} and handle_key < ${values.add(handleKey)}`);
}

/** Counts the players who have exactly this rating, as `n`. */
export const countEqual = (filters: BoardFilters, rating: number): Statement => {
  const values = new Values();
  return countOneByOne(filters, values, `-rating = ${values.add(-rating)}`);
};

/** Returns SQL of a statement that stands inside another one, and adds its values to those of the outer one. */
export function inline(values: Values, { text, values: own }: Statement): string {
  const names = own.map((value) => values.add(value));
  return text.replaceAll(/\$(\d+)/g, (_, number: string) => names[Number(number) - 1]!);
}

/** Puts several counts into one query, which returns them in the given order. */
export async function count(client: PoolClient, statements: readonly Statement[]): Promise<number[]> {
  const values = new Values();
  const parts = statements.map((statement) => `(${inline(values, statement)})`);
  const { rows } = await client.query<{ counts: number[] }>(`select array[${parts.join(', ')}] as counts`, values.list);
  return rows[0]!.counts;
}

const countOneByOne = (filters: BoardFilters, values: Values, condition = 'true'): Statement => ({
  text: `select count(*)::integer as n from ${boardSource(filters, values, condition)} b`,
  values: values.list,
});

/** Returns SQL for what an earlier run has more of than the head: the rows closed since then, without those opened since. */
function difference({ view, ...filters }: BoardFilters, head: number, values: Values, condition = 'true'): string {
  if (view.run === head) return '';
  const where = [condition, ...conditionsOf(filters, values)].join(' and ');
  const [game, category, run] = [values.add(filters.game), values.add(filters.category), values.add(view.run)];
  const closed = { title: game, track: category, run };
  const isOfPlayers = filters.country !== null || filters.region !== null;
  const ratings = isOfPlayers ? `${closedRows(closed)} c where` : `${closedRatings(closed)} and`;
  return `+ (select count(*) from ${ratings} ${where})
    - (select count(*) from board_rows where game = ${game} and category = ${category} and since_run > ${run} and ${where})`;
}

function cellsOf(filters: BoardFilters, values: Values): string {
  const { game, category } = filters;
  return `from board_counts where game = ${values.add(game)} and category = ${values.add(category)} and scope = ${values.add(scopeOf(filters))}`;
}

/** Returns SQL for the same counts by rating, of players with this number of games. */
function countsOf(filters: BoardFilters, values: Values): string {
  const cells = cellsOf(filters, values);
  if (isAnyNumberOfGames(filters)) return `${cells} and games_from = 0`;
  const { minGames, gamesBelow } = filters;
  return `${cells} and games_from >= ${values.add(Math.max(minGames, 1))}
    ${gamesBelow === null ? '' : `and games_from < ${values.add(gamesBelow)}`}`;
}
