import type { OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ChannelListener } from '@quadrant/store/database';

/** Every commit that publishes a run, or changes a player's public data, notifies this channel. */
export const BOARDS_CHANNEL = 'boards';

/** A query whose answer is kept for each state of the leaderboards. */
export type Remembered<T> = () => Promise<T>;

/** Knows in a process since when the leaderboard data that it has read may be outdated. */
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

  /** It increases with every change; null while changes may be missed. */
  get state(): number | null {
    return this.isListening ? this.changes : null;
  }

  /** Calls `ask` once for each state, and every time while changes may be missed. */
  remember<T>(ask: () => Promise<T>): Remembered<T> {
    let known: { readonly state: number; readonly answer: Promise<T> } | null = null;
    return () => {
      const { state } = this;
      if (state === null) return ask();
      if (known?.state === state) return known.answer;
      const answer = ask();
      const asked = { state, answer };
      known = asked;
      answer.catch(() => {
        // A failed answer is not kept.
        if (known === asked) known = null;
      });
      return answer;
    };
  }

  /** Waits until every change is known that was committed before. */
  async catchUp(): Promise<void> {
    try {
      if (this.isListening) await this.listener.catchUp();
    } catch {
      // The connection broke, so nothing is kept until it is back.
      this.isListening = false;
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.listener.stop();
  }
}
