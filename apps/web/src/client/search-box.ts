/** Suggestions below the search box of the header. Without them, and without this script, Enter leads to `/search`. */

import { say } from '../client-texts/say.js';
import { addSuggestions, type Suggestion } from './suggestions/add-suggestions.js';

interface Hit {
  readonly kind: string;
  readonly title: string;
  readonly note: string | null;
  readonly startsAt: string | null;
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

/** As the pages write a local date. */
const tellDate = (localDate: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(localDate));

function noteOf({ kind, note, startsAt }: Pick<Hit, 'kind' | 'note' | 'startsAt'>): string {
  if (kind === 'tournament')
    return startsAt === null ? say('Tournament') : `${say('Tournament')}, ${tellDate(startsAt.slice(0, 10))}`;
  return kind === 'league' ? say('League') : (note ?? say('Player'));
}
