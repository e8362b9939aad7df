import os from 'node:os';

/**
 * Of -20 to 19, where 0 is everybody's: with half of the range between them, a process that answers readers gets nearly all
 * of a core that a refresh wants too, and the refresh gets all that nobody else wants.
 */
const NICENESS = 10;

/** Lets this process wait for those that answer readers; where the system does not allow it, they share. */
export function makeWayForReaders(): void {
  try {
    os.setPriority(NICENESS);
  } catch {
    // A refresh is then as fast, and readers are slower.
  }
}
