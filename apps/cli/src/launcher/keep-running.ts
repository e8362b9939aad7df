import { Child, type ChildSettings } from './child.js';

/** Deaths within this time count together. */
const WINDOW_MS = 60_000;
const MOST_DEATHS = 3;

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

/** Starts a process and starts it again when it dies; one that cannot stay alive is given up. */
export function keepRunning(settings: KeptSettings): KeptProcess {
  const { name, log, onGiveUp } = settings;
  let isStopping = false;
  let isReady = false;
  let deaths: number[] = [];
  let env = settings.env;
  let child = new Child({ ...settings, env });

  const watch = async (): Promise<void> => {
    await child.exited;
    if (isStopping || !isReady) return;
    const now = Date.now();
    deaths = [...deaths.filter((moment) => now - moment < WINDOW_MS), now];
    if (deaths.length >= MOST_DEATHS) {
      onGiveUp(`${name} has died ${MOST_DEATHS} times within a minute; ${settings.logFile} may say why.`);
      return;
    }
    log(`${name} has died and is started again.`);
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
