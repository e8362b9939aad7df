import { isCalendarDay } from '@quadrant/tournament';

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

const COUNTRY = /^[a-z]{2}$/i;
const COUNT = /^\d{1,6}$/;
const REGION = /^\P{C}{1,64}$/u;

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
    country: read('country', (text) => COUNTRY.test(text), 'a country as two letters, as DE')?.toUpperCase() ?? null,
    region: read('region', (text) => REGION.test(text), 'a name of at most 64 characters'),
    minGames: Number(read('minGames', (text) => COUNT.test(text), 'a whole number') ?? 0),
    activeSince: read('activeSince', isCalendarDay, 'a day of the calendar, as 2014-11-08'),
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
