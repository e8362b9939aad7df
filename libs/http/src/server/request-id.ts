import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maskSecrets } from '../problem/mask-secrets.js';

// Long enough for a UUID or a trace id, short and plain enough to be printed into a log line.
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/;

/** The caller's `x-request-id` where it is sane and no secret of ours, else a new UUID. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) && maskSecrets(given) === given ? given : randomUUID();
}
