/** Work was not done in the time that was left for it. */
export class TooLate extends Error {}

/**
 * What the promise gives, or after `ms` milliseconds a rejection with the sentence. The work itself is not stopped; its
 * late failure is swallowed, since nobody waits for it any more.
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
