/** Suggestions below the search box of the header. Without them, and without this script, Enter leads to `/search`. */

import { say } from '../client-texts/say.js';

interface Hit {
  readonly kind: string;
  readonly title: string;
  readonly note: string | null;
  readonly startsAt: string | null;
  /** The address of the operation; the page has the same one without the prefix. */
  readonly link: string;
}

/** Suggestions appear this long after the last letter: most people type the next one sooner. */
const PAUSE_MS = 120;
const MOST_OF_A_KIND = 4;
const LIST = 'site-suggestions';

const input = document.querySelector<HTMLInputElement>('#site-search');
if (input !== null) addSuggestions(input);

function addSuggestions(box: HTMLInputElement): void {
  const list = document.createElement('ul');
  list.id = LIST;
  list.className = 'suggestions';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', say('Suggestions'));
  const said = document.createElement('span');
  said.className = 'unseen';
  said.setAttribute('role', 'status');
  box.after(list, said);
  box.setAttribute('role', 'combobox');
  box.setAttribute('aria-autocomplete', 'list');
  box.setAttribute('aria-controls', LIST);
  box.setAttribute('aria-expanded', 'false');

  let asked = new AbortController();
  let timer = 0;
  let chosen = -1;

  const options = () => [...list.children] as HTMLElement[];
  const choose = (index: number) => {
    chosen = index;
    options().forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const option = options()[index];
    if (option === undefined) box.removeAttribute('aria-activedescendant');
    else {
      box.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  };
  const show = (hits: readonly Hit[]) => {
    list.replaceChildren(...hits.map(optionOf));
    list.hidden = hits.length === 0;
    box.setAttribute('aria-expanded', String(hits.length > 0));
    choose(-1);
  };
  const close = () => {
    clearTimeout(timer);
    asked.abort();
    show([]);
    said.textContent = '';
  };
  const suggest = async () => {
    asked.abort();
    asked = new AbortController();
    const q = box.value.trim();
    if (q === '') return close();
    try {
      const hits = await find(q, asked.signal);
      show(hits);
      said.textContent =
        hits.length === 0
          ? say('No suggestions')
          : hits.length === 1
            ? say('1 suggestion')
            : say('{count} suggestions', { count: hits.length });
    } catch {
      // Another letter was typed, or the site cannot be reached: Enter still opens the page.
    }
  };

  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void suggest(), PAUSE_MS);
  });
  box.addEventListener('keydown', (event) => {
    const { length } = options();
    if (event.key === 'Escape' && length > 0) {
      // The box keeps its text: the next Escape clears it, as browsers do.
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      choose(chosen < 0 && step < 0 ? length - 1 : (chosen + step + length) % length);
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      options()[chosen]!.click();
    }
  });
  // A press on a suggestion must not take the focus from the box first.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const address = (event.target as Element).closest<HTMLElement>('[data-address]')?.dataset['address'];
    if (address !== undefined) location.assign(address);
  });
  box.addEventListener('blur', close);
}

async function find(q: string, signal: AbortSignal): Promise<Hit[]> {
  const query = new URLSearchParams({ q, limit: String(MOST_OF_A_KIND), similar: 'false' });
  const answer = await fetch(`/api/v1/search?${query.toString()}`, { headers: { accept: 'application/json' }, signal });
  if (!answer.ok) return [];
  const { rows } = (await answer.json()) as { rows: Hit[] };
  // A venue has no page.
  return rows.filter(({ kind }) => kind !== 'venue');
}

function optionOf({ title, link, ...hit }: Hit, index: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `${LIST}-${index}`;
  option.setAttribute('role', 'option');
  option.dataset['address'] = link.replace('/api/v1', '');
  const name = document.createElement('span');
  name.textContent = title;
  const note = document.createElement('span');
  note.className = 'quiet';
  note.textContent = noteOf(hit);
  option.append(name, note);
  return option;
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
