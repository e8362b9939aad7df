import { setTimeout as sleep } from 'node:timers/promises';
import { Child, type ChildSettings } from './child.js';

/** A process that dies within this time of its start has not come up; after it, whatever ended it came from outside. */
const COMING_UP_MS = 10_000;
const MOST_FAILED_STARTS = 5;
/** Longest pause before it is started again: PostgreSQL may be away for a moment, and both come back. */
const LONGEST_PAUSE_MS = 8_000;

export interface KeptProcess {
  /** Of its first start. */
  readonly ready: Promise<{ readonly port: number | null }>;
  stop(): Promise<void>;
  kill(): void;
}

export interface KeptSettings extends ChildSettings {
  /** Told a sentence when it dies and is started again. */
  readonly log: (sentence: string) => void;
  /** Told once, with a sentence, when it dies again and again. */
  readonly onGiveUp: (sentence: string) => void;
}

/** Starts a process and starts it again when it dies; one that cannot come up again and again is given up. */
export function keepRunning(settings: KeptSettings): KeptProcess {
  const { name, log, onGiveUp } = settings;
  let isStopping = false;
  let isReady = false;
  let failedStarts = 0;
  let startedAt = performance.now();
  let env = settings.env;
  let child = new Child({ ...settings, env });

  const watch = async (): Promise<void> => {
    await child.exited;
    if (isStopping || !isReady) return;
    failedStarts = performance.now() - startedAt < COMING_UP_MS ? failedStarts + 1 : 0;
    if (failedStarts >= MOST_FAILED_STARTS) {
      onGiveUp(`${name} ended ${MOST_FAILED_STARTS} times right after its start; ${settings.logFile} may say why.`);
      return;
    }
    log(`${name} died and is being restarted.`);
    // None at first, then 1, 2, 4 and 8 seconds.
    await sleep(failedStarts === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failedStarts), undefined, {
      ref: false,
    });
    if (isStopping) return;
    startedAt = performance.now();
    child = new Child({ ...settings, env });
    void watch();
  };

  const ready = child.ready.then((facts) => {
    isReady = true;
    // Where any free port was asked for, the next one must be the same: people have its address.
    if (facts.port !== null) env = { ...env, PORT: String(facts.port) };
    return facts;
  });
  ready.catch(() => undefined);
  void watch();
  return {
    ready,
    stop: () => {
      isStopping = true;
      return child.stop();
    },
    kill: () => {
      isStopping = true;
      child.kill();
    },
  };
}
