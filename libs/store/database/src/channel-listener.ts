import type { Client } from 'pg';
import { makeClient } from '@quadrant/store/server';

const RECONNECT_MS = 1_000;

export interface Listening {
  readonly url: string;
  /** The session begins with these options. */
  readonly session: string | undefined;
  readonly channel: string;
  /**
   * It is called with the payload of every notification, and once with an empty text whenever it can listen again after
   * a break.
   */
  readonly onNudge: (payload: string) => void;
  /** It is called when the connection broke: from now on notifications may be missed. */
  readonly onBreak?: () => void;
}

/** Listens for notifications on a connection of its own, and reconnects when that breaks. */
export class ChannelListener {
  private client: Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private connecting: Promise<void>;
  private stopped = false;
  private answering: Promise<void> | null = null;
  private asking: Promise<void> | null = null;

  constructor(private readonly listening: Listening) {
    this.connecting = this.connect();
  }

  /** Waits until every notification has arrived that was committed before; rejects while the connection is broken. */
  catchUp(): Promise<void> {
    if (this.asking) return this.asking;
    if (!this.answering) return this.ask();
    // The current query was sent before some of those commits. All callers who come meanwhile share the next one.
    this.asking = this.answering.then(
      () => this.ask(),
      () => this.ask(),
    );
    return this.asking;
  }

  /** Sends an empty statement: notifications of earlier commits arrive before its answer. */
  private async ask(): Promise<void> {
    this.asking = null;
    this.answering = Promise.resolve(this.client?.query('select')).then(() => undefined);
    try {
      await this.answering;
    } finally {
      this.answering = null;
    }
  }

  /** After this no notification arrives any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const { url, session, channel } = this.listening;
    const client = makeClient({
      connectionString: url,
      ...(session !== undefined && { options: session }),
      application_name: `quadrant ${channel}`,
      keepAlive: true,
    });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ payload }) => this.nudge(payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      // This announces everything that was written while it did not listen.
      this.nudge('');
    } catch {
      await client.end().catch(() => undefined);
      this.reconnect(client);
    }
  }

  private nudge(payload: string): void {
    if (!this.stopped) this.listening.onNudge(payload);
  }

  private reconnect(broken: Client): void {
    if (this.stopped || this.retry || broken !== this.client) return;
    this.listening.onBreak?.();
    this.retry = setTimeout(() => {
      this.retry = null;
      this.connecting = this.connect();
    }, RECONNECT_MS);
  }
}
