import type { OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ChannelListener } from '@quadrant/store/database';

/** Every commit that adds to the log of a live tournament notifies this channel with its id. */
export const LIVE_CHANNEL = 'live';

type Listener = () => void;

/** Tells the followers of a live tournament in this process that it has changed. It needs one connection for all of them. */
export class LiveWatch implements OnModuleDestroy {
  private readonly channel: ChannelListener;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(dataSource: DataSource) {
    const { url, extra } = dataSource.options as { url: string; extra: { options?: string } };
    this.channel = new ChannelListener({
      url,
      session: extra.options,
      channel: LIVE_CHANNEL,
      onNudge: (id) => this.tell(id),
    });
  }

  /**
   * @returns a function that ends it
   *
   * @returns what ends it
   */
  follow(id: string, listener: Listener): () => void {
    const listeners = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(id);
    };
  }

  onModuleDestroy(): Promise<void> {
    return this.channel.stop();
  }

  /** An empty id means that notifications may have been missed, so everything may have changed. */
  private tell(id: string): void {
    const told = id === '' ? [...this.listeners.values()] : [this.listeners.get(id) ?? []];
    for (const listeners of told) for (const listener of listeners) listener();
  }
}
