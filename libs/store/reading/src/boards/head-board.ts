import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { foldHandle } from '@quadrant/rules/tournament';
import { askPrepared } from '@quadrant/store/database';
import { HEAD, type Head } from '../head-run.js';
import { shownPlayer } from '../shown-player.js';
import { countPlace, countPlayers, inline, type Statement } from './board-counts.js';
import { conditionsOf, Values } from './board-source.js';
import { isWholeBoard, type BoardFilters, type LeaderboardPosition, type StoredBoardRow } from './leaderboard.js';
import type { BoardTop } from './page-of-top.js';

/** Rows of a leaderboard of the head run, with what is counted beside them. */
export interface HeadRows {
  readonly head: Head;
  /** On the whole leaderboard. */
  readonly players: number;
  readonly rows: StoredBoardRow[];
}

/** Rows with a player among them. */
export interface HeadRowsAround extends HeadRows {
  readonly ownRowId: number | null;
  /** Whether the handle leads to somebody who is shown, on the leaderboard or not. */
  readonly isShown: boolean;
  /** Players with a higher rating than the first row, and with the same before it. */
  readonly higher: number;
  readonly equal: number;
}

/** As JSON has a row. */
type SentRow = Omit<StoredBoardRow, 'lastPlayedAt'> & { readonly lastPlayedAt: string };

type Sent<Rows extends HeadRows> = Omit<Rows, 'rows'> & { readonly rows: readonly SentRow[] };

const COLUMNS = 'player_id, rating, games, wins, ties, last_played_at, handle_key, handle, name, country, region';

/** SQL: rows of a board among those of the filters, as JSON, best first: they have what everybody may see of their players. */
function asJson(filters: BoardFilters, source: string, values: Values): string {
  const rankBefore = isWholeBoard(filters)
    ? `(select o.rank from official_ranks o
        where (o.game, o.category, o.player_id) = (${values.add(filters.game)}, ${values.add(filters.category)}, s.player_id))`
    : 'null';
  return `(select coalesce(json_agg(r), '[]') from (
    select s.player_id as "playerRowId", s.rating, s.games, s.wins, s.ties, s.last_played_at as "lastPlayedAt",
      s.handle_key as "handleKey", s.handle, s.name, s.country, s.region, ${rankBefore} as "rankBefore"
    from ${source} s
    order by -s.rating, s.handle_key) r)`;
}

/** SQL: rows of the filters that meet a condition; an earlier run has others. */
const rowsOf = (filters: BoardFilters, values: Values, condition: string): string => {
  const board = `game = ${values.add(filters.game)} and category = ${values.add(filters.category)}`;
  return `select ${COLUMNS} from board_rows where ${[board, condition, ...conditionsOf(filters, values)].join(' and ')}`;
};

/** Whether a window of activity is all that is asked: how many it leaves is known by days. */
const isWindow = ({ country, region, minGames, gamesBelow, activeSince }: BoardFilters): boolean =>
  activeSince !== null && country === null && region === null && minGames <= 1 && gamesBelow === null;

/** A plan for every minimum of games or window cannot know that few players are left, nor use the index of those who play most. */
const isPlannedOnce = ({ minGames, activeSince }: BoardFilters): boolean => activeSince === null && minGames < 100;

/** Of each day so many are looked at first. A number that PostgreSQL knows: it would plan for a tenth of the day, each time anew. */
const OF_EACH_DAY = 8;

/** Looking into a day takes as long as reading so many rows. */
const DAY_COST = 12;

/** SQL: that a row is of the day that `d` has. */
const ofDay = (condition: string): string => `${condition} and board_day(last_played_at) = d.bucket`;

/**
 * SQL: the days on which players of a window played last, how many players it leaves, as `n`, and whether its best are read day by
 * day. Otherwise they are read in the order of ratings, which passes a row for each player outside the window. Of each day, rows
 * are read down to a rating that enough players of the window reach: those of the best few of each day.
 */
const describeWindow = (filters: BoardFilters, values: Values, condition: string, limit: string): string => {
  const { run } = filters.view;
  const everybody = inline(values, countPlayers({ ...filters, activeSince: null }, run));
  const [game, category, since] = [filters.game, filters.category, filters.activeSince].map((each) => values.add(each));
  return `
    days as materialized (
      select bucket from board_counts
      where game = ${game} and category = ${category} and scope = '' and width = 0 and games_from = 0
        and bucket >= board_day(${since}::timestamptz) and players > 0),
    left_by_window as materialized (
      select n, ${DAY_COST} * d.days::float8 * n <= ${limit}::float8 * (${everybody}) as is_short
      from (${inline(values, countPlayers(filters, run))} offset 0) c cross join (select count(*) as days from days) d),
    enough as materialized (
      select -b.rating as lowest from days d cross join lateral (
        ${rowsOf(filters, values, ofDay(condition))} order by -rating, handle_key limit ${OF_EACH_DAY}) b
      where (select is_short from left_by_window) order by 1 limit 1 offset ${limit} - 1)`;
};

/** SQL: rows of a window in both ways, of which PostgreSQL goes one: so one plan is right for every window. */
function rowsOfWindow(filters: BoardFilters, values: Values, condition: string, page: string): string {
  const isShort = '(select is_short from left_by_window)';
  const near = `${ofDay(condition)} and -rating <= coalesce((select lowest from enough), 'Infinity')`;
  return `(select * from (
    (${rowsOf(filters, values, `${condition} and not ${isShort}`)} ${page})
    union all
    (select b.* from days d cross join lateral (${rowsOf(filters, values, near)} ${page}) b where ${isShort} ${page})) u ${page})`;
}

/**
 * The same statement without the instant of its window in sight of the planner: PostgreSQL would expect less of each window than
 * of windows in general, and plan anew every time, which takes twice as long as reading the rows.
 */
function hideInstant({ text, values }: Statement, since: Date): Statement {
  const seen = new Values();
  const hidden = text.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = values[Number(number) - 1];
    return value === since ? '(select since from wish)' : seen.add(value);
  });
  return {
    text: `with wish as materialized (select ${seen.add(since)}::timestamptz as since), ${hidden}`,
    values: seen.list,
  };
}

const ask = <Row extends QueryResultRow>(dataSource: DataSource, isPrepared: boolean, { text, values }: Statement) =>
  isPrepared ? askPrepared<Row>(dataSource, text, values) : dataSource.query<Row[]>(text, values);

/** What pages have unless somebody wants another length, and one row more. */
const USUAL_LIMITS = [24, 50, 51];

/** SQL: a usual limit stands in the statement, so that PostgreSQL plans for it. */
const limitOf = (limit: number, values: Values): string =>
  USUAL_LIMITS.includes(limit) ? String(limit) : `${values.add(limit)}::integer`;

const readRows = (rows: readonly SentRow[]): StoredBoardRow[] =>
  rows.map((row) => ({ ...row, lastPlayedAt: new Date(row.lastPlayedAt) }));

/** What {@link HeadRows} are read by. */
function pageStatement(filters: BoardFilters, limit: number, after: LeaderboardPosition | null): Statement {
  const values = new Values();
  const place = after && `(${values.add(-after.rating)}::float8, ${values.add(after.handleKey)})`;
  const condition = place === null ? 'true' : `(-rating, handle_key) > ${place}`;
  const page = `order by -rating, handle_key limit ${limitOf(limit, values)}`;
  const source = isWindow(filters)
    ? rowsOfWindow(filters, values, condition, page)
    : `(${rowsOf(filters, values, condition)} ${page})`;
  const rows = asJson(filters, source, values);
  const left = isWindow(filters) ? describeWindow(filters, values, condition, limitOf(limit, values)) : '';
  const counted = () =>
    isWindow(filters) ? 'select n from left_by_window' : inline(values, countPlayers(filters, filters.view.run));
  // Of a later page the number comes with its position.
  const players = after === null ? counted() : `${values.add(after.players)}::integer`;
  const text = `${left} select (select row_to_json(h) from (${HEAD}) h) as head, (${players}) as players, ${rows} as rows`;
  const statement = { text, values: values.list };
  return isWindow(filters) ? hideInstant(statement, filters.activeSince!) : statement;
}

/**
 * One page of a leaderboard by one statement, which sees one moment.
 *
 * @returns null where the filters want another run than the head
 */
export async function readHeadPage(
  dataSource: DataSource,
  filters: BoardFilters,
  limit: number,
  after: LeaderboardPosition | null,
): Promise<HeadRows | null> {
  const statement = pageStatement(filters, limit, after);
  const [found] = await ask<Sent<HeadRows>>(dataSource, isWindow(filters) || isPlannedOnce(filters), statement);
  return found!.head.run === filters.view.run ? { ...found!, rows: readRows(found!.rows) } : null;
}

/** The best of a leaderboard by one statement, with all counts of it that pages under filters have. */
export async function readHeadTop(
  dataSource: DataSource,
  { game, category }: Pick<BoardFilters, 'game' | 'category'>,
  limit: number,
): Promise<BoardTop> {
  const everybody = { country: null, region: null, minGames: 0, gamesBelow: null, activeSince: null };
  // The newest run, whichever that is.
  const filters = { game, category, ...everybody, view: { run: 0, playedBefore: null } };
  const { text, values } = pageStatement(filters, limit, null);
  const cells = (width: number) => `(
    select coalesce(json_agg(json_build_array(bucket, players)), '[]') from board_counts
    where game = $${values.length + 1} and category = $${values.length + 2} and scope = '' and width = ${width} and games_from = 0
      and players > 0)`;
  const [found] = await askPrepared<Sent<HeadRows> & Pick<BoardTop, 'byGames' | 'byDay'>>(
    dataSource,
    `select p.*, ${cells(-1)} as "byGames", ${cells(0)} as "byDay" from (${text}) p`,
    [...values, game, category],
  );
  return { ...found!, rows: readRows(found!.rows) };
}

/**
 * The rows around a player by one statement, and one more than `limit` where there is another page.
 *
 * @returns null where the filters want another run than the head
 */
export async function readHeadAround(
  dataSource: DataSource,
  filters: BoardFilters,
  handle: string,
  limit: number,
): Promise<HeadRowsAround | null> {
  const values = new Values();
  const player = shownPlayer(values.add(foldHandle(handle)));
  const own = rowsOf(filters, values, `player_id = ${player}`);
  const beside = (than: '<' | '>', most: number) =>
    `select b.* from own o cross join lateral (
       ${rowsOf(filters, values, `(-rating, handle_key) ${than} (-o.rating, o.handle_key)`)}
       order by -rating ${than === '<' ? 'desc' : ''}, handle_key ${than === '<' ? 'desc' : ''} limit ${limitOf(most, values)}) b`;
  const above = beside('<', Math.floor((limit - 1) / 2));
  // As many as if nobody were above, which PostgreSQL can expect; those too many are left out below.
  const below = beside('>', limit);
  const rest = `(table below order by -rating, handle_key limit ${limitOf(limit, values)} - (select count(*) from above))`;
  const first = '(select rating from first)';
  const equal = rowsOf(filters, values, `-rating = -${first} and handle_key < (select handle_key from first)`);
  const text = `
    with own as materialized (${own}), above as materialized (${above}), below as materialized (${below}),
      first as materialized (select * from (table own union all table above) f order by -rating, handle_key limit 1),
      counted as materialized (${inline(values, countPlace(filters, filters.view.run, first))})
    select (select row_to_json(h) from (${HEAD}) h) as head, (select player_id from own) as "ownRowId",
      exists (table own) or ${player} is not null as "isShown",
      (select players from counted) as players, (select higher from counted) as higher,
      (select count(*)::integer from (${equal}) e) as equal,
      ${asJson(filters, `(table above union all table own union all ${rest})`, values)} as rows`;
  const [found] = await ask<Sent<HeadRowsAround>>(dataSource, isPlannedOnce(filters), { text, values: values.list });
  return found!.head.run === filters.view.run ? { ...found!, rows: readRows(found!.rows) } : null;
}
