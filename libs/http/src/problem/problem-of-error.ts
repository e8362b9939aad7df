import { type Text, say } from '@quadrant/rules/message';
import { HttpException } from '@nestjs/common';
import { findWaitFailure } from '@quadrant/store/database';
import { isDatabaseOutage, isDiskFull } from '@quadrant/store/errors';
import { QuotaExceeded } from '@quadrant/store/accounts';
import { problemOfQuota } from './quota-problem.js';
import { problemOfWait } from './problem-of-wait.js';
import { Problem } from './problem.js';
import { problemCodeOfStatus, problemOfKind } from './problem-kinds.js';
import { PROBLEMS } from './problem-list.js';

/**
 * Returns the problem that clients see for anything that was thrown. An unexpected error gives a 500 without details;
 * the caller logs it.
 *
 * @param method of the request, where there is one: a read that waited is told something else than a change
 */
export function problemOfError(error: unknown, method = 'POST'): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof QuotaExceeded) return problemOfQuota(error);
  const status = clientErrorStatus(error);
  if (status !== null) return problemOfStatus(status, messageOf(error));
  const wait = findWaitFailure(error);
  if (wait !== null) return problemOfWait(wait, method);
  if (isDatabaseOutage(error)) return databaseUnavailable();
  if (isDiskFull(error)) return diskFull();
  return problemOfKind('internal-error', say`The request failed with an unexpected error.`);
}

/** Returns 503 while PostgreSQL cannot be reached. A crashed server needs less than five seconds to come back. */
export function databaseUnavailable(): Problem {
  return problemOfKind('service-unavailable', say`The database cannot be reached.`, {
    headers: { 'retry-after': '5' },
  });
}

/** Returns 503 while the disk is full, since the operator needs minutes to make room. */
const diskFull = (): Problem =>
  problemOfKind('service-unavailable', say`The disk of the database is full; nothing of the request was stored.`, {
    headers: { 'retry-after': '300' },
  });

function problemOfStatus(status: number, detail: Text): Problem {
  const code = problemCodeOfStatus(status);
  const { title, advice } = PROBLEMS[code];
  return new Problem({ code, status, title, detail, advice });
}

function clientErrorStatus(error: unknown): number | null {
  if (error instanceof HttpException) return below500(error.getStatus());
  // Fastify and its plugins set a status on errors of the client; a database driver does not.
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  const fromFastify = typeof code === 'string' && code.startsWith('FST_') && typeof statusCode === 'number';
  return fromFastify ? below500(statusCode) : null;
}

function below500(status: number): number | null {
  return status >= 400 && status < 500 ? status : null;
}

function messageOf(error: unknown): Text {
  return error instanceof Error ? error.message : say`The request was refused.`;
}
