/** Progress is for people: twice a second is enough. */
export const PROGRESS_MS = 500;

/** Calls `report` at most once in this time and drops the calls in between; the last call is not repeated. */
export function throttle<T>(milliseconds: number, report: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let next = 0;
  return async (value) => {
    const now = performance.now();
    if (now < next) return;
    next = now + milliseconds;
    await report(value);
  };
}
