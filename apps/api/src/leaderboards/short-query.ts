import { LARGEST_PAGE } from '@quadrant/http';
import { LARGEST_MIN_GAMES } from '@quadrant/store/reading';
import { parseMoment } from '../requests/moment.js';
import { LeaderboardFilters } from './leaderboard-filters.dto.js';

/** Matches addresses of leaderboards whose query needs no decoding. */
export const SHORT_ADDRESS = /^\/api\/v1\/leaderboards\/([\w-]+)\/([\w-]+)(?:\?([\w=&:.-]*))?$/;

const NUMBER = /^(0|[1-9]\d{0,6})$/;

const wholeNumber = (text: string, least: number, most: number): number | null => {
  const number = NUMBER.test(text) ? Number(text) : least - 1;
  return number >= least && number <= most ? number : null;
};

/** Reads a parameter into filters. It returns false for a value that people and programs do not usually write. */
const READERS: Readonly<Record<string, (filters: LeaderboardFilters, text: string) => boolean>> = {
  limit: (filters, text) => {
    const limit = wholeNumber(text, 1, LARGEST_PAGE);
    if (limit !== null) filters.limit = limit;
    return limit !== null;
  },
  minGames: (filters, text) => {
    const games = wholeNumber(text, 0, LARGEST_MIN_GAMES);
    if (games !== null) filters.minGames = games;
    return games !== null;
  },
  provisional: (filters, text) => {
    if (text !== 'include' && text !== 'exclude' && text !== 'only') return false;
    filters.provisional = text;
    return true;
  },
  activeSince: (filters, text) => {
    filters.activeSince = text;
    return parseMoment(text) !== null;
  },
};

/**
 * Returns the filters of a usual query for the first page of the current numbers. It returns null for every other
 * query, which validation reads or refuses.
 */
export function readShortQuery(query: string): LeaderboardFilters | null {
  const filters = new LeaderboardFilters();
  const read = new Set<string>();
  for (const part of query === '' ? [] : query.split('&')) {
    const [name = '', value = '', ...more] = part.split('=');
    if (more.length > 0 || read.has(name) || !Object.hasOwn(READERS, name)) return null;
    if (!READERS[name]!(filters, value)) return null;
    read.add(name);
  }
  return filters;
}
