import { readPublicUrl } from '@quadrant/settings';
import { CHECKS } from './check-list.js';
import type { CheckedLine } from './checks/check.js';
import { type Status, worstOf } from './judgement.js';
import { measureSite } from './measure/measure-site.js';
import type { DatabaseState, Place } from './place.js';

/** It has all lines of an installation, and the status of the worst. */
export interface Examination {
  readonly status: Status;
  readonly lines: readonly CheckedLine[];
}

/** Where to look; `examine` asks each of these once. */
export interface Grounds extends Omit<Place, 'database' | 'local' | 'site'> {
  /** It never throws: trouble is a state. */
  readonly openDatabase: () => Promise<DatabaseState>;
  /** The address of this home on this machine; null for a process that answers requests itself. */
  readonly localAddress: string | null;
}

/** Makes all checks at once. A measurement that fails is a line that says so: this throws nothing. */
export async function examine({ openDatabase, localAddress, ...grounds }: Grounds): Promise<Examination> {
  const publicUrl = findPublicUrl(grounds.env);
  const place: Place = {
    ...grounds,
    database: once(openDatabase),
    local: localAddress === null ? null : once(() => measureSite(localAddress, grounds.patienceMs)),
    site: once(async () => (publicUrl === null ? null : measureSite(publicUrl, grounds.patienceMs))),
  };
  const lines = (await Promise.all(CHECKS.map((check) => check(place)))).flat();
  return { status: worstOf(lines), lines };
}

/** A wrong PUBLIC_URL is told by the check of settings. */
function findPublicUrl(env: Grounds['env']): string | null {
  try {
    return readPublicUrl(env);
  } catch {
    return null;
  }
}

/** Everybody who asks gets the first answer. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => (answer ??= ask());
}
