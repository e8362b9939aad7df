import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { askPrepared, monthAt } from '@quadrant/store/database';
import { keyOfPlayer } from '@quadrant/store/players';
import { HEAD, HEAD_RUN, type Head } from '@quadrant/store/history';
import { countEqualBefore, countPlace, countPlayers, inline, type Statement } from './board-counts.js';
import { rowsOf, Values } from './board-source.js';
import { isWholeBoard, type BoardFilters, type LeaderboardPosition, type StoredBoardRow } from './leaderboard.js';
import { describeWindow, hideInstant, isWindow, rowsOfWindow } from './window-rows.js';

/** Rows of a leaderboard of the head run, with the counts that are shown beside them. */
export interface HeadRows<Row = StoredBoardRow> {
  readonly head: Head;
  /** All players of the leaderboard are counted, under these filters. */
  readonly players: number;
  readonly rows: readonly Row[];
}

export interface HeadRowsAround extends HeadRows {
  readonly ownRowId: number | null;
  /** Tells whether the handle leads to a player who is shown, on the leaderboard or not. */
  readonly isShown: boolean;
  /** Counts players with a higher rating than the first row; `equal` counts those with the same rating before it. */
  readonly higher: number;
  readonly equal: number;
}

/** A row as JSON has it: the instant is a text. */
type SentRow = Omit<StoredBoardRow, 'lastPlayedAt'> & { readonly lastPlayedAt: string };

/** Returns SQL for the sorted rows that the filters leave, as JSON, with what everybody may see of their players. */
function asJson(filters: BoardFilters, source: string, values: Values): string {
  const rankBefore = isWholeBoard(filters)
    ? `(select o.rank from official_ranks o
        where (o.game, o.category, o.player_id) = (${values.add(filters.game)}, ${values.add(filters.category)}, s.player_id))`
    : 'null';
  return `(select coalesce(json_agg(r), '[]') from (
    select s.player_id as "playerRowId", s.rating, s.games, s.wins, s.ties, s.brought_games as "broughtGames", s.last_played_at as "lastPlayedAt",
      s.handle_key as "handleKey", s.handle, s.name, s.country, s.region, ${rankBefore} as "rankBefore",
      ${monthAt('s.last_played_at', values.add(filters.game))} as "lastPlayedOn"
    from ${source} s) r)`;
}

/** A plan for every window or minimum of games would not use the index of those who play most when few players are left. */
const isPlannedOnce = ({ minGames, activeSince }: BoardFilters): boolean => activeSince === null && minGames < 100;

const ask = <Row extends QueryResultRow>(dataSource: DataSource, isPrepared: boolean, { text, values }: Statement) =>
  isPrepared ? askPrepared<Row>(dataSource, text, values) : dataSource.query<Row[]>(text, values);

/** These are the usual page lengths and one row more, and half as many above a player. */
const USUAL_LIMITS = [24, 25, 50, 51];

/** Writes a usual limit into the statement, so that PostgreSQL plans for it. */
const limitOf = (limit: number, values: Values): string =>
  USUAL_LIMITS.includes(limit) ? String(limit) : `${values.add(limit)}::integer`;

const readRows = (rows: readonly SentRow[]): StoredBoardRow[] =>
  rows.map((row) => ({ ...row, lastPlayedAt: new Date(row.lastPlayedAt) }));

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
  // On a later page, the cursor's position carries the number.
  const players = after === null ? counted() : `${values.add(after.players)}::integer`;
  const text = `${left} select (select row_to_json(h) from (${HEAD}) h) as head, (${players}) as players, ${rows} as rows`;
  const statement = { text, values: values.list };
  return isWindow(filters) ? hideInstant(statement, filters.activeSince!) : statement;
}

/**
 * Reads one page of a leaderboard by one statement, which sees one moment.
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

/** {@link readHeadAround} reads this: rows from the player upwards, one more than fits, and the player with the rows below. */
interface SentAround extends HeadRows<SentRow> {
  readonly ownRowId: number | null;
  readonly isShown: boolean;
  /** Counts players whose rating is higher. */
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
  // These are as many rows as if nobody were above, a number that PostgreSQL can expect. The surplus is left out.
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
 * Reads the rows around a player by one statement, and one more than `limit` where there is another page.
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

/** Counts the players who are listed before a row and have its rating. It is null where another run is the head by now. */
async function countTied(dataSource: DataSource, filters: BoardFilters, row: StoredBoardRow): Promise<number | null> {
  const { text, values } = countEqualBefore(filters, row);
  const [counted] = await dataSource.query<{ n: number; isHead: boolean }[]>(
    `select e.n, ${HEAD_RUN} = $${values.length + 1} as "isHead" from (${text}) e`,
    [...values, filters.view.run],
  );
  return counted!.isHead ? counted!.n : null;
}
