/** Where the queue's sentences for the operator go. */
export type WriteLine = (line: string) => void;

export type ErrorLog = (error: unknown) => void;

/**
 * A log that does not flood: a backend that is gone makes BullMQ report the same error many times a second. Each message
 * is written at once, then at most every `quietMs` milliseconds, with the number of times it was left out.
 */
export function createErrorLog(write: WriteLine, quietMs = 30_000, now: () => number = Date.now): ErrorLog {
  const seen = new Map<string, { writtenAt: number; leftOut: number }>();
  return (error) => {
    const message = describe(error);
    const last = seen.get(message);
    if (last && now() - last.writtenAt < quietMs) {
      last.leftOut += 1;
      return;
    }
    // Messages that hold an id are all different; a hundred of them are enough to remember.
    if (seen.size >= 100) seen.clear();
    seen.set(message, { writtenAt: now(), leftOut: 0 });
    write(last?.leftOut ? `${message} (and ${last.leftOut} times more since the last line)` : message);
  };
}

/** A refused connection to a name with several addresses is an AggregateError without a message of its own. */
function describe(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(describe).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}
