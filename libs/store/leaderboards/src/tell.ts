import type { Head } from '@quadrant/store/history';
import {
  isWholeBoard,
  type BoardFilters,
  type LeaderboardPage,
  type LeaderboardPosition,
  type LeaderboardRow,
  type StoredBoardRow,
} from './leaderboard.js';

type Before = Pick<LeaderboardPosition, 'rating' | 'rank' | 'place'>;

/** The input from which a page is told. */
export interface ToldPage {
  readonly head: Head;
  readonly rows: readonly StoredBoardRow[];
  /** The last row before the page; null means that there is none. */
  readonly before: Before | null;
  readonly players: number;
  readonly hasMore: boolean;
}

/** Tells the rows of a page with their ranks, as everybody may see them. The ranks follow from the row before the page. */
export function tell(
  filters: BoardFilters,
  { head, rows, before, players, hasMore }: ToldPage,
): Pick<LeaderboardPage, 'comparedWith' | 'rows' | 'next'> {
  const { run } = filters.view;
  const isWhole = isWholeBoard(filters);
  let last: Before = before ?? { rating: Infinity, rank: 0, place: 0 };
  const told = rows.map((row): LeaderboardRow => {
    const place = last.place + 1;
    last = { rating: row.rating, rank: row.rating === last.rating ? last.rank : place, place };
    return tellRow(row, last.rank, isWhole);
  });
  const end = rows.at(-1);
  const next = hasMore && end ? { run, handleKey: end.handleKey, ...last, players } : null;
  // Ranks can be compared with the official run only on the present leaderboard of everybody.
  return { comparedWith: isWhole && run === head.run ? head.officialRun : null, rows: told, next };
}

/** @param isWhole whether ranks count among everybody, as those of the official run do */
function tellRow(row: StoredBoardRow, rank: number, isWhole: boolean): LeaderboardRow {
  const { playerRowId: _id, handleKey: _key, wins, ties, broughtGames, rankBefore, lastPlayedOn, ...shown } = row;
  const tally = { wins: wins!, ties: ties!, losses: row.games - broughtGames! - wins! - ties! };
  return {
    ...shown,
    rankBefore: isWhole ? rankBefore : null,
    rank,
    ...tally,
    ...(lastPlayedOn !== null && { lastPlayedOn }),
    ...(broughtGames! > 0 && { broughtGames: broughtGames!, basis: 'stated' }),
  };
}
