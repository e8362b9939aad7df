import { sortUnsent } from './sort-unsent.js';
import { listUnsent, removeUnsent, replaceUnsent, type Refused, type Unsent } from './unsent-store.js';

/** This is longer than any answer of a working server takes. */
const PATIENCE_MS = 20_000;

/** After such an answer, a server or a proxy may soon answer differently. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The session changed between two requests: the next attempt asks who is signed in. */
const OTHER_SESSION = '/problems/csrf-token-wrong';

/** all: nothing waits any more; away: no answer; signed-out; other: another account is signed in. */
export type Sending = 'all' | 'away' | 'signed-out' | 'other';

interface Session {
  readonly account: { readonly handle: string };
  readonly csrfToken: string | null;
}

/** Asks the server; returns null where there is no usable answer. */
export async function ask(address: string, asked: RequestInit = {}): Promise<Response | null> {
  if (!navigator.onLine) return null;
  const answer = await fetch(address, { ...asked, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  return answer === null || LATER.has(answer.status) ? null : answer;
}

/**
 * Sends waiting entries one after the other and in order, as the account that made them. Only one page of this device
 * does it at a time.
 * @returns how it ended, and how many entries the server has answered
 */
export function sendUnsent(account: string): Promise<{ readonly ended: Sending; readonly answered: number }> {
  return navigator.locks.request('unsent', async () => {
    const { waiting } = sortUnsent(await listUnsent(), account);
    if (waiting.length === 0) return { ended: 'all', answered: 0 };
    // A link needs no session: it says by itself who makes the entry.
    const session = waiting.every(({ link }) => link != null) ? null : await askSession(account);
    if (typeof session === 'string') return { ended: session, answered: 0 };
    let answered = 0;
    for (const entry of waiting) {
      const ended = await (session === null ? sendByLink(entry) : sendAsAccount(entry, session));
      if (ended !== 'all') return { ended, answered };
      answered += 1;
    }
    return { ended: 'all', answered };
  });
}

async function askSession(account: string): Promise<Session | 'away' | 'signed-out' | 'other'> {
  const asked = await ask('/api/v1/session');
  if (asked === null) return 'away';
  if (!asked.ok) return 'signed-out';
  const session = (await asked.json()) as Session;
  return session.account.handle === account ? session : 'other';
}

async function sendAsAccount(entry: Unsent, { csrfToken }: Session): Promise<Sending> {
  const { live, key, basedOn, act } = entry;
  const answer = await ask(`/api/v1/live/${live}/entries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-csrf-token': csrfToken ?? '' },
    body: JSON.stringify({ key, ...(basedOn !== null && { basedOn }), act }),
  });
  return settle(entry, answer);
}

/** Leaves the cookies out: with a session, the request would need its token, and it acts for the player alone. */
async function sendByLink(entry: Unsent): Promise<Sending> {
  const { live, link, key, basedOn, act } = entry;
  const answer = await ask(`/api/v1/live/${live}/own-entries`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link, key, ...(basedOn !== null && { basedOn }), act }),
  });
  return settle(entry, answer);
}

/** Removes an entry that the server took, and keeps one that it refused beside the reason. */
async function settle({ id, ...entry }: Unsent, answer: Response | null): Promise<Sending> {
  if (answer === null) return 'away';
  if (answer.status === 401) return 'signed-out';
  if (answer.ok) {
    await removeUnsent(id!);
    return 'all';
  }
  const { type, title, detail, advice } = (await answer.json().catch(() => ({}))) as Partial<Refused> & {
    readonly type?: string;
  };
  if (type === OTHER_SESSION) return 'away';
  const refused = { title: title ?? `Error ${answer.status}`, detail: detail ?? '', advice: advice ?? '' };
  await replaceUnsent({ id: id!, ...entry, refused });
  return 'all';
}
