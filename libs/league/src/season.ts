/** A season of a league, both days included; local calendar dates as `YYYY-MM-DD` (000, 12.2: October to March). */
export interface LeagueSeason {
  readonly id: number;
  readonly league: string;
  readonly season: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The season of a league that covers a local calendar date, or null. */
export function findSeason(seasons: readonly LeagueSeason[], league: string, localDate: string): LeagueSeason | null {
  return (
    seasons.find((each) => each.league === league && each.startsOn <= localDate && localDate <= each.endsOn) ?? null
  );
}

/** The Trek Masters season of a local calendar date: its calendar year (000, 11.2.2). */
export const mastersSeason = (localDate: string): number => Number(localDate.slice(0, 4));
