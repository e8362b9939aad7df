/**
 * Keeps the page on which a director runs a tournament, and that of a player, so that they open without a network. It
 * answers requests for these pages and their style sheets, fonts and scripts only. It shows push notices, too.
 */

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface MessageEventOfPage extends WorkerEvent {
  readonly data: { readonly keep: readonly string[]; readonly headers: Readonly<Record<string, string>> };
  readonly source: { postMessage(message: unknown): void } | null;
}

interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

interface NoticeEvent extends WorkerEvent {
  readonly notification: Notification;
}

interface PageOfWorker {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PageOfWorker[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = self as unknown as WorkerScope;

/** Signing out removes every cache of this origin. */
const CACHE = 'live-pages-1';
/** The page of a player keeps the texts of its notices here. */
const TEXTS_CACHE = 'push-texts-1';
const KEPT_PAGE = /^\/live\/[0-9a-f-]{36}\/(?:run|me\/[a-z2-7]{26})$/;
/** A proxy answers with these while the program behind it is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(keepAll(event)));
worker.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json())));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (KEPT_PAGE.test(pathname)) event.respondWith(answerPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
});

/** Returns the page from the server, or as it was last seen. */
async function answerPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!AWAY.has(answer.status)) {
      await keepPage(new URL(request.url), answer.clone());
      return answer;
    }
    return (await findPage(request)) ?? answer;
  } catch (error) {
    const kept = await findPage(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function findPage({ url }: Request): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(new URL(url).pathname, { ignoreVary: true });
}

/** Removes a page that the account may no longer see. A page with one searched table is not kept, because it is not whole. */
async function keepPage({ pathname, search }: URL, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  if (answer.ok && !answer.redirected && search === '') await cache.put(pathname, answer);
  else if (!answer.ok || answer.redirected) await cache.delete(pathname);
}

/** These names contain a hash of the content; the few others change seldom. */
async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page that started this worker was loaded before it. */
async function keepAll({ data: { keep, headers }, source }: MessageEventOfPage): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of keep) {
    const answer = await fetch(address, { headers }).catch(() => null);
    if (answer?.ok === true && !answer.redirected) await cache.put(address, answer);
  }
  source?.postMessage({ kept: keep });
}

interface Notice {
  readonly tag: string;
  readonly address: string;
  /** The page that keeps the texts, where it is another one. */
  readonly texts?: string;
  /** It is written in full, and no page keeps a text for it. */
  readonly sentence?: string;
  readonly notice?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface NoticeText {
  readonly title: string;
  readonly body: string;
}

const show = (title: string, body: string, { tag, address }: Pick<Notice, 'tag' | 'address'>): Promise<void> =>
  worker.registration.showNotification(title, {
    body,
    tag,
    icon: '/assets/app-icon-192.png',
    data: { address },
  });

/** A browser ends the subscription of a page whose worker shows nothing, so an unknown notice shows the tournament. */
async function showNotice(sent: unknown): Promise<void> {
  const { tag, address, sentence, texts: page = address, notice = '', values = {} } = sent as Notice;
  if (sentence !== undefined) return show('Quadrant', sentence, { tag, address });
  const kept = await (await caches.open(TEXTS_CACHE)).match(page);
  const texts = ((await kept?.json()) ?? {}) as Readonly<Record<string, NoticeText>>;
  const tournament = String(values['tournament'] ?? 'Quadrant');
  const { title, body } = texts[notice] ?? { title: tournament, body: '' };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  await show(fill(title), [fill(body), title === tournament ? '' : tournament].filter(Boolean).join('\n'), {
    tag,
    address,
  });
}

/** Shows the page of a notice: the open one, otherwise a new one. */
async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const { address } = notification.data as { readonly address: string };
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === address);
  await (open === undefined ? worker.clients.openWindow(address) : open.focus());
}
