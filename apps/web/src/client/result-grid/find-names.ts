import { say } from '../../client-texts/say.js';
import type { Suggestion } from '../suggestions/add-suggestions.js';
import { namesBeginning, rankNames } from './rank-names.js';

interface KnownPlayer {
  readonly id: string;
  /** Their name, where it is not their handle. */
  readonly note: string | null;
  readonly country: string | null;
  readonly rating: number | null;
}

const MOST = 8;

/**
 * Finds the players that a name may mean while it is being typed: those of this grid, then those of the site with their
 * country and rating.
 *
 * @param others names in the other cells of the grid
 * @param game whose rating is shown; '' for none
 */
export async function findNames(
  typed: string,
  signal: AbortSignal,
  { others, game }: { readonly others: readonly string[]; readonly game: string },
): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q: typed, kind: 'player', limit: String(MOST), ...(game !== '' && { game }) });
  const known = await search(query, signal);
  const hints = known.map(({ id, ...facts }) => ({ handle: id, note: noteOf(id, facts) }));
  const here = namesBeginning(typed, others);
  return rankNames(here, hints, say('in this tournament'), MOST).map(({ handle, note }) => ({
    text: handle,
    note,
    value: handle,
  }));
}

/** Without the site, the players of the grid are still suggested. */
async function search(query: URLSearchParams, signal: AbortSignal): Promise<readonly KnownPlayer[]> {
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`/api/v1/search?${query.toString()}`, { headers, signal });
    return answer.ok ? ((await answer.json()) as { rows: KnownPlayer[] }).rows : [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

function noteOf(handle: string, { note, country, rating }: Omit<KnownPlayer, 'id'>): string {
  const countries = new Intl.DisplayNames([document.documentElement.lang], { type: 'region' });
  return [
    ...(note === null || note === handle ? [] : [note]),
    ...(country === null ? [] : [countries.of(country) ?? country]),
    ...(rating === null ? [] : [say('rating {rating}', { rating: Math.round(rating) })]),
  ].join(', ');
}
