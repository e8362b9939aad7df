import type { OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ChannelListener } from './channel-listener.js';

/** Notified with every commit that published a run, or changed a player as everybody sees them. */
export const BOARDS_CHANNEL = 'boards';

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
  remember<T>(ask: () => Promise<T>): () => Promise<T> {
    let known: { readonly state: number; readonly answer: Promise<T> } | null = null;
    return () => {
      const { state } = this;
      if (state === null) return ask();
      if (known?.state !== state) {
        const answer = ask();
        known = { state, answer };
        // A failure is nothing to remember.
        answer.catch(() => {
          if (known?.answer === answer) known = null;
        });
      }
      return known.answer;
    };
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
