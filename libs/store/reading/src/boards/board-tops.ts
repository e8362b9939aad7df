import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BoardsWatch } from '@quadrant/store/database';
import { readHeadTop } from './head-board.js';
import type { LeaderboardPage, LeaderboardQuery } from './leaderboard.js';
import { isOfTop, pageOfTop, type BoardTop, type TopPage } from './page-of-top.js';
import { tellRow } from './tell.js';

/** So many rows are kept of each leaderboard: more than two of the longest pages. */
const ROWS = 500;

/** So many pages are read from tables before the top is read. They cost as much as the top, and many runs get fewer requests. */
const FIRST_QUESTIONS = 4;

type Track = Pick<LeaderboardQuery, 'game' | 'category'>;

const nameTrack = ({ game, category }: Track): string => `${game} ${category}`;

interface Known {
  /** The state of the watch when the top was read. */
  readonly state: number;
  asked: number;
  top: Promise<BoardTop | null> | null;
  /** The result of `top`, once it is there. */
  read: BoardTop | null;
}

/**
 * Keeps the best of every leaderboard in memory, as the head run published them, until something changes. First pages
 * come from there without reading a table. Requests that arrive while a top is read share one answer.
 */
@Injectable()
export class BoardTops {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly watch: BoardsWatch,
  ) {}

  /**
   * Returns one page of a leaderboard; the best player comes first.
   *
   * @returns null where only the tables know it: an earlier run, a later page, or players further down
   */
  async getPage(query: LeaderboardQuery): Promise<LeaderboardPage | null> {
    const { state } = this.watch;
    if (state === null || !isOfTop(query)) return null;
    await this.findTop(query, state);
    const found = this.findPage(query);
    if (found === null) return null;
    const { ranked, isWhole, ...page } = found;
    return { ...page, rows: ranked.map((each) => tellRow(each, isWhole)) };
  }

  /**
   * Returns the same where it is in memory already, before its rows are told. A row of the top is the same object on
   * every page.
   *
   * @returns null also where something has changed since
   */
  findPage(query: LeaderboardQuery): TopPage | null {
    const known = this.known.get(nameTrack(query));
    if (known?.read == null || known.state !== this.watch.state || !isOfTop(query)) return null;
    return pageOfTop(known.read, query);
  }

  private findTop({ game, category }: Track, state: number): Promise<BoardTop | null> | null {
    const track = nameTrack({ game, category });
    let known = this.known.get(track);
    if (known?.state !== state) this.known.set(track, (known = { state, asked: 0, top: null, read: null }));
    known.asked += 1;
    if (known.asked > FIRST_QUESTIONS) known.top ??= this.readTop({ game, category }, known);
    return known.top;
  }

  private async readTop(track: Track, known: Known): Promise<BoardTop | null> {
    try {
      known.read = await readHeadTop(this.dataSource, track, ROWS);
      return known.read;
    } catch {
      // The reason is not lost: the caller reads the tables next and gets the error from there.
      known.top = null;
      return null;
    }
  }
}
