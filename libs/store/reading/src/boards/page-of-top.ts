import type { Head } from '../head-run.js';
import {
  isAnyNumberOfGames,
  type BoardFilters,
  type LeaderboardPage,
  type LeaderboardQuery,
  type StoredBoardRow,
} from './leaderboard.js';
import { rank, type RankedPage } from './tell.js';

/** Says how many players have a number, such as a number of games. */
export type Cell = readonly [bucket: number, players: number];

/** The best rows of a leaderboard, and counts that cover all of it. */
export interface BoardTop {
  readonly head: Head;
  readonly players: number;
  readonly rows: readonly StoredBoardRow[];
  /** The bucket is the number of rated games. */
  readonly byGames: readonly Cell[];
  /** The bucket is the day of the last game, in UTC days since 2000. */
  readonly byDay: readonly Cell[];
}

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2000, 0, 1);

/** A first page that was found in memory. */
export type TopPage = RankedPage & Pick<LeaderboardPage, 'headRun' | 'players'>;

/** Tells whether the top of a leaderboard may have this page: a first page of now, under filters whose players are counted. */
export const isOfTop = ({
  after,
  country,
  region,
  minGames,
  gamesBelow,
  activeSince,
  view,
}: LeaderboardQuery): boolean =>
  after === null &&
  view.playedBefore === null &&
  country === null &&
  region === null &&
  (activeSince === null || isAnyNumberOfGames({ minGames, gamesBelow }));

/**
 * Builds a page that {@link isOfTop} from what is known of a top.
 *
 * @returns null for another run, and where rows or counts are not in the top
 */
export function pageOfTop(top: BoardTop, { limit, ...filters }: LeaderboardQuery): TopPage | null {
  const { head } = top;
  if (head.run !== filters.view.run) return null;
  const players = countPlayers(top, filters);
  if (players === null) return null;
  const found = listRows(top, filters, limit + 1);
  if (found.length <= limit && found.length < players) return null;
  const rows = found.slice(0, limit);
  const ranked = rank(filters, { head, rows, before: null, players, hasMore: found.length > limit });
  return { headRun: head.run, players, ...ranked };
}

/** Returns null where these filters are not counted. */
function countPlayers(top: BoardTop, { minGames, gamesBelow, activeSince }: BoardFilters): number | null {
  if (activeSince !== null) return countSince(top, activeSince);
  if (isAnyNumberOfGames({ minGames, gamesBelow })) return top.players;
  return sum(top.byGames, minGames, gamesBelow ?? Infinity);
}

/** Returns null when a player last played on the day in which the window begins. */
function countSince({ byDay }: BoardTop, since: Date): number | null {
  const days = (since.getTime() - FIRST_DAY_MS) / DAY_MS;
  const day = Math.floor(days);
  // The first bucket also has everybody before 1910.
  const isSplit = days !== day || day <= -32_768;
  if (isSplit && byDay.some(([bucket]) => bucket === Math.max(day, -32_768))) return null;
  return sum(byDay, day, Infinity);
}

const sum = (cells: readonly Cell[], from: number, below: number): number =>
  cells.reduce((total, [bucket, players]) => (bucket >= from && bucket < below ? total + players : total), 0);

function listRows(
  { rows }: BoardTop,
  { minGames, gamesBelow, activeSince }: BoardFilters,
  most: number,
): readonly StoredBoardRow[] {
  const found: StoredBoardRow[] = [];
  // These are numbers because comparing two instants asks each for its value.
  const since = activeSince?.getTime() ?? -Infinity;
  for (const row of rows) {
    if (row.games < minGames || (gamesBelow !== null && row.games >= gamesBelow)) continue;
    if (row.lastPlayedAt.getTime() < since) continue;
    if (found.push(row) === most) break;
  }
  return found;
}
