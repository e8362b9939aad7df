import { LARGEST_MIN_GAMES } from '@quadrant/persistence';
import { isCalendarDay, isCountry, isRegion } from '@quadrant/tournament';

/** Who is wanted on a leaderboard; null and 0 are everybody. */
export interface Filters {
  readonly country: string | null;
  readonly region: string | null;
  readonly minGames: number;
  /** `YYYY-MM-DD`, from its first moment in UTC. */
  readonly activeSince: string | null;
}

/** What a form sent, as far as it can be used, and a sentence for everything that cannot. */
export interface FilterReading {
  readonly filters: Filters;
  readonly complaints: readonly string[];
}

const isNumberOfGames = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= LARGEST_MIN_GAMES;

/** Reads the filters of an address. An empty field is no filter, as forms send all of their fields. */
export function readFilters(query: Readonly<Record<string, unknown>>): FilterReading {
  const complaints: string[] = [];
  const read = (name: keyof Filters, isRight: (text: string) => boolean, expected: string): string | null => {
    const value = query[name];
    const text = typeof value === 'string' ? value.trim() : value;
    if (text === undefined || text === '') return null;
    if (typeof text === 'string' && isRight(text)) return text;
    complaints.push(`The filter "${name}" is not used: it has to be ${expected}.`);
    return null;
  };
  const filters = {
    country: read('country', isCountry, 'a country as two letters, such as DE')?.toUpperCase() ?? null,
    region: read('region', isRegion, 'a name of at most 64 visible characters'),
    minGames: Number(read('minGames', isNumberOfGames, `a whole number of at most ${LARGEST_MIN_GAMES}`) ?? 0),
    activeSince: read('activeSince', isCalendarDay, 'a day of the calendar, such as 2014-11-08'),
  };
  return { filters, complaints };
}

/** The address of a leaderboard, or of a page of it, under these filters. */
export function addressOf(path: string, filters: Filters, cursor: string | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, cursor })) {
    if (value !== null && value !== 0) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
