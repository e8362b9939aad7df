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
    const asked = await ask('/api/v1/session');
    if (asked === null) return { ended: 'away', answered: 0 };
    if (!asked.ok) return { ended: 'signed-out', answered: 0 };
    const session = (await asked.json()) as Session;
    if (session.account.handle !== account) return { ended: 'other', answered: 0 };
    let answered = 0;
    for (const entry of waiting) {
      const ended = await sendOne(entry, session);
      if (ended !== 'all') return { ended, answered };
      answered += 1;
    }
    return { ended: 'all', answered };
  });
}

async function sendOne({ id, ...entry }: Unsent, { csrfToken }: Session): Promise<Sending> {
  const { live, key, basedOn, act } = entry;
  const answer = await ask(`/api/v1/live/${live}/entries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-csrf-token': csrfToken ?? '' },
    body: JSON.stringify({ key, ...(basedOn !== null && { basedOn }), act }),
  });
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
