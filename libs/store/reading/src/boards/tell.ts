import type { Head } from '../head-run.js';
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

export interface RankedRow {
  readonly row: StoredBoardRow;
  readonly rank: number;
}

/** A page whose rows are not told yet. */
export interface RankedPage extends Pick<LeaderboardPage, 'comparedWith' | 'next'> {
  readonly ranked: readonly RankedRow[];
  /** Tells whether ranks count among everybody, as those of the official run do. */
  readonly isWhole: boolean;
}

/** Ranks the rows of a page. The ranks follow from the row before the page. */
export function rank(filters: BoardFilters, { head, rows, before, players, hasMore }: ToldPage): RankedPage {
  const { run } = filters.view;
  let last: Before = before ?? { rating: Infinity, rank: 0, place: 0 };
  const ranked = rows.map((row): RankedRow => {
    const place = last.place + 1;
    last = { rating: row.rating, rank: row.rating === last.rating ? last.rank : place, place };
    return { row, rank: last.rank };
  });
  const end = rows.at(-1);
  const next = hasMore && end ? { run, handleKey: end.handleKey, ...last, players } : null;
  const isWhole = isWholeBoard(filters);
  // Ranks can be compared with the official run only on the present leaderboard of everybody.
  return { ranked, isWhole, comparedWith: isWhole && run === head.run ? head.officialRun : null, next };
}

/** Tells a row as everybody may see it. */
export function tellRow({ row, rank: place }: RankedRow, isWhole: boolean): LeaderboardRow {
  const { playerRowId: _id, handleKey: _key, wins, ties, rankBefore, ...shown } = row;
  const tally = { wins: wins!, ties: ties!, losses: row.games - wins! - ties! };
  return { ...shown, rankBefore: isWhole ? rankBefore : null, rank: place, ...tally };
}

/** Tells the rows of a page with their ranks, as everybody may see them. */
export function tell(filters: BoardFilters, page: ToldPage): Pick<LeaderboardPage, 'comparedWith' | 'rows' | 'next'> {
  const { ranked, isWhole, comparedWith, next } = rank(filters, page);
  return { comparedWith, rows: ranked.map((each) => tellRow(each, isWhole)), next };
}
