import { say } from '@quadrant/rules/message';
import { levelOfKind, type ChampionshipPrize, type Kind } from '@quadrant/rules/tournament';
import type { Badge, Championship, Entitlement, Months, PlaceReward } from './championship.js';

type Target = Pick<Entitlement, 'into' | 'edition' | 'continent'>;

const CONTINENTAL_OF_YEAR: Target = { into: 'continental', edition: 'same-year', continent: 'same' };
const NEXT_CONTINENTAL: Target = { into: 'continental', edition: 'next', continent: 'same' };
const CONTINENTAL_OF_CHOICE: Target = { into: 'continental', edition: 'following-year', continent: 'of-choice' };
const WORLDS_OF_YEAR: Target = { into: 'worlds', edition: 'same-year', continent: null };
const FOLLOWING_WORLDS: Target = { into: 'worlds', edition: 'following-year', continent: null };

const byes = (target: Target, ...earnedByes: number[]): Entitlement => ({ ...target, earnedByes, headStart: 0 });
const start = (target: Target, headStart: number): Entitlement => ({ ...target, earnedByes: [], headStart });

const reward = (place: number, ...entitlements: Entitlement[]): PlaceReward => ({
  place,
  moreThanPlayers: 0,
  entitlements,
});

const ALL_YEAR: Months = { from: 1, to: 12 };
const NOTHING = { season: null, approval: null, byes: [], headStarts: [] };

// @reading masters-no-byes
/**
 * 000, 11.1.1 to 11.3.2, and 12.7. Levels and k-values are in `levels.ts`, Masters Points (table 11.2.2) with the other
 * tables of points.
 */
const CHAMPIONSHIPS: Readonly<Record<Exclude<Kind, 'local'>, Championship>> = {
  regional: {
    level: levelOfKind('regional'),
    season: { from: 3, to: 6 },
    approval: null,
    allocation: say`on application to the continental coordinator, by region, time and player groups`,
    allocatedBy: 'coordinator',
    byes: [
      reward(1, byes(CONTINENTAL_OF_YEAR, 1)),
      { ...reward(2, byes(CONTINENTAL_OF_YEAR, 1)), moreThanPlayers: 10 },
      { ...reward(3, byes(CONTINENTAL_OF_YEAR, 1)), moreThanPlayers: 20 },
    ],
    headStarts: [reward(1, start(CONTINENTAL_OF_YEAR, 100_000))],
    source: '000 §11.1.1',
  },
  continental: {
    level: levelOfKind('continental'),
    season: { from: 6, to: 8 },
    approval: null,
    allocation: say`by the Department of Organized Play, or after bidding`,
    allocatedBy: 'department',
    byes: [reward(1, byes(WORLDS_OF_YEAR, 1, 2)), reward(2, byes(WORLDS_OF_YEAR, 1))],
    headStarts: [reward(1, start(WORLDS_OF_YEAR, 200_000)), reward(2, start(WORLDS_OF_YEAR, 100_000))],
    source: '000 §11.1.2',
  },
  worlds: {
    level: levelOfKind('worlds'),
    season: { from: 8, to: 10 },
    approval: null,
    allocation: say`in rotation by the Department of Organized Play`,
    allocatedBy: 'department',
    byes: [
      reward(1, byes(FOLLOWING_WORLDS, 1, 2), byes(CONTINENTAL_OF_CHOICE, 1)),
      reward(2, byes(FOLLOWING_WORLDS, 1), byes(CONTINENTAL_OF_CHOICE, 1)),
    ],
    headStarts: [
      reward(1, start(FOLLOWING_WORLDS, 200_000), start(CONTINENTAL_OF_CHOICE, 100_000)),
      reward(2, start(FOLLOWING_WORLDS, 100_000), start(CONTINENTAL_OF_CHOICE, 100_000)),
    ],
    source: '000 §11.1.3',
  },
  national: {
    level: levelOfKind('national'),
    season: ALL_YEAR,
    approval: { from: 6, to: 10 },
    allocation: say`one for each country, on application to the continental coordinator`,
    allocatedBy: 'coordinator',
    byes: [reward(1, byes(NEXT_CONTINENTAL, 1)), reward(2, byes(NEXT_CONTINENTAL, 1))],
    headStarts: [reward(1, start(NEXT_CONTINENTAL, 100_000)), reward(2, start(NEXT_CONTINENTAL, 100_000))],
    source: '000 §11.2.1',
  },
  masters: {
    ...NOTHING,
    level: levelOfKind('masters'),
    // The byes of 11.2.2 are in a sentence about National Champions that was copied from 11.2.1; its own list has only points.
    season: ALL_YEAR,
    allocation: say`by the Department of Organized Play`,
    allocatedBy: 'department',
    source: '000 §11.2.2',
  },
  release: {
    ...NOTHING,
    level: null,
    allocation: say`open to every director, near the release of the set and advertised with its name`,
    allocatedBy: null,
    source: '000 §11.3.1',
  },
  'chairmans-challenge': {
    ...NOTHING,
    level: null,
    allocation: say`named by the Chairman of The Continuing Committee`,
    allocatedBy: null,
    source: '000 §11.3.2',
  },
  'champions-league': {
    ...NOTHING,
    level: null,
    allocation: say`once a year in the days before Worlds, for players with 50 lifetime league points`,
    allocatedBy: null,
    // "The same prize awarded to Continental Champions"; the section does not name head starts.
    byes: [reward(1, byes(WORLDS_OF_YEAR, 1, 2))],
    source: '000 §12.7',
  },
};

// @row 99, 100, 102, 103, 104, 105, 106, 107, 108, 109, 110, 112, 113
/** Returns the rules of 000, sections 11 and 12.7 for this kind; null for local tournaments, which they do not mention. */
export const championshipOf = (kind: Kind): Championship | null => (kind === 'local' ? null : CHAMPIONSHIPS[kind]);

/** Whether a local date (`YYYY-MM-DD`) lies in these months. */
export function isWithin({ from, to }: Months, localDate: string): boolean {
  const month = Number(localDate.slice(5, 7));
  return from <= month && month <= to;
}

/**
 * Returns the Earned Byes or head starts that a place is worth in a tournament of this kind with so many players (000,
 * sections 11 and 12.7).
 *
 * @param prize what championships of the game win; null for games without championships
 */
export function entitlementsOf(
  kind: Kind,
  prize: ChampionshipPrize | null,
  place: number,
  players: number,
): readonly Entitlement[] {
  const championship = championshipOf(kind);
  if (championship === null || prize === null) return [];
  const rewards = { 'head-starts': championship.headStarts, 'earned-byes': championship.byes }[prize];
  const won = rewards.find((each) => each.place === place && players > each.moreThanPlayers);
  return won?.entitlements ?? [];
}

/** Appendix A (Tribbles Events with Multiple Tables) names "championship badges", but does not tell who gets them. */
const CHAMPION: Badge = { badge: 'gold', source: '000 appendix A' };
const MASTERS_SOURCE = 'trekcc.org, article 1414';

const MASTERS_BUTTON: Badge = { badge: 'button', source: MASTERS_SOURCE };
const MASTERS_BADGES: Readonly<Record<number, readonly Badge[]>> = {
  1: [{ badge: 'gold', source: MASTERS_SOURCE }, MASTERS_BUTTON],
  2: [{ badge: 'silver', source: MASTERS_SOURCE }, MASTERS_BUTTON],
};

const WITH_CHAMPION: readonly Kind[] = ['regional', 'national', 'continental', 'worlds', 'champions-league'];

/** Kinds whose places give badges. */
export const CHAMPIONSHIP_KINDS: readonly Kind[] = [...WITH_CHAMPION, 'masters'];

/**
 * Returns the badges for a place in a tournament of this kind. The winner of a championship gets its only badge, which
 * we call gold. In Trek Masters there are gold, silver, and a button for everybody who played. Games without
 * championships have none.
 */
export function badgesOf(kind: Kind, prize: ChampionshipPrize | null, place: number): readonly Badge[] {
  if (prize === null) return [];
  if (kind === 'masters') return MASTERS_BADGES[place] ?? [MASTERS_BUTTON];
  return place === 1 && WITH_CHAMPION.includes(kind) ? [CHAMPION] : [];
}
