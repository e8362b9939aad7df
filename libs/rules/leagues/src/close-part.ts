import { hasBest, isWorthTheSame } from './change-season.js';
import { SEASON_PARTS, type Phase, type SeasonPart } from './phase.js';
import { phaseOn, type LeagueSeason } from './season.js';

/** Days after the last one of a part until the worker closes it (choice of ours): reports are on time for half as long. */
export const CLOSES_AFTER_DAYS = 14;

const DAY = 86_400_000;

/** Tells whether a part is closed, by itself or with its season. */
export const isClosed = ({ closed }: Pick<LeagueSeason, 'closed'>, part: SeasonPart): boolean =>
  closed?.[part] !== undefined || closed?.season !== undefined;

/** Returns the closed part of a season in which a local calendar date lies; null when there is none. */
export function closedPartOn(season: Pick<LeagueSeason, 'closed' | 'phases'>, localDate: string): SeasonPart | null {
  const phase: Phase | null = phaseOn(season, localDate);
  if (phase !== null && phase !== 'playoffs' && season.closed?.[phase] !== undefined) return phase;
  return season.closed?.season === undefined ? null : 'season';
}

/** The closed parts of which a season has days between two local calendar dates; `to` null: without end. */
export function closedPartsBetween(
  { closed, phases, startsOn, endsOn }: Pick<LeagueSeason, 'closed' | 'phases' | 'startsOn' | 'endsOn'>,
  from: string,
  to: string | null,
): SeasonPart[] {
  return SEASON_PARTS.filter((part) => {
    if (closed?.[part] === undefined) return false;
    const days = part === 'season' ? { from: startsOn, to: endsOn } : phases[part];
    return days !== null && days.from <= (to ?? '9999-12-31') && from <= days.to;
  });
}

/** Returns the last local calendar date of a part; null when the season has no such half. */
export const lastDayOf = (
  { phases, endsOn }: Pick<LeagueSeason, 'phases' | 'endsOn'>,
  part: SeasonPart,
): string | null => (part === 'season' ? endsOn : (phases[part]?.to ?? null));

/** The parts of a season that are due to be closed on a day: those that ended more than two weeks before. */
export const partsToClose = (season: LeagueSeason, today: string): SeasonPart[] =>
  SEASON_PARTS.filter((part) => {
    const last = lastDayOf(season, part);
    return last !== null && !isClosed(season, part) && Date.parse(today) > Date.parse(last) + CLOSES_AFTER_DAYS * DAY;
  });

export type ClosingRefusal =
  | { readonly kind: 'part-unknown'; readonly part: SeasonPart }
  | { readonly kind: 'part-not-over'; readonly part: SeasonPart; readonly until: string }
  | { readonly kind: 'already-closed'; readonly part: SeasonPart; readonly at: string };

/**
 * Returns null when a part may be closed: its last day has passed, or all its tournaments were played.
 *
 * @param isPlayed whether it has had its number of tournaments; of the season: whether its playoffs have
 * @param today local calendar date
 */
export function refuseClosing(
  season: LeagueSeason,
  part: SeasonPart,
  isPlayed: boolean,
  today: string,
): ClosingRefusal | null {
  const until = lastDayOf(season, part);
  if (until === null) return { kind: 'part-unknown', part };
  const at = season.closed?.[part] ?? season.closed?.season;
  if (at !== undefined) return { kind: 'already-closed', part, at };
  return isPlayed || today > until ? null : { kind: 'part-not-over', part, until };
}

/** A season with one part more that is closed. */
export const closePart = <Season extends LeagueSeason>(season: Season, part: SeasonPart, at: Date): Season => ({
  ...season,
  closed: { ...season.closed, [part]: at.toISOString() },
});

/**
 * The closed parts that a change of days, limits or results that count would change: a half by its own, the season by any of
 * them.
 */
export const closedPartsChanged = (before: LeagueSeason, after: LeagueSeason): SeasonPart[] =>
  SEASON_PARTS.filter((part) => {
    if (before.closed?.[part] === undefined) return false;
    if (!hasBest(before, after, part === 'season' ? 'season' : 'half')) return true;
    if (isWorthTheSame(before, after)) return part === 'season' && !hasBest(before, after, 'half');
    if (part === 'season' || before.tournamentsPerPhase !== after.tournamentsPerPhase) return true;
    const [was, is] = [before.phases[part], after.phases[part]];
    return was?.from !== is?.from || was?.to !== is?.to;
  });
