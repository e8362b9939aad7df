import { say } from '../client-texts/say.js';

/**
 * Follows the job of a batch, sends many files one by one with a bar, and lets the keyboard answer questions about people.
 * Without this script, each of these is a form.
 */

/** The state of a job is asked for so often. */
const LOOK_MS = 1500;
/** So many files are on their way at once. */
const AT_ONCE = 3;
/** A question stays open for two minutes unless the page asks again. */
const RENEW_MS = 60_000;
/** The page remembers these while it loads again. */
const [NOT_ADDED, BEING_SENT, BACK] = ['files-not-added', 'files-being-sent', 'take-last-answer-back'];
/** A sentence names so many files. */
const MOST_NAMED = 50;

const job = document.querySelector<HTMLElement>('[data-batch-job]');
if (job !== null) void follow(job, job.dataset['batchJob'] ?? '');
const upload = document.querySelector<HTMLElement>('[data-batch-upload]');
if (upload !== null) takeFiles(upload, upload.dataset['batchUpload'] ?? '');
const cards = document.querySelector<HTMLElement>('[data-people-cards]');
if (cards !== null) answerByKeys(cards);

interface Followed {
  readonly job: { readonly step: string; readonly done: number; readonly total: number } | null;
  readonly error: unknown;
}

/** The page is not loaded again while somebody fills in or sends a form: they would lose it. */
let isUsed = false;
for (const event of ['input', 'submit']) document.addEventListener(event, () => (isUsed = true));

async function follow(bar: HTMLElement, address: string): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const answer = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => null);
    if (answer?.ok !== true) continue;
    const { job: now, error } = (await answer.json()) as Followed;
    if (now === null || error !== null || now.step !== bar.dataset['step']) {
      if (bar.dataset['stays'] !== undefined)
        write(bar, '[data-job-said]', say('The work is done. Send your answer now.'));
      else if (isUsed) write(bar, '[data-job-said]', say('The work is done. Load the page again to see its result.'));
      else location.reload();
      return;
    }
    show(bar, now.done, now.total);
  }
}

function show(bar: HTMLElement, done: number, total: number): void {
  const meter = bar.querySelector('progress');
  if (meter !== null) {
    meter.max = Math.max(total, 1);
    meter.value = done;
  }
  write(bar, '[data-done]', String(done));
  write(bar, '[data-total]', String(total));
  write(bar, '[data-open]', String(Math.max(0, total - done)));
}

function write(place: ParentNode, selector: string, text: string): void {
  const element = place.querySelector(selector);
  if (element !== null && element.textContent !== text) element.textContent = text;
}

function takeFiles(section: HTMLElement, address: string): void {
  const form = section.querySelector('form')!;
  const input = section.querySelector<HTMLInputElement>('input[name="file"]')!;
  const folder = section.querySelector<HTMLInputElement>('[data-folder-input]')!;
  folder.webkitdirectory = true;
  section.querySelector<HTMLElement>('[data-folder]')!.hidden = false;
  sayNotAdded(section, address);
  form.addEventListener('submit', (event) => {
    const files = [...(input.files ?? []), ...(folder.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void sendAll(section, address, files);
  });
}

async function sendAll(section: HTMLElement, address: string, files: readonly File[]): Promise<void> {
  const button = section.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  const bar = section.querySelector<HTMLElement>('[data-upload-progress]')!;
  const token = section.querySelector<HTMLInputElement>('input[name="_csrf"]')?.value ?? '';
  const refused: string[] = [];
  const queue = [...files];
  let done = 0;
  button.disabled = true;
  bar.hidden = false;
  show(bar, 0, files.length);
  // Another page stops the sending. The browser asks first, and the next page names the files that are missing.
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', warn);
  const missing = new Set(files.map(pathOf));
  const note = () =>
    sessionStorage.setItem(
      BEING_SENT,
      JSON.stringify({ address, sent: done, missing: [...missing] } satisfies Stopped),
    );
  note();
  const sendSome = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const reason = await sendOne(address, file, token);
      if (reason !== null) refused.push(`${pathOf(file)}: ${reason}`);
      done += 1;
      missing.delete(pathOf(file));
      note();
      show(bar, done, files.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  button.disabled = false;
  removeEventListener('beforeunload', warn);
  sessionStorage.removeItem(BEING_SENT);
  // The page shows what was added, such as the button that reads it, only after it was loaded again.
  if (refused.length > 0) sessionStorage.setItem(NOT_ADDED, refused.join(' '));
  location.reload();
}

/** An upload that another page stopped. */
interface Stopped {
  readonly address: string;
  readonly sent: number;
  readonly missing: readonly string[];
}

function sayStopped(section: HTMLElement, address: string): void {
  const stopped = JSON.parse(sessionStorage.getItem(BEING_SENT) ?? 'null') as Stopped | null;
  if (stopped?.address !== address) return;
  sessionStorage.removeItem(BEING_SENT);
  const { sent, missing } = stopped;
  const named = missing.slice(0, MOST_NAMED).join(', ');
  write(
    section,
    '[data-upload-said]',
    say(
      'You left the page while files were sent. Sent: {sent}. Not sent: {missing} ({files}). Choose the same files again: those that are there are not stored twice.',
      { sent, missing: missing.length, files: missing.length > MOST_NAMED ? `${named}, …` : named },
    ),
  );
}

function sayNotAdded(section: HTMLElement, address: string): void {
  sayStopped(section, address);
  const files = sessionStorage.getItem(NOT_ADDED);
  if (files === null) return;
  sessionStorage.removeItem(NOT_ADDED);
  write(section, '[data-upload-said]', say('Not added: {files}', { files }));
}

/** A folder that was chosen is no part of the path: the files in it are. */
function pathOf({ webkitRelativePath, name }: File): string {
  return webkitRelativePath === '' ? name : webkitRelativePath.slice(webkitRelativePath.indexOf('/') + 1);
}

/** Returns the reason why a file was not taken; null where it was. */
async function sendOne(address: string, file: File, token: string): Promise<string | null> {
  if (file.size === 0) return say('The file is empty.');
  const answer = await fetch(`${address}?${new URLSearchParams({ path: pathOf(file) }).toString()}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'x-csrf-token': token, accept: 'application/json' },
    body: file,
  }).catch(() => null);
  if (answer === null) return say('The connection broke.');
  const told = (await answer.json().catch(() => ({}))) as {
    detail?: string;
    refused?: { path: string; reason: string }[];
  };
  if (!answer.ok) return told.detail ?? String(answer.status);
  const [first] = told.refused ?? [];
  return first === undefined ? null : `${first.path}: ${first.reason}`;
}

const VERDICTS: Readonly<Record<string, string>> = { s: 'same', t: 'two', d: 'unknown' };

/** The question that is answered by a key is the one with the focus in it, otherwise the first one. */
function answerByKeys(list: HTMLElement): void {
  const open = () => [...list.querySelectorAll<HTMLElement>('[data-question]:not([data-answered])')];
  const current = () => open().find((each) => each.contains(document.activeElement)) ?? open()[0];
  let isSending = false;
  document.querySelector<HTMLElement>('[data-people-keys]')!.hidden = false;
  current()?.setAttribute('data-current', '');
  // Others cannot answer the question that is open here, as long as this page asks for it.
  list.addEventListener('focusin', () => void keepOpen(list, current()));
  setInterval(() => {
    if (!document.hidden && list.contains(document.activeElement)) void keepOpen(list, current());
  }, RENEW_MS);

  const goTo = (question: HTMLElement | undefined) => {
    for (const each of list.querySelectorAll('[data-current]')) each.removeAttribute('data-current');
    if (question === undefined) {
      location.reload();
      return;
    }
    question.setAttribute('data-current', '');
    question.focus();
    question.scrollIntoView({ block: 'center' });
  };

  const answer = async (question: HTMLElement, button: HTMLButtonElement) => {
    const form = question.querySelector('form')!;
    if (isSending) return;
    isSending = true;
    const body = new URLSearchParams(
      [...new FormData(form, button)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const sent = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    isSending = false;
    // A redirection says that the answer is stored. Everything else is shown by the page itself.
    if (sent?.type !== 'opaqueredirect') {
      form.requestSubmit(button);
      return;
    }
    const next = open()[open().indexOf(question) + 1] ?? open().find((each) => each !== question);
    question.dataset['answered'] = button.value;
    form.hidden = true;
    write(
      document,
      '[data-people-said]',
      say('Saved. {question}: {answer}', {
        question: question.querySelector('h3')?.textContent ?? '',
        answer: button.textContent,
      }),
    );
    goTo(next);
  };

  list.addEventListener('submit', (event) => {
    const { submitter, target } = event;
    const question = (target as HTMLElement).closest<HTMLElement>('[data-question]');
    if (question === null || !(submitter instanceof HTMLButtonElement) || question.dataset['answered'] !== undefined)
      return;
    if (question.dataset['again'] !== undefined) return;
    event.preventDefault();
    question.dataset['again'] = '';
    void answer(question, submitter);
  });
  document.addEventListener('keydown', (event) => {
    const key = keyOf(event);
    if (key === null || key === 'u') return;
    const question = current();
    const button = question?.querySelector<HTMLButtonElement>(`button[value="${VERDICTS[key] ?? ''}"]`);
    if (question === undefined || button == null) return;
    event.preventDefault();
    button.click();
  });
}

/** Returns a key that is no part of a text or of a shortcut of the browser. */
function keyOf({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const isTyped =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return isTyped || ctrlKey || metaKey || altKey ? null : key;
}

/** Opens a question for this reader; where somebody else has it open, it says so and takes no answer. */
async function keepOpen(list: HTMLElement, question: HTMLElement | undefined): Promise<void> {
  const form = question?.querySelector('form');
  if (question === undefined || form == null) return;
  const now = Date.now();
  if (now - Number(question.dataset['openedAt'] ?? 0) < RENEW_MS / 2) return;
  question.dataset['openedAt'] = String(now);
  const [tournament, spelling, otherTournament, otherSpelling] = JSON.parse(
    question.dataset['question'] ?? '[]',
  ) as string[];
  const token = form.querySelector<HTMLInputElement>('input[name="_csrf"]')?.value ?? '';
  const answer = await fetch((list.dataset['peopleCards'] ?? '').replace('POST ', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': token, accept: 'application/json' },
    body: JSON.stringify({
      one: { tournament, spelling },
      other: { tournament: otherTournament, spelling: otherSpelling },
    }),
  }).catch(() => null);
  if (answer?.status !== 409) return;
  const { by } = (await answer.json().catch(() => ({}))) as { by?: string };
  if (by === undefined) return;
  form.hidden = true;
  question.dataset['answered'] = 'elsewhere';
  write(document, '[data-people-said]', say('{by} has this question open. Answer another one meanwhile.', { by }));
}

/** The newest answer may have been given on this page: then the page is loaded again, so that it is in the list. */
function takeBack(): void {
  const isNewer = document.querySelector('[data-people-cards] [data-answered]') !== null;
  if (isNewer) {
    sessionStorage.setItem(BACK, 'yes');
    location.reload();
    return;
  }
  document.querySelector<HTMLButtonElement>('[data-last-answer]')?.click();
}

// The last answer may leave no question, and can be taken back all the same.
document.addEventListener('keydown', (event) => {
  if (keyOf(event) === 'u') takeBack();
});

if (sessionStorage.getItem(BACK) !== null) {
  sessionStorage.removeItem(BACK);
  document.querySelector<HTMLButtonElement>('[data-last-answer]')?.click();
}
