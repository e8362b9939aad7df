import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { BoardFilters, BoardPlace } from '@quadrant/store/leaderboards';
import type { Dice } from '@quadrant/demo';
import { COUNTRIES, REGIONS } from './content.js';
import type { Change, Shown } from './facts.js';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Computes a row of a leaderboard by definition, and whatever else a career has. */
function defineRow(player: Shown, changes: readonly Change[]) {
  const [games, wins, ties] = (['games', 'wins', 'ties'] as const).map((name) =>
    sum(changes.map((each) => each[name])),
  );
  const last = changes.at(-1)!;
  const highest = Math.max(...changes.map(({ after }) => after));
  return {
    player,
    rating: last.after,
    record: { games: games!, wins: wins!, losses: games! - wins! - ties!, ties: ties! },
    lastPlayedAt: last.startsAt,
    peak: { rating: highest, tournamentId: changes.find(({ after }) => after === highest)!.tournamentId },
  };
}

export type DefinedRow = ReturnType<typeof defineRow>;

export interface DefinedBoard {
  readonly game: GameTitle;
  readonly category: Category;
  /** The best player comes first. */
  readonly rows: readonly DefinedRow[];
}

/**
 * Computes all leaderboards that rating changes make.
 *
 * @param players in the order of their handles, including those who count as another player by now
 */
export function defineBoards(changes: readonly Change[], players: readonly Shown[]): DefinedBoard[] {
  const played = changes.filter(({ games }) => games > 0);
  const tracks = new Map(played.map(({ game, category }) => [`${game} ${category}`, { game, category }]));
  return [...tracks.values()].map(({ game, category }) => {
    const ofTrack = played.filter((each) => each.game === game && each.category === category);
    const rows = players.flatMap((player) => {
      const own = ofTrack.filter((each) => each.player === player.id);
      return own.length === 0 ? [] : [defineRow(player, own)];
    });
    // Sorting is stable, so equal ratings stay in the order of the handles.
    return { game, category, rows: rows.toSorted((a, b) => b.rating - a.rating) };
  });
}

export const rankIn = (rows: readonly DefinedRow[], rating: number): number =>
  1 + rows.filter((row) => row.rating > rating).length;

export const placeIn = (rows: readonly DefinedRow[], rating: number): BoardPlace => ({
  ...{ rank: rankIn(rows, rating), players: rows.length },
  percentile: (100 * rows.filter((row) => row.rating <= rating).length) / rows.length,
  lower: rows.filter((row) => row.rating < rating).length,
});

/** Returns a player's rank and rating on one of these leaderboards; null where they are not on it. */
export function rankOn(
  boards: readonly DefinedBoard[],
  { game, category }: Pick<DefinedBoard, 'game' | 'category'>,
  player: number,
): { readonly rank: number; readonly rating: number } | null {
  const rows = boards.find((board) => board.game === game && board.category === category)?.rows ?? [];
  const own = rows.find((row) => row.player.id === player);
  return own === undefined ? null : { rank: rankIn(rows, own.rating), rating: own.rating };
}

export type Wish = Omit<BoardFilters, 'game' | 'category' | 'view'>;

const EVERYBODY: Wish = { country: null, region: null, minGames: 0, gamesBelow: null, activeSince: null };

/** Draws filters that fit a leaderboard. */
export function drawWish(dice: Dice, { rows }: Pick<DefinedBoard, 'rows'>): Wish {
  const played = rows.map(({ lastPlayedAt }) => lastPlayedAt).toSorted((a, b) => a.getTime() - b.getTime());
  const activeSince = played[Math.floor(played.length / 2)] ?? null;
  const [country, region] = [dice.pick(COUNTRIES), dice.pick(REGIONS)];
  const wish = dice.pick<Partial<Wish>>([
    ...[{}, {}, { minGames: 5 }, { country }, { minGames: 3, gamesBelow: 12 }, { region }, { gamesBelow: 12 }],
    ...[{ activeSince }, { region, minGames: 4 }, { country, region }, { country, activeSince }],
  ]);
  return { ...EVERYBODY, ...wish };
}

export const isEverybody = (wish: Wish): boolean =>
  Object.keys(EVERYBODY).every((name) => {
    const key = name as keyof Wish;
    return wish[key] === EVERYBODY[key];
  });

/** Tells whether filters leave a row. */
export const fits = (
  { country, region, minGames, gamesBelow, activeSince }: Wish,
  { player, record, lastPlayedAt }: DefinedRow,
): boolean =>
  (country === null || player.country === country) &&
  (region === null || player.region === region) &&
  record.games >= minGames &&
  (gamesBelow === null || record.games < gamesBelow) &&
  (activeSince === null || lastPlayedAt >= activeSince);
