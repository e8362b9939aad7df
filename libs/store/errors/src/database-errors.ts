const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// PostgreSQL manual, appendix A: class 08 connection exception, 53300 too many connections, 57P01 to 57P03 shutdown,
// crash and start-up.
const OUTAGE_STATE = /^(08...|53300|57P0[123])$/;

// node-postgres and its pool have no codes for these.
const OUTAGE_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
];

const DEEPEST_NESTING = 8;

/**
 * Whether an error says that PostgreSQL cannot be reached at the moment, in itself or in what it wraps (`cause`, TypeORM's
 * `driverError`, the `errors` of an AggregateError). Anything that is not an error gives false.
 */
export function isDatabaseOutage(error: unknown): boolean {
  return says(error, (code, message) => {
    if (code !== null && (NETWORK_CODES.has(code) || OUTAGE_STATE.test(code))) return true;
    return OUTAGE_MESSAGES.some((known) => message.includes(known));
  });
}

/** Whether an error says, as `isDatabaseOutage` looks for it, that a disk is full: ours, or that of PostgreSQL (53100). */
export function isDiskFull(error: unknown): boolean {
  return says(error, (code) => code === '53100' || code === 'ENOSPC' || code === 'EDQUOT');
}

/** Whether PostgreSQL says that two transactions were in each other's way (40001, 40P01): the same again may work. */
export function isConflict(error: unknown): boolean {
  return says(error, (code) => code === '40001' || code === '40P01');
}

/** Whether PostgreSQL says (42501) that its user lacks a right, looked for as in `isDatabaseOutage`. */
export function isDatabaseRightMissing(error: unknown): boolean {
  return says(error, (code) => code === '42501');
}

export type Question = (code: string | null, message: string) => boolean;

/** Whether a question is answered with yes by an error, or by one that it wraps. */
export function says(error: unknown, question: Question, nesting = 0): boolean {
  if (typeof error !== 'object' || error === null || nesting > DEEPEST_NESTING) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (question(typeof code === 'string' ? code : null, typeof message === 'string' ? message : '')) return true;
  return wrappedErrors(error).some((wrapped) => says(wrapped, question, nesting + 1));
}

function wrappedErrors(error: object): unknown[] {
  const { cause, driverError, errors } = error as { cause?: unknown; driverError?: unknown; errors?: unknown };
  return [cause, driverError, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
}
