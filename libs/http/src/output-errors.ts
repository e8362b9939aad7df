let failedWrites = 0;

/**
 * Keeps this process alive when its standard output or error output cannot be written: a full disk, or a reader that has
 * gone away. The failed writes are counted; later ones are tried as if nothing had happened.
 */
export function outliveOutputErrors({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): void {
  // Without a listener the first such error would end the process as an uncaught exception.
  for (const stream of [stdout, stderr]) stream.on('error', () => (failedWrites += 1));
}

/** How many writes to the standard outputs of this process have failed. */
export const countFailedWrites = (): number => failedWrites;
