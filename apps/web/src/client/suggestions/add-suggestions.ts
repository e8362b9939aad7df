import { say } from '../../client-texts/say.js';

/** Suggestions appear this long after the last letter: most people type the next one sooner. */
const PAUSE_MS = 120;

export interface Suggestion {
  readonly text: string;
  readonly note: string;
  /** It is what `choose` gets. */
  readonly value: string;
}

interface Suggesting {
  /** The id of the list, which no other element has. */
  readonly id: string;
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  readonly choose: (value: string) => void;
  /** Puts the list into the page; without it, the list stands behind the box. */
  readonly place?: (list: HTMLElement) => void;
  /** Tells whether Tab takes the suggestion that is marked, too. */
  readonly isTakenByTab?: boolean;
}

/**
 * Suggests something below a box while somebody types, as the combobox of WAI-ARIA does: arrows mark a suggestion, Enter
 * takes it, and Escape closes the list.
 *
 * @returns a function that takes the list away again
 */
export function addSuggestions(box: HTMLInputElement, suggesting: Suggesting): () => void {
  const { id, find, choose, place = (list) => box.after(list), isTakenByTab = false } = suggesting;
  const list = document.createElement('ul');
  list.id = id;
  list.className = 'suggestions';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', say('Suggestions'));
  const said = document.createElement('span');
  said.className = 'unseen';
  said.setAttribute('role', 'status');
  place(list);
  list.after(said);
  const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-expanded': 'false' };
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);

  let asked = new AbortController();
  let timer = 0;
  let marked = -1;

  const options = () => [...list.children] as HTMLElement[];
  const mark = (index: number) => {
    marked = index;
    options().forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const option = options()[index];
    if (option === undefined) box.removeAttribute('aria-activedescendant');
    else {
      box.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  };
  const show = (found: readonly Suggestion[]) => {
    list.replaceChildren(...found.map((each, index) => optionOf(each, `${id}-${index}`)));
    list.hidden = found.length === 0;
    box.setAttribute('aria-expanded', String(found.length > 0));
    mark(-1);
  };
  const close = () => {
    clearTimeout(timer);
    asked.abort();
    show([]);
    said.textContent = '';
  };
  const take = (option: HTMLElement | null | undefined) => {
    const value = option?.dataset['value'];
    close();
    if (value !== undefined) choose(value);
  };
  const suggest = async () => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const typed = box.value.trim();
    if (typed === '') return close();
    try {
      const found = await find(typed, signal);
      if (signal.aborted) return;
      show(found);
      said.textContent =
        found.length === 0
          ? say('No suggestions')
          : found.length === 1
            ? say('1 suggestion')
            : say('{count} suggestions', { count: found.length });
    } catch {
      // Another letter was typed, or the site cannot be reached: people can still type everything.
    }
  };

  const leaving = new AbortController();
  const { signal } = leaving;
  box.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void suggest(), PAUSE_MS);
    },
    { signal },
  );
  box.addEventListener(
    'keydown',
    (event) => {
      const { length } = options();
      if (event.key === 'Escape' && length > 0) {
        // The box keeps its text: the next Escape clears a box for searching, as browsers do.
        event.preventDefault();
        close();
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        mark(marked < 0 && step < 0 ? length - 1 : (marked + step + length) % length);
      } else if (event.key === 'Enter' && marked >= 0) {
        event.preventDefault();
        take(options()[marked]);
      } else if (event.key === 'Tab' && marked >= 0 && isTakenByTab) take(options()[marked]);
    },
    { signal },
  );
  // A press on a suggestion must not take the focus from the box first.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => take((event.target as Element).closest<HTMLElement>('[role="option"]')));
  box.addEventListener('blur', close, { signal });

  return () => {
    close();
    leaving.abort();
    list.remove();
    said.remove();
    for (const name of [...Object.keys(attributes), 'aria-activedescendant']) box.removeAttribute(name);
  };
}

function optionOf({ text, note, value }: Suggestion, id: string): HTMLElement {
  const option = document.createElement('li');
  option.id = id;
  option.setAttribute('role', 'option');
  option.dataset['value'] = value;
  const name = document.createElement('span');
  name.dir = 'auto';
  name.textContent = text;
  const quiet = document.createElement('span');
  quiet.className = 'quiet';
  quiet.textContent = note;
  option.append(name, quiet);
  return option;
}
