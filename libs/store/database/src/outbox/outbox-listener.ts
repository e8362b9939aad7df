import { Client } from 'pg';
import { OUTBOX_CHANNEL } from './outbox.js';

const RECONNECT_MS = 1_000;

/** Listens for new outbox rows on a connection of its own, and comes back when that breaks. */
export class OutboxListener {
  private client: Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private connecting: Promise<void>;
  private stopped = false;

  constructor(
    private readonly url: string,
    /** What its session begins with. */
    private readonly session: string | undefined,
    private readonly onNudge: () => void,
  ) {
    this.connecting = this.connect();
  }

  /** After it no nudge comes any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      ...(this.session !== undefined && { options: this.session }),
      application_name: 'quadrant outbox',
      keepAlive: true,
    });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', () => this.nudge());
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
      // What was written while nobody listened.
      this.nudge();
    } catch {
      await client.end().catch(() => undefined);
      this.reconnect(client);
    }
  }

  private nudge(): void {
    if (!this.stopped) this.onNudge();
  }

  private reconnect(broken: Client): void {
    if (this.stopped || this.retry || broken !== this.client) return;
    this.retry = setTimeout(() => {
      this.retry = null;
      this.connecting = this.connect();
    }, RECONNECT_MS);
  }
}
