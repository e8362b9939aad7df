import { type Text, say } from '@quadrant/rules/message';
import { tellEntitlement, type Prizes } from '@quadrant/rules/prizes';
import type { Award, Phase } from '@quadrant/rules/leagues';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { DiffCauseKind, PointsTableId } from './history-diff.js';

export interface PlayerChange {
  readonly category: Category;
  readonly player: number;
  readonly before: number;
  readonly after: number;
}

export interface PlayerAward {
  readonly table: PointsTableId;
  readonly player: number;
  readonly place: number;
  readonly points: number;
  /** It is null outside leagues, and between the phases of a season. */
  readonly phase: Phase | null;
  /** The slug is null outside leagues. */
  readonly league: string | null;
}

/** A prize that a player's place in a tournament gives besides points. */
export interface PlayerPrize {
  readonly sort: 'entitlement' | 'badge';
  readonly player: number;
  readonly place: number;
  /** The prize in words, which are like `an Earned Bye for round 1 into that year's World Championships` or `a gold badge`. */
  readonly what: Text;
}

/** The outcome of a tournament in one of the two histories that are compared. */
export interface TournamentSide {
  readonly changes: readonly PlayerChange[];
  readonly awards: readonly PlayerAward[];
  readonly prizes: readonly PlayerPrize[];
}

export interface TournamentDifference {
  /** The number of the tournament has a meaning for the caller only. */
  readonly tournament: number;
  readonly game: GameTitle;
  /** Null means that it is not published. */
  readonly before: TournamentSide | null;
  readonly after: TournamentSide | null;
  /** The reason why the input changed. Null means that the input is the same, and only the ratings before it changed. */
  readonly cause: DiffCauseKind | null;
}

/** Adds up awards by player: a player may have several bonuses from one tournament. */
export function sumAwards(awards: readonly Award[], playerOf: (entry: number) => number): PlayerAward[] {
  const sums = new Map<string, PlayerAward>();
  for (const award of awards) {
    const { kind, entry, place, points, phase, leagueSeason } = award;
    const league = leagueSeason?.league ?? null;
    const key = `${kind} ${entry}`;
    const sum = points + (sums.get(key)?.points ?? 0);
    sums.set(key, { table: tableOf(award), player: playerOf(entry), place, points: sum, phase, league });
  }
  return [...sums.values()];
}

const tableOf = ({ kind, leagueSeason, mastersSeason }: Award): PointsTableId => ({
  kind,
  id: leagueSeason?.id ?? mastersSeason ?? 0,
});

/** Lists entitlements and badges by player, as they are told in words. */
export const tellPrizes = ({ entitlements, badges }: Prizes, playerOf: (entry: number) => number): PlayerPrize[] => [
  ...entitlements.map(({ entry, place, ...entitlement }): PlayerPrize => {
    return { sort: 'entitlement', player: playerOf(entry), place, what: tellEntitlement(entitlement) };
  }),
  ...badges.map(({ entry, place, badge }): PlayerPrize => {
    return { sort: 'badge', player: playerOf(entry), place, what: tellBadge(badge) };
  }),
];

const tellBadge = (badge: Prizes['badges'][number]['badge']): Text =>
  badge === 'button' ? 'a button' : say`a ${badge} badge`;
