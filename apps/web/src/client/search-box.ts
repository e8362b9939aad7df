/** Suggestions below the search box of the header. Without them, and without this script, Enter leads to `/search`. */

import { say } from '../client-texts/say.js';
import { addSuggestions, type Suggestion } from './suggestions/add-suggestions.js';

interface Hit {
  readonly kind: string;
  readonly title: string;
  readonly note: string | null;
  /** As exactly as it is known: a day, a month, a year or `unknown`. */
  readonly localDate: string | null;
  /** The address of the operation; the page has the same one without the prefix. */
  readonly link: string;
}

const MOST_OF_A_KIND = 4;

const input = document.querySelector<HTMLInputElement>('#site-search');
if (input !== null)
  addSuggestions(input, { id: 'site-suggestions', find, choose: (address) => location.assign(address) });

async function find(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q, limit: String(MOST_OF_A_KIND), similar: 'false' });
  const answer = await fetch(`/api/v1/search?${query.toString()}`, { headers: { accept: 'application/json' }, signal });
  if (!answer.ok) return [];
  const { rows } = (await answer.json()) as { rows: Hit[] };
  // A venue has no page.
  return rows.flatMap(({ title, link, ...hit }) =>
    hit.kind === 'venue' ? [] : [{ text: title, note: noteOf(hit), value: link.replace('/api/v1', '') }],
  );
}

/** Writes a local date as the pages do; it is empty where nothing is known. */
function tellDate(localDate: string): string {
  if (localDate.length < 'YYYY-MM'.length) return localDate;
  const isMonth = localDate.length === 'YYYY-MM'.length;
  if (isMonth && !/^\d/.test(localDate)) return '';
  const style = isMonth ? ({ month: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { ...style, year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(localDate));
}

function noteOf({ kind, note, localDate }: Pick<Hit, 'kind' | 'note' | 'localDate'>): string {
  if (kind === 'tournament')
    return [say('Tournament'), tellDate(localDate ?? '')].filter((each) => each !== '').join(', ');
  return kind === 'league' ? say('League') : (note ?? say('Player'));
}
