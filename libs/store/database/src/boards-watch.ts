import type { OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ChannelListener } from './channel-listener.js';

/** Notified with every commit that published a run, or changed a player as everybody sees them. */
export const BOARDS_CHANNEL = 'boards';

/** Something that is asked once for each state of leaderboards. */
export interface Remembered<T> {
  (): Promise<T>;
  /** What was answered since the last change; null while nothing was. */
  readonly known: () => T | null;
}

/** Knows in a process since when what it has read of leaderboards may be old. */
export class BoardsWatch implements OnModuleDestroy {
  private readonly listener: ChannelListener;
  private changes = 0;
  private isListening = false;

  constructor(dataSource: DataSource) {
    const { url, extra } = dataSource.options as { url: string; extra: { options?: string } };
    this.listener = new ChannelListener({
      url,
      session: extra.options,
      channel: BOARDS_CHANNEL,
      onNudge: () => {
        this.isListening = true;
        this.changes += 1;
      },
      onBreak: () => {
        this.isListening = false;
      },
    });
  }

  /** Goes up with every change; null while changes may be missed. */
  get state(): number | null {
    return this.isListening ? this.changes : null;
  }

  /** Asks what `ask` asks once for each state, and again every time while changes may be missed. */
  remember<T>(ask: () => Promise<T>): Remembered<T> {
    let known: { readonly state: number; readonly answer: Promise<T>; value: T | null } | null = null;
    const get = (): Promise<T> => {
      const { state } = this;
      if (state === null) return ask();
      if (known?.state === state) return known.answer;
      const answer = ask();
      const asked = { state, answer, value: null as T | null };
      known = asked;
      answer.then(
        (value) => (asked.value = value),
        () => {
          // A failure is nothing to remember.
          if (known === asked) known = null;
        },
      );
      return answer;
    };
    return Object.assign(get, { known: () => (known?.state === this.state ? (known?.value ?? null) : null) });
  }

  /** Waits until every change is known that was committed before. */
  async catchUp(): Promise<void> {
    try {
      if (this.isListening) await this.listener.catchUp();
    } catch {
      // The connection broke: until it is back, nothing is kept.
      this.isListening = false;
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.listener.stop();
  }
}
