import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { askPrepared } from '@quadrant/store/database';
import { keyOfPlayer } from '@quadrant/store/people';
import { HEAD, HEAD_RUN, type Head } from '../head-run.js';
import { countEqualBefore, countPlace, countPlayers, inline, type Statement } from './board-counts.js';
import { rowsOf, Values } from './board-source.js';
import { isWholeBoard, type BoardFilters, type LeaderboardPosition, type StoredBoardRow } from './leaderboard.js';
import type { BoardTop } from './page-of-top.js';
import { describeWindow, hideInstant, isWindow, rowsOfWindow } from './window-rows.js';

/** Rows of a leaderboard of the head run, with what is counted beside them. */
export interface HeadRows<Row = StoredBoardRow> {
  readonly head: Head;
  /** On the whole leaderboard. */
  readonly players: number;
  readonly rows: readonly Row[];
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

/** SQL: rows of a board among those of the filters, as JSON, in their order: they have what everybody may see of their players. */
function asJson(filters: BoardFilters, source: string, values: Values): string {
  const rankBefore = isWholeBoard(filters)
    ? `(select o.rank from official_ranks o
        where (o.game, o.category, o.player_id) = (${values.add(filters.game)}, ${values.add(filters.category)}, s.player_id))`
    : 'null';
  return `(select coalesce(json_agg(r), '[]') from (
    select s.player_id as "playerRowId", s.rating, s.games, s.wins, s.ties, s.last_played_at as "lastPlayedAt",
      s.handle_key as "handleKey", s.handle, s.name, s.country, s.region, ${rankBefore} as "rankBefore"
    from ${source} s) r)`;
}

/** A plan for every minimum of games or window cannot know that few players are left, nor use the index of those who play most. */
const isPlannedOnce = ({ minGames, activeSince }: BoardFilters): boolean => activeSince === null && minGames < 100;

const ask = <Row extends QueryResultRow>(dataSource: DataSource, isPrepared: boolean, { text, values }: Statement) =>
  isPrepared ? askPrepared<Row>(dataSource, text, values) : dataSource.query<Row[]>(text, values);

/** What pages have unless somebody wants another length, and one row more; and half as many above a player. */
const USUAL_LIMITS = [24, 25, 50, 51];

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
  const [found] = await ask<HeadRows<SentRow>>(dataSource, isWindow(filters) || isPlannedOnce(filters), statement);
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
  const [found] = await askPrepared<HeadRows<SentRow> & Pick<BoardTop, 'byGames' | 'byDay'>>(
    dataSource,
    `select p.*, ${cells(-1)} as "byGames", ${cells(0)} as "byDay" from (${text}) p`,
    [...values, game, category],
  );
  return { ...found!, rows: readRows(found!.rows) };
}

/** What {@link readHeadAround} reads: rows above a player from theirs upwards, one more than fits, and theirs with those below. */
interface SentAround extends HeadRows<SentRow> {
  readonly ownRowId: number | null;
  readonly isShown: boolean;
  /** Players with a higher rating than theirs. */
  readonly higher: number;
  readonly above: readonly SentRow[];
}

function aroundStatement(filters: BoardFilters, handle: string, limit: number): Statement {
  const values = new Values();
  const own = rowsOf(filters, values, 'player_id = (select id from who)');
  const beside = (than: '<' | '>=', direction: '' | 'desc', most: number) => `
    ${rowsOf(filters, values, `(-rating, handle_key) ${than} ((select -rating from own), (select handle_key from own))`)}
    order by -rating ${direction}, handle_key ${direction} limit ${limitOf(most, values)}`;
  const above = beside('<', 'desc', mostAbove(limit) + 1);
  // As many as if nobody were above, which PostgreSQL can expect; those too many are left out.
  const rest = `(select * from (${beside('>=', '', limit + 1)}) b
      limit ${limitOf(limit + 1, values)} - (select least(count(*), ${limitOf(mostAbove(limit), values)}) from above))`;
  const text = `
    with who as materialized (select id from shown_players_named(${values.add(keyOfPlayer(handle))})),
      own as materialized (${own}), above as materialized (${above})
    select (select row_to_json(h) from (${HEAD}) h) as head, own.player_id as "ownRowId", exists (table who) as "isShown", place.*,
      ${asJson(filters, 'above', values)} as above, ${asJson(filters, rest, values)} as rows
    from (values (true)) one left join own on true
      left join lateral (${inline(values, countPlace(filters, filters.view.run, 'own.rating'))}) place on true`;
  return { text, values: values.list };
}

const mostAbove = (limit: number): number => Math.floor((limit - 1) / 2);

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
  const statement = aroundStatement(filters, handle, limit);
  const [found] = await ask<SentAround>(dataSource, isPlannedOnce(filters), statement);
  const { above, ownRowId, isShown, head, players } = found!;
  if (head.run !== filters.view.run) return null;
  const shown = above.slice(0, mostAbove(limit)).toReversed();
  const rows = readRows([...shown, ...found!.rows]);
  const [first, own, outside] = [rows[0], rows[shown.length], above[shown.length]];
  // Where the row above the first one has its rating too, they share a rank with those above.
  const equal =
    first === undefined || outside?.rating !== first.rating ? 0 : await countTied(dataSource, filters, first);
  if (equal === null) return null;
  const beforeFirst = found!.higher + shown.filter(({ rating }) => rating === own?.rating).length - shown.length;
  const higher = first?.rating === own?.rating ? beforeFirst : beforeFirst - equal;
  return { head, players, rows, ownRowId, isShown, higher, equal };
}

/** How many stand before a row and have its rating; null where another run is the head by now. */
async function countTied(dataSource: DataSource, filters: BoardFilters, row: StoredBoardRow): Promise<number | null> {
  const { text, values } = countEqualBefore(filters, row);
  const [counted] = await dataSource.query<{ n: number; isHead: boolean }[]>(
    `select e.n, ${HEAD_RUN} = $${values.length + 1} as "isHead" from (${text}) e`,
    [...values, filters.view.run],
  );
  return counted!.isHead ? counted!.n : null;
}
