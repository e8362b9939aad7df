import type { MessagePort } from 'node:worker_threads';
import type { PreviewAnswer, PreviewKind, PreviewQuestion } from './preview-question.js';

/** Any message at the port means that nobody waits for the answer any more. */
export interface ThreadTask {
  readonly question: PreviewQuestion;
  readonly gone: MessagePort;
}

/** An error loses its class and its properties between threads, so it travels as plain values. */
export type ThreadAnswer =
  | { readonly answer: PreviewAnswer<PreviewKind> }
  | { readonly error: { readonly message: string; readonly stack: string; readonly code: string | null } };

const DEEPEST_NESTING = 8;

/** Turns an error into plain values for another thread; the code is the first one in the errors that it wraps. */
export function packError(error: unknown): ThreadAnswer {
  if (!(error instanceof Error)) return { error: { message: String(error), stack: '', code: null } };
  return { error: { message: error.message, stack: error.stack ?? '', code: findCode(error, 0) } };
}

/** Builds the error again as far as its plain values allow. */
export function unpackError({ message, stack, code }: Extract<ThreadAnswer, { error: object }>['error']): Error {
  return Object.assign(new Error(message), { stack, ...(code !== null && { code }) });
}

function findCode(error: unknown, nesting: number): string | null {
  if (typeof error !== 'object' || error === null || nesting > DEEPEST_NESTING) return null;
  const { code, cause, driverError } = error as { code?: unknown; cause?: unknown; driverError?: unknown };
  if (typeof code === 'string') return code;
  return findCode(driverError, nesting + 1) ?? findCode(cause, nesting + 1);
}
