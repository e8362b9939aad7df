import type { MessagePort } from 'node:worker_threads';
import type { PreviewAnswer, PreviewKind, PreviewQuestion } from './preview-question.js';

/** What the thread is given. A message at the port, whatever it says, means that nobody waits for the answer. */
export interface ThreadTask {
  readonly question: PreviewQuestion;
  readonly gone: MessagePort;
}

/** What it answers. An error loses its class and its properties on the way, so it goes as what others look at. */
export type ThreadAnswer =
  | { readonly answer: PreviewAnswer<PreviewKind> }
  | { readonly error: { readonly message: string; readonly stack: string; readonly code: string | null } };

const DEEPEST_NESTING = 8;

/** What is left of an error on its way to another thread; its code is the first in what it wraps. */
export function packError(error: unknown): ThreadAnswer {
  if (!(error instanceof Error)) return { error: { message: String(error), stack: '', code: null } };
  return { error: { message: error.message, stack: error.stack ?? '', code: findCode(error, 0) } };
}

/** The error as far as it can be told again. */
export function unpackError({ message, stack, code }: Extract<ThreadAnswer, { error: object }>['error']): Error {
  return Object.assign(new Error(message), { stack, ...(code !== null && { code }) });
}

function findCode(error: unknown, nesting: number): string | null {
  if (typeof error !== 'object' || error === null || nesting > DEEPEST_NESTING) return null;
  const { code, cause, driverError } = error as { code?: unknown; cause?: unknown; driverError?: unknown };
  if (typeof code === 'string') return code;
  return findCode(driverError, nesting + 1) ?? findCode(cause, nesting + 1);
}
