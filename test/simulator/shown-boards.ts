import {
  LeaderboardReadModel,
  type BoardFilters,
  type LeaderboardPage,
  type LeaderboardPart,
  type LeaderboardRow,
} from '@quadrant/store/leaderboards';
import type { DataSource } from 'typeorm';
import {
  defineBoards,
  fits,
  isEverybody,
  rankIn,
  rankOn,
  drawWish,
  type DefinedBoard,
  type Wish,
} from './boards-by-definition.js';
import { differenceOf, findFirst } from './difference.js';
import type { Facts } from './facts.js';
import type { Glance } from './glance.js';

/** So many rows are requested around a player. */
const AROUND = 3;

/** Leaderboards are examined at this moment. */
export interface Moment {
  readonly now: Facts;
  /** These facts were published by the run of the leaderboards. For the present, they equal `now`. */
  readonly then: Facts;
  /** Only tournaments before this instant count. Null means that all do. */
  readonly playedBefore: Date | null;
  /** The leaderboards of the present official run; there are none without one. */
  readonly official: readonly DefinedBoard[];
}

/** Compares leaderboards at a moment with those that the changes of that moment define. Names and places are those of now. */
export class ShownBoards {
  private readonly boards: LeaderboardReadModel;
  private readonly defined: readonly DefinedBoard[];
  private readonly isNow: boolean;

  /** @param glance chooses leaderboards, filters, the length of pages, and players */
  constructor(
    dataSource: DataSource,
    private readonly moment: Moment,
    private readonly glance: Glance,
  ) {
    const { now, then, playedBefore } = moment;
    this.boards = new LeaderboardReadModel(dataSource);
    this.isNow = then.run === now.run && playedBefore === null;
    const counting = then.changes.filter(({ startsAt }) => playedBefore === null || startsAt < playedBefore);
    this.defined = defineBoards(counting, now.players);
  }

  findDifference(): Promise<string | null> {
    const drawn = this.glance.draw(this.defined);
    const each = drawn.map((board) => () => this.checkBoard(board));
    const ofNow = drawn.map((board) => () => this.checkPlaces(board));
    return findFirst(this.isNow ? [...each, ...ofNow, () => this.checkTracks()] : each);
  }

  /** Checks what one leaderboard shows under one of the filters, page by page and around a player. */
  private async checkBoard(board: DefinedBoard): Promise<string | null> {
    const { game, category } = board;
    const { then, playedBefore } = this.moment;
    const wish = drawWish(this.glance.dice, board);
    const query: BoardFilters = { game, category, ...wish, view: { run: then.run, playedBefore } };
    const what = `${game} ${category} of run ${then.run} ${JSON.stringify({ ...wish, playedBefore })}`;
    const expected = this.defineRows(board, wish);
    const comparedWith = this.isNow && isEverybody(wish) ? then.officialRun : null;
    const head = { headRun: this.moment.now.run, comparedWith, players: expected.length };
    return (
      differenceOf(`pages of ${what}`, await this.readPages(query), { ...head, rows: expected }) ??
      (await this.checkAround(query, what, expected))
    );
  }

  private defineRows(board: DefinedBoard, wish: Wish): LeaderboardRow[] {
    const left = board.rows.filter((row) => fits(wish, row));
    const isCompared = this.isNow && isEverybody(wish);
    return left.map(({ player, rating, record, lastPlayedAt }) => {
      const { id, handle, name, country, region } = player;
      const rankBefore = isCompared ? (rankOn(this.moment.official, board, id)?.rank ?? null) : null;
      const shown = { handle, name, country, region };
      return { ...shown, rating, ...record, lastPlayedAt, rankBefore, rank: rankIn(left, rating) };
    });
  }

  private async readPages(query: BoardFilters) {
    const rows: LeaderboardRow[] = [];
    const heads: Omit<LeaderboardPage, 'rows' | 'next'>[] = [];
    const limit = this.glance.dice.between(2, 15);
    let after: LeaderboardPage['next'] = null;
    do {
      const { rows: part, next, ...head }: LeaderboardPage = await this.boards.getPage({ ...query, limit, after });
      rows.push(...part);
      heads.push(head);
      after = next;
    } while (after !== null);
    // All pages have the same head. If one differs, that one is wrong.
    const head = heads.find((each) => JSON.stringify(each) !== JSON.stringify(heads[0])) ?? heads[0];
    return { ...head, rows };
  }

  /** Checks the rows around the player that a handle led to when the run was published, as they are shown now. */
  private async checkAround(
    query: BoardFilters,
    what: string,
    expected: readonly LeaderboardRow[],
  ): Promise<string | null> {
    const { now, then } = this.moment;
    const asked = this.glance.dice.pick(now.players);
    const led = then.players.find(({ id }) => id === asked.id)?.countsAs ?? asked.id;
    const own = now.players.find(({ id }) => id === led)!;
    const part = await this.boards.getAround(query, asked.ownHandle, AROUND);
    const around = `rows around ${asked.ownHandle} on ${what}`;
    const index = expected.findIndex(({ handle }) => handle === own.handle);
    if (own.isHidden || index < 0) return differenceOf(around, part, own.isHidden ? null : 'absent');
    return differenceOf(around, tellPart(part), partAround(expected, index));
  }

  private async checkTracks(): Promise<string | null> {
    const tracks = (await this.boards.listTracks()).map(({ game, category, players, lastPlayedAt }) => {
      return { game, category, players, lastPlayedAt: lastPlayedAt.getTime() };
    });
    const expected = this.defined.map(({ game, category, rows }) => {
      const lastPlayedAt = Math.max(...rows.map((row) => row.lastPlayedAt.getTime()));
      return { game, category, players: rows.length, lastPlayedAt };
    });
    const byName = (list: typeof tracks) => list.map((track) => JSON.stringify(track)).sort();
    return differenceOf('leaderboards that have somebody on them', byName(tracks), byName(expected));
  }

  private async checkPlaces({ game, category, rows }: DefinedBoard): Promise<string | null> {
    const listed = (key: 'country' | 'region') =>
      [...new Set(rows.map(({ player }) => player[key]).filter((place) => place !== null))].sort();
    const expected = { countries: listed('country'), regions: listed('region') };
    return differenceOf(`places of ${game} ${category}`, await this.boards.listPlaces({ game, category }), expected);
  }
}

/** Returns the rows around a player, who is in the middle. */
function partAround(rows: readonly LeaderboardRow[], index: number) {
  const from = Math.max(0, index - Math.floor((AROUND - 1) / 2));
  return { around: rows[index]!.handle, players: rows.length, rows: rows.slice(from, from + AROUND) };
}

function tellPart(part: LeaderboardPart | 'absent' | null) {
  if (part === null || part === 'absent') return part;
  const { around, players, rows } = part;
  return { around, players, rows };
}
