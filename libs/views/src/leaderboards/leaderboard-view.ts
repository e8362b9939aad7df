import { Injectable } from '@nestjs/common';
import { Clock, decodeCursor, encodeCursor, todayOf } from '@quadrant/http';
import { stabilityOn, type Policies } from '@quadrant/rules/policy';
import { findHandleFault } from '@quadrant/rules/tournament';
import { BoardsWatch, type Remembered } from '@quadrant/store/runs';
import { RulingReadModel } from '@quadrant/store/rulings';
import { RegionRepository } from '@quadrant/store/places';
import { AsOfReadModel, type AsOf, viewOf } from '@quadrant/store/history';
import {
  type BoardFilters,
  isLeaderboardPosition,
  type LastChange,
  LastChangeReadModel,
  type LeaderboardPage,
  type LeaderboardPart,
  type LeaderboardPlaces,
  LeaderboardReadModel,
  type LeaderboardRow,
  listAllTracks,
  type RatingTrack,
} from '@quadrant/store/leaderboards';
import { type SearchHit, SearchReadModel } from '@quadrant/store/search';
import type { AnswerOf } from '../answer-of.js';
import type { MomentView } from '../moments/moment-view.js';
import { isPastMoment, NOW, type AskedMoment } from '../moments/moment.js';

type Track = Pick<RatingTrack, 'game' | 'category'>;

/** A filter that is null or left out leaves everybody. */
export interface LeaderboardQuestion extends AskedMoment {
  readonly country?: string | null;
  readonly region?: string | null;
  readonly minGames: number;
  readonly provisional: 'include' | 'exclude' | 'only';
  /** It stays as it was asked for: a day, which begins in UTC, or an instant. */
  readonly activeSince?: string | null;
  readonly cursor?: string | null;
}

/** A leaderboard at one moment, under filters. The policy is in force today. */
export type OpenLeaderboard = AnswerOf<LeaderboardView['open']>;

/** The row of the player who reads. */
export interface OwnLeaderboardRow {
  readonly row: LeaderboardRow;
  readonly change: LastChange | null;
}

/** It has the rows of a page, or of the part around a player. */
export interface ShownLeaderboard extends Omit<LeaderboardPage, 'next'> {
  /** The handle of the player in the middle, as it is shown; null on a page. */
  readonly around: string | null;
  /** It is the cursor of the next page. */
  readonly next: string | null;
}

/** A player was searched for, and is not on the leaderboard. */
export interface MissedPlayer {
  readonly asked: string;
  /** Tells whether there is such a player at all. */
  readonly isPlayer: boolean;
  /** The name could mean these players. */
  readonly candidates: readonly SearchHit[];
}

/** Says which players somebody looks for on a leaderboard, and how many of them a page shows. */
export interface LeaderboardSearch {
  /** A handle or name: the ranks around that player are wanted. */
  readonly around: string | null;
  /** A name that is wanted begins like this. `around` goes before it. */
  readonly beginning: string | null;
  /** A page has this many rows. */
  readonly rows: number;
  readonly rowsAround: number;
  readonly mostCandidates: number;
  /** Each row with such a name is looked up by itself, however long the leaderboard is. */
  readonly mostNamed: number;
}

/** A page shows this of a leaderboard: a part of it, where a search has found a player. */
export type FoundOnLeaderboard = AnswerOf<LeaderboardView['search']>;

/** A leaderboard with the players who lead it. */
export interface Leaders extends RatingTrack {
  readonly rows: readonly LeaderboardRow[];
}

/** The first page shows so many leaders of each track, and the list of leaderboards fewer. */
const MOST_LEADERS = 5;

/** Answers what readers ask of leaderboards. It remembers the newest run, and what every page shows of it. */
@Injectable()
export class LeaderboardView {
  private readonly head: Remembered<AsOf>;
  private readonly policies: Remembered<Policies>;
  private readonly regionNames: Remembered<ReadonlyMap<string, string>>;
  private readonly leadersOf: ReadonlyMap<string, Remembered<LeaderboardRow[]>>;
  private readonly placesOf: ReadonlyMap<string, Remembered<LeaderboardPlaces>>;

  constructor(
    private readonly leaderboards: LeaderboardReadModel,
    private readonly lastChanges: LastChangeReadModel,
    private readonly names: SearchReadModel,
    private readonly clock: Clock,
    watch: BoardsWatch,
    moments: AsOfReadModel,
    regions: RegionRepository,
    rulings: RulingReadModel,
  ) {
    this.head = watch.remember(async () => (await moments.find(NOW))!);
    this.policies = watch.remember(() => rulings.policies());
    this.regionNames = watch.remember(
      async () => new Map((await regions.list()).map(({ slug, name }) => [slug, name])),
    );
    this.leadersOf = new Map(
      listAllTracks().map((track) => [nameOf(track), watch.remember(() => this.readLeaders(track))]),
    );
    this.placesOf = new Map(
      listAllTracks().map((track) => [nameOf(track), watch.remember(() => this.leaderboards.listPlaces(track))]),
    );
  }

  /** Lists the leaderboards that have at least one player. */
  listTracks(): Promise<RatingTrack[]> {
    return this.leaderboards.listTracks();
  }

  /**
   * Lists the best players of leaderboards.
   *
   * @param limit at most five
   */
  async listLeaders(limit: number, isWanted: (track: Track) => boolean = () => true): Promise<Leaders[]> {
    const tracks = (await this.listTracks()).filter(isWanted);
    const leaders: Leaders[] = [];
    for (const track of tracks) {
      const rows = await this.leadersOf.get(nameOf(track))!();
      leaders.push({ ...track, rows: rows.slice(0, limit) });
    }
    return leaders;
  }

  private async readLeaders({ game, category }: Track): Promise<LeaderboardRow[]> {
    const everybody = { country: null, region: null, minGames: 0, gamesBelow: null, activeSince: null };
    const view = viewOf(await this.head());
    const query = { game, category, ...everybody, view, limit: MOST_LEADERS, after: null };
    return (await this.leaderboards.getPage(query)).rows;
  }

  /**
   * Opens a leaderboard: its numbers at a moment, its filters, where its cursor begins, and the policy in force.
   *
   * @param moments refuses an unknown run, in the words of the reader
   * @throws Problem for a cursor of another listing
   */
  async open({ game, category }: Track, question: LeaderboardQuestion, moments: Pick<MomentView, 'get'>) {
    const { country = null, region = null, minGames, provisional, activeSince = null, cursor = null } = question;
    const listing = nameListing({ game, category }, question);
    const after = cursor === null ? null : decodeCursor(listing, cursor, isLeaderboardPosition);
    const { stability } = await this.policies();
    const isNow = after === null && !isPastMoment(question);
    const asOf = isNow ? await this.head() : await moments.get(question, after?.run);
    const policy = stabilityOn(todayOf(this.clock), stability);
    const filters: BoardFilters = {
      ...{ game, category, country, region },
      minGames: provisional === 'exclude' ? Math.max(minGames, policy.provisionalBelow) : minGames,
      gamesBelow: provisional === 'only' ? policy.provisionalBelow : null,
      activeSince: activeSince === null ? null : new Date(activeSince),
      view: viewOf(asOf),
    };
    return { asOf, policy, filters, after, listing };
  }

  /** Returns the page where the cursor begins. */
  async list(board: OpenLeaderboard, limit: number): Promise<ShownLeaderboard> {
    const { filters, after } = board;
    return this.show(board, await this.leaderboards.getPage({ ...filters, limit, after }));
  }

  /**
   * Returns the part that has a player in its middle.
   *
   * @returns null for a handle that leads to no shown player; 'absent' for a player that the filters leave out
   */
  async findAround(board: OpenLeaderboard, handle: string, limit: number) {
    const part = await this.leaderboards.getAround(board.filters, handle, limit);
    return part === null || part === 'absent' ? part : this.show(board, part);
  }

  /** Finds the row of one player with their last change; null where the filters leave them out. */
  async findRow(board: OpenLeaderboard, handle: string): Promise<OwnLeaderboardRow | null> {
    const part = await this.findAround(board, handle, 1);
    const row = part === null || part === 'absent' ? undefined : part.rows.find((each) => each.handle === part.around);
    if (row === undefined) return null;
    return { row, change: (await this.lastChanges.find(board.filters, [row])).get(row.handle) ?? null };
  }

  /**
   * Finds players as people type them. `missed` is who was searched for and is not listed; `named` is the beginning of
   * a name that filters the leaderboard. The last changes are found by handle, and names of regions by slug.
   */
  async search(board: OpenLeaderboard, wish: LeaderboardSearch) {
    const { around, beginning } = wish;
    const found = around === null ? null : await this.findByName(board, around, wish);
    const missed = found !== null && 'asked' in found ? found : null;
    const part = found !== null && 'around' in found ? found : null;
    const named = beginning === null || around !== null ? null : await this.listNamed(board, beginning, wish.mostNamed);
    const page = part ?? named?.page ?? (await this.list(board, wish.rows));
    const [lastChanges, places, regionNames] = await Promise.all([
      this.lastChanges.find(board.filters, page.rows),
      this.placesOf.get(nameOf(board.filters))!(),
      this.regionNames(),
    ]);
    return {
      page,
      named: named && { beginning: beginning!, hasMore: named.hasMore },
      ...{ missed, lastChanges, places, regionNames },
    };
  }

  /** Returns the ranks around a player whose handle or name somebody typed, or the players they may mean. */
  private async findByName(
    board: OpenLeaderboard,
    asked: string,
    { rowsAround, mostCandidates }: LeaderboardSearch,
  ): Promise<ShownLeaderboard | MissedPlayer> {
    const direct = findHandleFault(asked) === null ? await this.findAround(board, asked, rowsAround) : null;
    if (direct === 'absent') return { asked, isPlayer: true, candidates: [] };
    if (direct !== null) return direct;
    const candidates = await this.names.find(asked, ['player'], mostCandidates);
    const [only] = candidates;
    if (candidates.length !== 1 || only === undefined) return { asked, isPlayer: false, candidates };
    const part = await this.findAround(board, only.id, rowsAround);
    return part !== 'absent' && part !== null ? part : { asked: only.id, isPlayer: true, candidates: [] };
  }

  /** Returns the rows of players whose handle or name begins with a text. */
  private async listNamed(board: OpenLeaderboard, beginning: string, limit: number) {
    const hits = await this.names.find(beginning, ['player'], limit + 1);
    const parts: LeaderboardPart[] = [];
    for (const { id } of hits.slice(0, limit)) {
      const part = await this.leaderboards.getAround(board.filters, id, 1);
      if (part !== null && part !== 'absent') parts.push(part);
    }
    const rows = parts.flatMap((part) => part.rows).toSorted((a, b) => a.rank - b.rank);
    const first = { ...board.filters, limit: 1, after: null };
    const [{ headRun, players, comparedWith } = await this.leaderboards.getPage(first)] = parts;
    const page = this.show(board, { headRun, players, comparedWith, rows, next: null });
    return { page, hasMore: hits.length > limit };
  }

  private show({ listing }: OpenLeaderboard, page: LeaderboardPage & { around?: string }): ShownLeaderboard {
    return { around: null, ...page, next: page.next && encodeCursor(listing, page.next) };
  }
}

const nameOf = ({ game, category }: Track): string => `${game} ${category}`;

/** A cursor is valid for the same filters only; pages, JSON and files of the same rows continue each other. */
const nameListing = (track: Track, question: LeaderboardQuestion): string =>
  [
    ...['leaderboard', nameOf(track), question.country, question.region, question.minGames, question.provisional],
    ...[question.activeSince, question.publication, question.knownBy, question.playedBy],
  ].join(' ');
