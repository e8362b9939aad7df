import { type Text, say } from '@quadrant/rules/message';
import { tellEntitlement, type Award, type Phase, type Prizes } from '@quadrant/rules/league';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { DiffCauseKind, PointsTableId } from './history-diff.js';

/** What a tournament did to a rating, by player. */
export interface PlayerChange {
  readonly category: Category;
  readonly player: number;
  readonly before: number;
  readonly after: number;
}

/** Points that a tournament gave, by player. */
export interface PlayerAward {
  readonly table: PointsTableId;
  readonly player: number;
  readonly place: number;
  readonly points: number;
  /** Null outside leagues, and between the phases of a season. */
  readonly phase: Phase | null;
  /** Slug; null outside leagues. */
  readonly league: string | null;
}

/** What a place in a tournament is worth besides points, by player. */
export interface PlayerPrize {
  readonly sort: 'entitlement' | 'badge';
  readonly player: number;
  readonly place: number;
  /** In words: `an Earned Bye for round 1 into that year's World Championships`, `a gold badge`. */
  readonly what: Text;
}

/** What a tournament does, in one of the two histories that are compared. */
export interface TournamentSide {
  readonly changes: readonly PlayerChange[];
  readonly awards: readonly PlayerAward[];
  readonly prizes: readonly PlayerPrize[];
}

/** A tournament of which the two histories say something else. */
export interface TournamentDifference {
  /** Number of the tournament; means something to the caller only. */
  readonly tournament: number;
  readonly game: GameTitle;
  /** Null: not published. */
  readonly before: TournamentSide | null;
  readonly after: TournamentSide | null;
  /** Why other input went in; null: the same went in, only the ratings before it moved. */
  readonly cause: DiffCauseKind | null;
}

/** Awards by player: somebody may have several bonuses of one tournament, which count together. */
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

/** The table that an award counts in. */
const tableOf = ({ kind, leagueSeason, mastersSeason }: Award): PointsTableId => ({
  kind,
  id: leagueSeason?.id ?? mastersSeason ?? 0,
});

/** Entitlements and badges by player, in words. */
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
