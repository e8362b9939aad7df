import { PHASES } from './phase.js';
import { printedPhases, type LeagueSeason } from './season.js';

/** What may be changed of a season; what is left out stays. */
export type SeasonChange = Partial<
  Pick<LeagueSeason, 'startsOn' | 'endsOn' | 'phases' | 'tournamentsPerPhase' | 'qualifiers'>
>;

/** A season after a change. Parts that are those of 000, 12.2 follow the days of the season, unless others are given. */
export function changeSeason<Season extends LeagueSeason>(season: Season, change: SeasonChange): Season {
  const changed = { ...season, ...change };
  const isPrinted = hasPhases(season, printedPhases(season));
  return change.phases === undefined && isPrinted ? { ...changed, phases: printedPhases(changed) } : changed;
}

/** Whether two versions of a season say the same. */
export const isSameSeason = (one: LeagueSeason, other: LeagueSeason): boolean =>
  isWorthTheSame(one, other) && hasQualifiers(one, other.qualifiers);

/** Whether tournaments are worth the same in two versions of a season: how many qualify decides no points. */
export const isWorthTheSame = (one: LeagueSeason, other: LeagueSeason): boolean =>
  one.startsOn === other.startsOn &&
  one.endsOn === other.endsOn &&
  one.tournamentsPerPhase === other.tournamentsPerPhase &&
  hasPhases(one, other.phases);

export const hasQualifiers = ({ qualifiers: own }: LeagueSeason, other: LeagueSeason['qualifiers']): boolean =>
  own?.firstHalf === other?.firstHalf && own?.secondHalf === other?.secondHalf;

const hasPhases = ({ phases }: LeagueSeason, other: LeagueSeason['phases']): boolean =>
  PHASES.every((phase) => phases[phase]?.from === other[phase]?.from && phases[phase]?.to === other[phase]?.to);
