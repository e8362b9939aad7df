import { setTimeout as sleep } from 'node:timers/promises';
import { Child, type ChildSettings, NotYet, type ReadyFacts } from './child.js';
import { Spare } from './spare.js';
import { countFailedStarts, describeEnd, pauseBeforeStart, wasKilled, type End } from './restarts.js';

/** Before a process was ready once, this many starts in a row may be interrupted from outside. */
const MOST_FIRST_STARTS = 5;

export interface KeptProcess {
  /** Settles with the first start that succeeds. */
  readonly ready: Promise<ReadyFacts>;
  /** Ends it and starts it immediately, with the code that is there now; settles with its end. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}

export interface KeptSettings extends ChildSettings {
  /** Names the port that it listens on. Where any free port was asked for, the next start must take the same one. */
  readonly portVariable: string;
  /** Called with a sentence when it ends and is started again. */
  readonly log: (sentence: string) => void;
  /** This program waits to become the process, so that the next start is shorter; see `Spare`. */
  readonly spareFile?: string;
}

/**
 * Starts a process, and starts it again whenever it ends until `stop` is called. Only a first start that fails is
 * final: then a setting is wrong. A database that does not answer may do so later. The reason against a later start (a
 * full disk) may pass too, so it retries forever.
 */
export function keepRunning(settings: KeptSettings): KeptProcess {
  return new Keeper(settings);
}

class Keeper implements KeptProcess {
  readonly ready: Promise<ReadyFacts>;
  private readonly stopping = new AbortController();
  private child: Child | null = null;
  private isRestarting = false;
  private pausing = new AbortController();
  private env: ChildSettings['env'];
  private readonly spare: Spare | null;

  constructor(private readonly settings: KeptSettings) {
    this.spare = settings.spareFile === undefined ? null : new Spare(settings.spareFile);
    this.env = settings.env;
    this.ready = new Promise((resolve, reject) => void this.run(resolve, reject).catch(reject));
    // When everything is stopped early, nobody may be waiting for it.
    this.ready.catch(() => undefined);
  }

  async restart(): Promise<void> {
    this.isRestarting = true;
    this.pausing.abort();
    await this.child?.stop();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.spare?.kill();
    await this.child?.stop();
  }

  kill(): void {
    this.stopping.abort();
    this.spare?.kill();
    this.child?.kill();
  }

  private async run(onReady: (facts: ReadyFacts) => void, onFailure: (error: unknown) => void): Promise<void> {
    const { signal } = this.stopping;
    let failedStarts = 0;
    for (let hasBeenReady = false; !signal.aborted;) {
      this.isRestarting = false;
      const end = await this.runOnce(onReady);
      if (signal.aborted) return;
      hasBeenReady ||= end.wasReady;
      if (this.isRestarting) continue;
      failedStarts = countFailedStarts(failedStarts, end);
      const mayPass = end.error instanceof NotYet || (wasKilled(end) && failedStarts < MOST_FIRST_STARTS);
      if (!hasBeenReady && !mayPass) return onFailure(end.error);
      const pause = pauseBeforeStart(failedStarts);
      this.settings.log(describeEnd(this.settings.name, end, pause));
      // Between two starts this timer alone may hold the event loop, so it must not be unreferenced.
      this.pausing = new AbortController();
      const ends = AbortSignal.any([signal, this.pausing.signal]);
      await sleep(pause, undefined, { signal: ends }).catch(() => undefined);
    }
  }

  private async runOnce(onReady: (facts: ReadyFacts) => void): Promise<End> {
    const startedAt = performance.now();
    const end = (parts: Partial<End>): End => ({
      wasReady: false,
      signal: null,
      error: null,
      ...parts,
      livedMs: performance.now() - startedAt,
    });
    try {
      const settings = { ...this.settings, env: this.env };
      const child = (this.child = new Child(settings, this.spare?.take(settings.file)));
      try {
        const facts = await child.ready;
        if (facts.port !== null) this.env = { ...this.env, [this.settings.portVariable]: String(facts.port) };
        onReady(facts);
        if (!this.stopping.signal.aborted) this.spare?.prepare({ ...settings, env: this.env });
        return end({ wasReady: true, signal: await child.exited });
      } catch (error) {
        return end({ signal: await child.exited, error });
      }
    } catch (error) {
      return end({ error });
    }
  }
}
