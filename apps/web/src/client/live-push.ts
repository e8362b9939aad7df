/** Asks for consent to push notices, and tells the server where this browser takes them. */

type State = 'off' | 'on' | 'denied' | 'asking' | 'failed' | 'no-service' | 'insecure' | 'unsupported';

/** The worker reads the texts of its page here. */
const TEXTS_CACHE = 'push-texts-1';

/** A browser that reaches no push service asks it again and again, and never says so. */
const PATIENCE_MS = 20_000;

const wait = (milliseconds: number): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), milliseconds));

let state: State = 'off';

const find = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-push]');

/** Each player has a page of their own; an account has one page, whatever address shows it after a refusal. */
const pageOf = (): string => find()?.dataset['pushPage'] ?? location.pathname;

if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && isSecureContext) {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if ('pushOn' in target.dataset) void change(begin);
    if ('pushOff' in target.dataset) void change(end);
  });
  void change(look);
} else {
  state = isSecureContext ? 'unsupported' : 'insecure';
  show();
}
document.addEventListener('live-renewed', show);

async function change(work: () => Promise<State>): Promise<void> {
  state = await work().catch((): State => 'failed');
  show();
}

function show(): void {
  const section = find();
  if (section === null) return;
  section.hidden = false;
  for (const part of section.querySelectorAll<HTMLElement>('[data-push-when]')) {
    part.hidden = part.dataset['pushWhen'] !== state;
  }
}

/** Tells whether this page takes notices already. A browser may have ended them by itself. */
async function look(): Promise<State> {
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration(pageOf());
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription == null) return 'off';
  await keepTexts();
  return 'on';
}

async function begin(): Promise<State> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushKey = '' } = find()?.dataset ?? {};
  const pushManager = await openManager();
  // Only the browser's own push service can be the reason when this fails after consent.
  state = 'asking';
  show();
  const asked = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }).catch(() => null);
  const subscription = await Promise.race([asked, wait(PATIENCE_MS)]);
  if (subscription === 'late') {
    // The server would not know of a subscription that comes later.
    void asked.then((late) => late?.unsubscribe());
    return 'no-service';
  }
  if (subscription === null) return 'no-service';
  await keepTexts();
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  if (await tellServer({ endpoint: subscription.endpoint, p256dh, auth })) return 'on';
  await subscription.unsubscribe();
  return 'failed';
}

async function end(): Promise<State> {
  const pushManager = await openManager();
  const subscription = await pushManager.getSubscription();
  if (subscription === null) return 'off';
  await tellServer({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return 'off';
}

/** The page of an account brings its worker; that of a player has one, which keeps the page. */
async function openManager(): Promise<PushManager> {
  const { worker } = find()?.dataset ?? {};
  if (worker !== undefined) await navigator.serviceWorker.register(worker, { scope: pageOf() });
  return (await navigator.serviceWorker.ready).pushManager;
}

/** With a link the cookies are left out: it alone says whose browser it is. */
async function tellServer(receiver: Readonly<Record<string, string>>): Promise<boolean> {
  const { link, csrf, pushOperation = '' } = find()?.dataset ?? {};
  const [method = '', path = ''] = pushOperation.split(' ');
  const answer = await fetch(path, {
    method,
    credentials: link === undefined ? 'same-origin' : 'omit',
    headers: { 'content-type': 'application/json', ...(csrf !== undefined && { 'x-csrf-token': csrf }) },
    body: JSON.stringify({ ...(link !== undefined && { link }), ...receiver }),
  });
  return answer.ok;
}

async function keepTexts(): Promise<void> {
  const cache = await caches.open(TEXTS_CACHE);
  await cache.put(pageOf(), new Response(find()?.dataset['pushTexts'] ?? '{}'));
}
