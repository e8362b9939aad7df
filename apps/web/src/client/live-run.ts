/** Keeps the page of a director working without a network: the page itself, and what is entered on it until the server has it. */
import { IN_BACKGROUND } from '../serving/background-header.js';
import { readEntryForm, type FormEntry } from './unsent/read-entry-form.js';
import { ask, sendUnsent, type Sending } from './unsent/send-unsent.js';
import { showAtForms } from './unsent/show-at-forms.js';
import { sortUnsent } from './unsent/sort-unsent.js';
import { UnsentBox } from './unsent/unsent-box.js';
import { addUnsent, FORMAT, listUnsent } from './unsent/unsent-store.js';

const AGAIN_MS = 5000;
/** A screen reader hears what changes in a page that is there. */
const SAID_MS = 100;
const RESTORED_MS = 2000;

const box = new UnsentBox(() => void send());
const { account = '', tournament = '', worker } = box.find()?.dataset ?? {};
const live = document.querySelector<HTMLElement>('[data-live]')?.dataset['live'] ?? '';
let again: ReturnType<typeof setTimeout> | undefined;
let ended: Sending = 'all';

if (!isSecureContext) box.tellPage('insecure');
else if (account !== '') {
  document.addEventListener('submit', catchEntry);
  document.addEventListener('live-renewed', () => void show());
  document.addEventListener('visibilitychange', () => void send());
  addEventListener('online', () => void send());
  void keepPage();
  void send();
  showPlace();
}

function catchEntry(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const entry = readEntryForm(form, live);
  if (entry === null) return;
  event.preventDefault();
  if (form.dataset['sending'] !== undefined) return;
  form.dataset['sending'] = '';
  void enter(form, entry)
    // A browser that stores nothing sends the form as it always did.
    .catch(() => form.submit())
    .finally(() => delete form.dataset['sending']);
}

/** Sends an entry as its form does. Without an answer it is kept, and what is entered after it waits behind it. */
async function enter(form: HTMLFormElement, entry: FormEntry): Promise<void> {
  if (sortUnsent(await listUnsent(), account).waiting.length === 0) {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const answer = await ask(form.action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    if (answer?.type === 'opaqueredirect') return showPage(form);
    // Its key makes the same entry of it, and the answer says what is wrong beside the form.
    if (answer !== null) return form.submit();
  }
  const madeAt = new Date().toISOString();
  await addUnsent({ format: FORMAT, live, tournament, account, madeAt, refused: null, ...entry });
  form.reset();
  // What was done before is no answer to this entry.
  document.querySelector('.said')?.remove();
  ended = 'away';
  await show();
  await send();
}

/** The page of a form as it is now. A page that shows a refusal is the answer to a form, and a reload sends that form again. */
function showPage(form: HTMLFormElement): void {
  const then = new FormData(form).get('_then');
  const page = typeof then === 'string' ? then : (new URL(form.action).searchParams.get('from') ?? location.pathname);
  const [path, place] = page.split('#');
  if (path !== location.pathname + location.search) return location.replace(page);
  history.replaceState(null, '', page);
  // Without a place the page begins at its top, where it says what was done.
  history.scrollRestoration = 'manual';
  if (place === undefined) scrollTo(0, 0);
  location.reload();
}

/** Where an entry leads, in sight and with the focus; what was done is said once more, since the focus is elsewhere. */
function showPlace(): void {
  // Earlier, the browser would scroll back to where the page was before.
  setTimeout(() => (history.scrollRestoration = 'auto'), RESTORED_MS);
  const place = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  const said = document.querySelector<HTMLElement>('.said > p');
  if (place === null || said === null) return;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
  const text = said.textContent;
  said.textContent = '';
  setTimeout(() => (said.textContent = text), SAID_MS);
}

/** Sends what waits, and tries again later while something does. */
async function send(): Promise<void> {
  clearTimeout(again);
  const sent = await sendUnsent(account);
  ended = sent.ended;
  if (sent.answered > 0) document.dispatchEvent(new Event('live-stale'));
  await show();
  if (ended !== 'all') again = setTimeout(() => void send(), AGAIN_MS);
}

async function show(): Promise<void> {
  const sorted = sortUnsent(await listUnsent(), account);
  box.show(sorted, ended);
  showAtForms(sorted, live);
}

/** The page and everything that it needs stay on this device, where the browser allows it. */
async function keepPage(): Promise<void> {
  // A page that shows a refusal has another address.
  if (worker === undefined || !('serviceWorker' in navigator) || !location.pathname.startsWith('/live/')) return;
  navigator.serviceWorker.addEventListener('message', () => box.tellPage('kept'));
  await navigator.serviceWorker.register(worker, { scope: location.pathname });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const assets = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const keep = [...new Set([location.pathname, ...assets.map(({ pathname }) => pathname)])];
  active?.postMessage({ keep, headers: IN_BACKGROUND });
}
