/** The work took longer than the time that was left for it. */
export class TooLate extends Error {}

/**
 * Returns what the promise gives, or rejects with `TooLate` and the sentence after `ms` milliseconds. The work itself
 * is not stopped. If it fails later, the failure is ignored, since nobody waits for it any more.
 */
export async function within<T>(ms: number, work: Promise<T>, sentence: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(sentence)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
