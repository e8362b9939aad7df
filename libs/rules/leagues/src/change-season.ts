import { PHASES } from './phase.js';
import { printedPhases, type BestResults, type LeagueSeason } from './season.js';

/** These parts of a season may be changed; a part that is left out stays. */
export type SeasonChange = Partial<
  Pick<
    LeagueSeason,
    | 'season'
    | 'startsOn'
    | 'endsOn'
    | 'phases'
    | 'tournamentsPerPhase'
    | 'qualifiers'
    | 'best'
    | 'pointsTable'
    | 'champion'
  >
>;

/** Returns a season after a change. Its phases follow the new days if they are those of 000, 12.2, unless others are given. */
export function changeSeason<Season extends LeagueSeason>(season: Season, change: SeasonChange): Season {
  const changed = { ...season, ...change };
  const isPrinted = hasPhases(season, printedPhases(season));
  return change.phases === undefined && isPrinted ? { ...changed, phases: printedPhases(changed) } : changed;
}

/** Tells whether two versions of a season are equal. */
export const isSameSeason = (one: LeagueSeason, other: LeagueSeason): boolean =>
  isWorthTheSame(one, other) && isDecidedAlike(one, other) && hasChampion(one, other.champion);

/** Tells whether the same points make the same players qualify and win in two versions of a season. */
export const isDecidedAlike = (one: LeagueSeason, other: LeagueSeason): boolean =>
  hasQualifiers(one, other.qualifiers) && hasBest(one, other, 'season') && hasBest(one, other, 'half');

/** Tells whether the same number of results counts in two versions: of the whole season, or of its halves. */
export const hasBest = ({ best: one }: LeagueSeason, { best: other }: LeagueSeason, of: keyof BestResults): boolean =>
  (one?.[of] ?? null) === (other?.[of] ?? null);

/** Tells whether the same champion is recorded. The schemes of the next season may ask for the champion. */
export const hasChampion = ({ champion: own }: LeagueSeason, other: LeagueSeason['champion']): boolean =>
  (own ?? null) === (other ?? null);

/** Tells whether tournaments give the same points in two versions; numbers of qualifiers and of results do not matter. */
export const isWorthTheSame = (one: LeagueSeason, other: LeagueSeason): boolean =>
  one.season === other.season &&
  one.startsOn === other.startsOn &&
  one.endsOn === other.endsOn &&
  one.tournamentsPerPhase === other.tournamentsPerPhase &&
  tellTable(one) === tellTable(other) &&
  hasPhases(one, other.phases);

/** Returns the points of places as one text; null for the printed table. */
export const tellTable = ({ pointsTable: own }: Pick<LeagueSeason, 'pointsTable'>): string | null =>
  own == null
    ? null
    : [own.lastPlaces, ...own.rows.map(({ from, points }) => `${from}: ${points.join(' ')}`)].join('; ');

export const hasQualifiers = ({ qualifiers: own }: LeagueSeason, other: LeagueSeason['qualifiers']): boolean =>
  own?.firstHalf === other?.firstHalf && own?.secondHalf === other?.secondHalf;

const hasPhases = ({ phases }: LeagueSeason, other: LeagueSeason['phases']): boolean =>
  PHASES.every((phase) => phases[phase]?.from === other[phase]?.from && phases[phase]?.to === other[phase]?.to);
