import type { EventEmitter } from 'node:events';

/** A process tells its launcher this often that its event loop runs; `beatToLauncher` of `libs/http` sends it. */
const BEAT_MS = 5_000;

/**
 * This makes a minute. A worker on a busy machine held its event loop for well below ten seconds at most, since a
 * refresh yields after every batch of tournaments.
 */
export const MOST_MISSED_BEATS = 12;

/**
 * This makes ten minutes: the first beat comes when everything is loaded, which takes minutes on a machine that is
 * forty times too busy.
 */
export const MOST_MISSED_AT_START = 120;

/**
 * Calls `onFrozen` once when a process has been silent for so long that it must be frozen. It counts missed beats, not
 * time: a launcher that was suspended itself finds no beats either, and must not conclude anything from that.
 * @returns stops watching
 */
export function watchBeats(
  process: Pick<EventEmitter, 'on'>,
  onFrozen: () => void,
  mostMissed: () => number,
  beatMs = BEAT_MS,
): () => void {
  let missed = 0;
  process.on('message', () => (missed = 0));
  const timer = setInterval(() => {
    missed += 1;
    if (missed < mostMissed()) return;
    clearInterval(timer);
    onFrozen();
  }, beatMs);
  timer.unref();
  return () => clearInterval(timer);
}
