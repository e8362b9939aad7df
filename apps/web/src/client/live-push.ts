/** Asks for consent to push notices, and tells the server where this browser takes them. */

type State = 'off' | 'on' | 'denied' | 'failed';

/** The worker reads the texts of its page here. */
const TEXTS_CACHE = 'push-texts-1';

let state: State = 'off';

const find = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-push]');

if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && isSecureContext) {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if ('pushOn' in target.dataset) void change(begin);
    if ('pushOff' in target.dataset) void change(end);
  });
  document.addEventListener('live-renewed', show);
  void change(look);
}

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
  const registration = await navigator.serviceWorker.getRegistration(location.pathname);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription == null) return 'off';
  await keepTexts();
  return 'on';
}

async function begin(): Promise<State> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushKey = '' } = find()?.dataset ?? {};
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  await keepTexts();
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  if (await tellServer({ endpoint: subscription.endpoint, p256dh, auth })) return 'on';
  await subscription.unsubscribe();
  return 'failed';
}

async function end(): Promise<State> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription === null) return 'off';
  await tellServer({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return 'off';
}

/** Leaves the cookies out: the link alone says whose browser it is. */
async function tellServer(receiver: Readonly<Record<string, string>>): Promise<boolean> {
  const live = document.querySelector<HTMLElement>('[data-live]')?.dataset['live'] ?? '';
  const { link = '' } = find()?.dataset ?? {};
  const answer = await fetch(`/api/v1/live/${live}/own-notices`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link, ...receiver }),
  });
  return answer.ok;
}

async function keepTexts(): Promise<void> {
  const cache = await caches.open(TEXTS_CACHE);
  await cache.put(location.pathname, new Response(find()?.dataset['pushTexts'] ?? '{}'));
}
