import { stopAbandonedPostgres } from './embedded/stop-abandoned.js';

/** The launcher takes a process for frozen when a dozen of these are missing. */
const BEAT_MS = 5_000;

const PATIENCE_MS = 8_000;

/**
 * For a process that `quadrant start` has started: says now and then that its event loop runs, and ends together with the
 * launcher. A launcher that was killed cannot stop the embedded PostgreSQL, so its processes do.
 *
 * @param close ends the application
 */
export function joinLauncher(close: () => Promise<void>): void {
  if (process.send === undefined) return;
  const beats = setInterval(() => process.connected && process.send?.('alive'), BEAT_MS);
  beats.unref();
  const end = () => {
    clearInterval(beats);
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    void close()
      .catch(() => undefined)
      .then(() => stopDatabase(process.env))
      .catch(() => undefined)
      .finally(() => process.exit(1));
  };
  // The launcher may have ended while this process loaded its modules.
  if (process.connected) process.once('disconnect', end);
  else end();
}

async function stopDatabase({ EMBEDDED_POSTGRES, QUADRANT_HOME }: NodeJS.ProcessEnv): Promise<void> {
  if (EMBEDDED_POSTGRES === 'true' && QUADRANT_HOME) await stopAbandonedPostgres(QUADRANT_HOME);
}
