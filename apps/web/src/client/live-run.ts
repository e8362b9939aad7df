/** Keeps the page of a director or a player working without a network: the page itself, and new entries until the server has them. */
import { IN_BACKGROUND } from '../serving/background-header.js';
import { readEntryForm, type FormEntry } from './unsent/read-entry-form.js';
import { ask, sendUnsent, type Sending } from './unsent/send-unsent.js';
import { showAtForms } from './unsent/show-at-forms.js';
import { sortUnsent } from './unsent/sort-unsent.js';
import { UnsentBox } from './unsent/unsent-box.js';
import { addUnsent, FORMAT, listUnsent } from './unsent/unsent-store.js';

const AGAIN_MS = 5000;
/** A screen reader announces changes of an existing page only, so the text changes after this time. */
const SAID_MS = 100;
const RESTORED_MS = 2000;
const UNDO_MS = 10_000;

const box = new UnsentBox(() => void send());
const { account = '', tournament = '', worker } = box.find()?.dataset ?? {};
const live = document.querySelector<HTMLElement>('[data-live]')?.dataset['live'] ?? '';
let again: ReturnType<typeof setTimeout> | undefined;
let ended: Sending = 'all';

offerUndo();
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

/** The last result can be taken back beside the message about it, for a short time. */
function offerUndo(): void {
  const undo = document.querySelector<HTMLElement>('[data-undo]');
  if (undo === null) return;
  undo.hidden = false;
  setTimeout(() => undo.remove(), UNDO_MS);
}

function catchEntry(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const entry = readEntryForm(form, live);
  if (entry === null) return;
  event.preventDefault();
  if (form.dataset['sending'] !== undefined) return;
  form.dataset['sending'] = '';
  void enter(form, entry)
    // A browser without storage sends the form as usual.
    .catch(() => form.submit())
    .finally(() => delete form.dataset['sending']);
}

/** Sends an entry as its form does. Without an answer, the entry is kept, and later ones wait behind it. */
async function enter(form: HTMLFormElement, entry: FormEntry): Promise<void> {
  if (sortUnsent(await listUnsent(), account).waiting.length === 0) {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const answer = await ask(form.action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    if (answer?.type === 'opaqueredirect') return showPage(form);
    // The key makes it the same entry, and the answer shows the error beside the form.
    if (answer !== null) return form.submit();
  }
  const madeAt = new Date().toISOString();
  await addUnsent({ format: FORMAT, live, tournament, account, madeAt, refused: null, ...entry });
  form.reset();
  // The message about an earlier action must not look like the answer to this entry.
  document.querySelector('.said')?.remove();
  ended = 'away';
  await show();
  await send();
}

/** Opens the page of a form again. A page that shows a refusal answers a form, and a reload would send that form again. */
function showPage(form: HTMLFormElement): void {
  const then = new FormData(form).get('_then');
  const page = typeof then === 'string' ? then : (new URL(form.action).searchParams.get('from') ?? location.pathname);
  const [path, place] = page.split('#');
  if (path !== location.pathname + location.search) return location.replace(page);
  history.replaceState(null, '', page);
  // Without a place the page starts at its top, where it says what was done.
  history.scrollRestoration = 'manual';
  if (place === undefined) scrollTo(0, 0);
  location.reload();
}

/** Shows the place of an entry with the focus. The result is announced again, since the focus is elsewhere. */
function showPlace(): void {
  // Any earlier, the browser would scroll back to the old position.
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

/** Sends waiting entries, and tries again later while some are left. */
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

/** Keeps the page and everything that it needs on this device, where the browser allows it. */
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
