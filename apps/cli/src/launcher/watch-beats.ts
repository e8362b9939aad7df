import type { EventEmitter } from 'node:events';

/** How often a process tells its launcher that its event loop runs; `beatToLauncher` of `libs/http` sends it. */
const BEAT_MS = 5_000;

/**
 * A minute. The longest time that a worker on a busy machine held its event loop was well below ten seconds, since a refresh
 * yields after every lot of tournaments.
 */
export const MOST_MISSED_BEATS = 12;

/** Ten minutes: the first beat comes when everything is loaded, which a machine that is forty times too busy takes minutes for. */
export const MOST_MISSED_AT_START = 120;

/**
 * Calls `onFrozen` once when a process says nothing for so long that it must be frozen. Missed beats are counted, and not the
 * time: a launcher that was suspended itself finds no beats either, and may not conclude anything from that.
 *
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
