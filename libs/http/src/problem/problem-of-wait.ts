import { type Text, say } from '@quadrant/rules/message';
import type { WaitFailure } from '@quadrant/store/database';
import type { Problem } from './problem.js';
import { problemOfKind } from './problem-kinds.js';

const READS = new Set(['GET', 'HEAD']);

/** Returns the problem that clients see when the database answers, but a wait took too long. Nothing was changed. */
export function problemOfWait(wait: WaitFailure, method: string): Problem {
  switch (wait) {
    case 'lock':
      return READS.has(method) ? unavailable(READ_LOCKED, 5) : problemOfKind('busy', CHANGE_LOCKED, retryAfter(5));
    case 'statement':
      return unavailable(TOO_SLOW, 30);
    case 'idle-transaction':
      return unavailable(IDLE, 5);
    case 'connection':
      return unavailable(NO_CONNECTION, 5);
  }
}

const READ_LOCKED = say`What you asked for is being replaced by a new run at the moment.`;

const CHANGE_LOCKED = say`Another request or a refresh is changing the same data. This request waited 5 seconds, and nothing was changed.`;

const TOO_SLOW = say`The database needed more than 10 seconds for one step of this request, so it was stopped. Nothing was changed.`;

const IDLE = say`The server was too busy to finish the request in time. Nothing was changed.`;

const NO_CONNECTION = say`No connection to the database became free within 5 seconds: too many requests are running, or it does not answer. Nothing was changed.`;

const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

const unavailable = (detail: Text, seconds: number): Problem =>
  problemOfKind('service-unavailable', detail, retryAfter(seconds));
