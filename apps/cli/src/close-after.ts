/**
 * Runs `work`, then `close`, even after a failure. An error of `close` goes to `onTrouble` and is not thrown: the work
 * is done by then, or has a more important error of its own.
 */
export async function closeAfter<T>(
  work: () => Promise<T>,
  close: () => Promise<void>,
  onTrouble: (error: unknown) => void,
): Promise<T> {
  try {
    return await work();
  } finally {
    await closeQuietly(close, onTrouble);
  }
}

async function closeQuietly(close: () => Promise<void>, onTrouble: (error: unknown) => void): Promise<void> {
  try {
    await close();
  } catch (error) {
    onTrouble(error);
  }
}
