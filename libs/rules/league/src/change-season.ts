import { PHASES } from './phase.js';
import { printedPhases, type BestResults, type LeagueSeason } from './season.js';

/** What may be changed of a season; what is left out stays. */
export type SeasonChange = Partial<
  Pick<
    LeagueSeason,
    'season' | 'startsOn' | 'endsOn' | 'phases' | 'tournamentsPerPhase' | 'qualifiers' | 'best' | 'champion'
  >
>;

/** A season after a change. Parts that are those of 000, 12.2 follow the days of the season, unless others are given. */
export function changeSeason<Season extends LeagueSeason>(season: Season, change: SeasonChange): Season {
  const changed = { ...season, ...change };
  const isPrinted = hasPhases(season, printedPhases(season));
  return change.phases === undefined && isPrinted ? { ...changed, phases: printedPhases(changed) } : changed;
}

/** Whether two versions of a season say the same. */
export const isSameSeason = (one: LeagueSeason, other: LeagueSeason): boolean =>
  isWorthTheSame(one, other) && isDecidedAlike(one, other) && hasChampion(one, other.champion);

/** Whether the same points make the same players qualify and win in two versions of a season. */
export const isDecidedAlike = (one: LeagueSeason, other: LeagueSeason): boolean =>
  hasQualifiers(one, other.qualifiers) && hasBest(one, other, 'season') && hasBest(one, other, 'half');

/** Whether as many results count in two versions of a season: of the whole season, or of its halves. */
export const hasBest = ({ best: one }: LeagueSeason, { best: other }: LeagueSeason, of: keyof BestResults): boolean =>
  (one?.[of] ?? null) === (other?.[of] ?? null);

/** Whether the same champion is recorded: what the schemes of the next season may ask for. */
export const hasChampion = ({ champion: own }: LeagueSeason, other: LeagueSeason['champion']): boolean =>
  (own ?? null) === (other ?? null);

/** Whether its tournaments are worth the same in two versions of a season: how many qualify or count decides no points. */
export const isWorthTheSame = (one: LeagueSeason, other: LeagueSeason): boolean =>
  one.season === other.season &&
  one.startsOn === other.startsOn &&
  one.endsOn === other.endsOn &&
  one.tournamentsPerPhase === other.tournamentsPerPhase &&
  hasPhases(one, other.phases);

export const hasQualifiers = ({ qualifiers: own }: LeagueSeason, other: LeagueSeason['qualifiers']): boolean =>
  own?.firstHalf === other?.firstHalf && own?.secondHalf === other?.secondHalf;

const hasPhases = ({ phases }: LeagueSeason, other: LeagueSeason['phases']): boolean =>
  PHASES.every((phase) => phases[phase]?.from === other[phase]?.from && phases[phase]?.to === other[phase]?.to);
