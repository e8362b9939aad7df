import type { Category, GameTitle } from '@quadrant/rules/tournament';

/** A player with at least so many games counts among those with about as many: `board_games_from` in the database. */
export const GAMES_FROM = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000];

/** So many points of rating are also counted together, so that a sum needs few rows at any number of players. */
export const WIDE_BUCKET = 50;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1) / DAY_MS;
const [LEAST, MOST] = [-32_768, 32_767];

/** The counts are made from these columns of a leaderboard row. */
export interface CountedRow {
  readonly rating: number;
  /** It is at least one. */
  readonly games: number;
  /** It counts milliseconds since 1970. */
  readonly lastPlayedAt: number;
  readonly country: string | null;
  readonly region: string | null;
}

/** How many players of a leaderboard have something in common: a row of `board_counts`. */
export interface BoardCell {
  readonly scope: string;
  readonly width: number;
  readonly bucket: number;
  readonly gamesFrom: number;
  readonly players: number;
}

type Counts = Map<number, number>;

const add = (counts: Counts, key: number, players = 1): unknown => counts.set(key, (counts.get(key) ?? 0) + players);

/** Gives whole points of rating and the index of {@link GAMES_FROM} in one number. */
const pair = (points: number, games: number): number => points * GAMES_FROM.length + games;

/** Players of a scope, counted in the three ways from which all cells follow. */
class ScopeCounts {
  private readonly byRating: Counts = new Map();
  private readonly byDay: Counts = new Map();
  private readonly byGames: Counts = new Map();

  add({ rating, games, lastPlayedAt }: CountedRow): void {
    add(this.byRating, pair(Math.floor(rating), gamesIndex(games)));
    add(this.byDay, Math.max(Math.min(Math.floor(lastPlayedAt / DAY_MS) - FIRST_DAY, MOST), LEAST));
    add(this.byGames, Math.min(games, MOST));
  }

  *list(scope: string): Generator<BoardCell> {
    for (const width of [1, WIDE_BUCKET]) {
      const counts: Counts = new Map();
      const anyGames: Counts = new Map();
      for (const [key, players] of this.byRating) {
        const points = Math.floor(key / GAMES_FROM.length);
        const bucket = Math.floor(points / width);
        add(counts, pair(bucket, key - pair(points, 0)), players);
        add(anyGames, bucket, players);
      }
      for (const [key, players] of counts) {
        const bucket = Math.floor(key / GAMES_FROM.length);
        yield { scope, width, bucket, gamesFrom: GAMES_FROM[key - pair(bucket, 0)]!, players };
      }
      for (const [bucket, players] of anyGames) yield { scope, width, bucket, gamesFrom: 0, players };
    }
    for (const [bucket, players] of this.byDay) yield { scope, width: 0, bucket, gamesFrom: 0, players };
    for (const [bucket, players] of this.byGames) yield { scope, width: -1, bucket, gamesFrom: 0, players };
  }
}

function gamesIndex(games: number): number {
  if (games < 10) return games - 1;
  return GAMES_FROM.findLastIndex((from) => from <= games);
}

/** Counts the players of a leaderboard as `recount_board_rows` in the database does, while its rows are written. */
export class BoardCells {
  private readonly everybody = new ScopeCounts();
  private readonly scopes = new Map<string, ScopeCounts>();

  constructor(
    readonly game: GameTitle,
    readonly category: Category,
  ) {}

  add(row: CountedRow): void {
    this.everybody.add(row);
    if (row.country !== null) this.of(`c:${row.country}`).add(row);
    if (row.region !== null) this.of(`r:${row.region}`).add(row);
  }

  *list(): Generator<BoardCell> {
    yield* this.everybody.list('');
    for (const [scope, counts] of this.scopes) yield* counts.list(scope);
  }

  private of(scope: string): ScopeCounts {
    let counts = this.scopes.get(scope);
    if (counts === undefined) this.scopes.set(scope, (counts = new ScopeCounts()));
    return counts;
  }
}
