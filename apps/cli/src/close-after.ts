/**
 * Runs `work`, then `close`, whatever became of the work. Trouble in closing goes to `onTrouble` and is not thrown: the
 * work is done by then, or has an error of its own that says more.
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
