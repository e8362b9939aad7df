import os from 'node:os';

/**
 * The range is -20 to 19, and 0 is the default. With half of the range between them, a process that answers readers
 * gets nearly all of a core that a refresh wants too. The refresh gets what is left.
 */
const NICENESS = 10;

/** Lowers the priority of this process below those that answer readers. Where the system forbids it, they share equally. */
export function makeWayForReaders(): void {
  try {
    os.setPriority(NICENESS);
  } catch {
    // A refresh is then as fast, and readers are slower.
  }
}
