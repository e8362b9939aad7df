import { isWithinDays } from '@quadrant/rules/tournament';
import { PHASES, type Phase, type SeasonPart } from './phase.js';
import type { PointsTable } from './points-table.js';

// @row 110, 117, 118
/** A range of local calendar dates (`YYYY-MM-DD`), both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A season of a league; both days are included. Local calendar dates are `YYYY-MM-DD` (000, 12.2: October to March). */
export interface LeagueSeason {
  readonly id: number;
  readonly league: string;
  readonly season: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** The days of its halves and its playoffs; null when it has none. */
  readonly phases: Readonly<Record<Phase, Days | null>>;
  /** How many tournaments each of them has; it has no meaning in a season without phases. */
  readonly tournamentsPerPhase: number;
  /** How many players of each half qualify for the playoffs; null while that is not announced. */
  readonly qualifiers: Qualifiers | null;
  /** How that was announced, oldest first; absent when it was announced before times were kept. */
  readonly announcements?: readonly Announcement[];
  /** The parts that are closed, with the moment (ISO 8601) at which each was closed. */
  readonly closed?: Readonly<Partial<Record<SeasonPart, string>>>;
  /**
   * How many of a player's results count in the league's tables: the best of the whole season, and of each half. If
   * it is absent or null, all count, as the guide prints it (000, 12.5 lets leagues devise their own scoring).
   */
  readonly best?: BestResults | null;
  /** Places have these points; absent or null means those of the printed table (000, 12.4.1). */
  readonly pointsTable?: PointsTable | null;
  /** The public id of the champion, as the league director recorded it for the next season; absent or null means none. */
  readonly champion?: string | null;
}

/** How many players of each half qualify for the playoffs. */
export interface Qualifiers {
  readonly firstHalf: number;
  readonly secondHalf: number;
}

export interface Announcement {
  readonly qualifiers: Qualifiers | null;
  /** It is an ISO 8601 date and time. */
  readonly at: string;
  /** A coordinator may announce at any time, a league director only before the first tournament that counts (000, 12.2). */
  readonly byCoordinator: boolean;
}

/** How many results of a player count; null means that all do. */
export interface BestResults {
  readonly season: number | null;
  readonly half: number | null;
}

/** 000, 12.2: "four tournaments" in each half and in the playoffs. */
export const PRINTED_TOURNAMENTS_PER_PHASE = 4;

/** A season as it is announced. A part that is left out is as the guide prints it. */
export type AnnouncedSeason = Pick<LeagueSeason, 'season' | 'startsOn' | 'endsOn'> &
  Partial<Pick<LeagueSeason, 'phases' | 'tournamentsPerPhase' | 'qualifiers' | 'best' | 'pointsTable'>>;

/** Returns an announced season with everything that was left out. */
export const completeSeason = (announced: AnnouncedSeason): Omit<LeagueSeason, 'id' | 'league'> => ({
  season: announced.season,
  startsOn: announced.startsOn,
  endsOn: announced.endsOn,
  phases: announced.phases ?? printedPhases(announced),
  tournamentsPerPhase: announced.tournamentsPerPhase ?? PRINTED_TOURNAMENTS_PER_PHASE,
  qualifiers: announced.qualifiers ?? null,
  ...(announced.best && { best: announced.best }),
  ...(announced.pointsTable && { pointsTable: announced.pointsTable }),
});

const NO_PHASES: LeagueSeason['phases'] = { 'first-half': null, 'second-half': null, playoffs: null };

/** 000, 12.2: October and November, December and January, February and March; years counted from that of October. */
const PRINTED_MONTHS: Readonly<Record<Phase, readonly [from: number, to: number]>> = {
  'first-half': [10, 11],
  'second-half': [12, 13],
  playoffs: [14, 15],
};

// @reading months-of-a-season
/**
 * Returns the phases of 000, 12.2 for a season within October to March, as far as they lie in the season. Any other
 * season has none unless somebody sets them (our choice: the guide has no other months).
 */
export function printedPhases({ startsOn, endsOn }: Pick<LeagueSeason, 'startsOn' | 'endsOn'>): LeagueSeason['phases'] {
  const month = Number(startsOn.slice(5, 7));
  const october = Number(startsOn.slice(0, 4)) - (month < 10 ? 1 : 0);
  if (startsOn < firstDay(october, 10) || endsOn > lastDay(october, 15)) return NO_PHASES;
  const clipped = PHASES.map((phase) => {
    const [first, last] = PRINTED_MONTHS[phase];
    const [from, to] = [firstDay(october, first), lastDay(october, last)];
    const days = { from: from < startsOn ? startsOn : from, to: to > endsOn ? endsOn : to };
    return [phase, days.from <= days.to ? days : null] as const;
  });
  return { ...NO_PHASES, ...Object.fromEntries(clipped) };
}

/** @param month a month beyond 12 is in the year after */
const firstDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

const lastDay = (year: number, month: number): string => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

// @row 264
/** Returns the season that covers a date, or null. The date may be a month or a year: then it covers every day of it. */
export const findSeason = (seasons: readonly LeagueSeason[], date: string): LeagueSeason | null =>
  seasons.find(({ startsOn, endsOn }) => isWithinDays(date, { first: startsOn, last: endsOn })) ?? null;

/** Finds the season of a league before another one; null for its first. */
export const findSeasonBefore = (
  seasons: readonly LeagueSeason[],
  { startsOn }: Pick<LeagueSeason, 'startsOn'>,
): LeagueSeason | null =>
  seasons.filter(({ endsOn }) => endsOn < startsOn).toSorted((a, b) => (a.endsOn < b.endsOn ? 1 : -1))[0] ?? null;

// @row 264
/** Finds the phase of a season that has a date, with every day of a month; null between phases, and for a year. */
export const phaseOn = ({ phases }: Pick<LeagueSeason, 'phases'>, date: string): Phase | null =>
  PHASES.find((phase) => {
    const days = phases[phase];
    return days !== null && isWithinDays(date, { first: days.from, last: days.to });
  }) ?? null;

/** Returns the Trek Masters season of a local calendar date, which is its calendar year (000, 11.2.2). */
export const mastersSeason = (localDate: string): number => Number(localDate.slice(0, 4));
