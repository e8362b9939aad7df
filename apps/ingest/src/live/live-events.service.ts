import { Readable } from 'node:stream';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { noticeOf } from '@quadrant/rules/live';
import { LiveRepository, LiveWatch } from '@quadrant/store/live';

/** Proxies close a connection that is silent for longer than a minute. */
const SILENCE_MS = 20_000;

/** A follower who missed more notices loads the whole page again. */
const MOST_MISSED = 100;

/** A reader who is slow enough to have this much waiting is cut off; the browser then connects again by itself. */
const MOST_WAITING_BYTES = 512 * 1024;

interface Followed {
  readonly followers: Set<Readable>;
  readonly stop: () => void;
  version: number;
  /** It is set while the log is read, and true where the log has grown in the meantime. */
  reading: boolean;
  again: boolean;
}

/**
 * Tells everybody who follows a live tournament what has happened. The database notifies the process once, and each
 * notice is encoded once for all of them.
 */
@Injectable()
export class LiveEvents implements BeforeApplicationShutdown {
  private readonly followed = new Map<string, Followed>();
  private readonly beat = setInterval(() => this.sendToAll(Buffer.from(': still here\n\n')), SILENCE_MS).unref();
  private readonly logger = new Logger('LiveEvents');

  constructor(
    private readonly live: LiveRepository,
    private readonly watch: LiveWatch,
  ) {}

  beforeApplicationShutdown(): void {
    clearInterval(this.beat);
    for (const { followers, stop } of this.followed.values()) {
      stop();
      for (const follower of followers) follower.push(null);
    }
    this.followed.clear();
  }

  /**
   * Returns the events of a tournament that happen from now on.
   * @param version the current version of the tournament
   * @param seen the last version that the follower knows; null for the current one
   */
  async follow(id: string, version: number, seen: number | null): Promise<Readable> {
    const follower = new Readable({ read: () => undefined, highWaterMark: 1 });
    const followed = this.followed.get(id) ?? this.begin(id, version);
    follower.push(encode('version', { version }, version));
    // Other followers may get more while the missed events are read, so this goes on until the new one has as much.
    for (let known = seen ?? version; known < Math.max(version, followed.version);) {
      const missed = await this.read(id, known);
      if (missed === null) break;
      follower.push(missed.bytes);
      known = missed.version;
    }
    followed.followers.add(follower);
    follower.once('close', () => this.leave(id, followed, follower));
    // Sends what was committed after the version was read.
    void this.tell(id, followed);
    return follower;
  }

  private begin(id: string, version: number): Followed {
    const followed: Followed = {
      followers: new Set(),
      stop: this.watch.follow(id, () => void this.tell(id, followed)),
      ...{ version, reading: false, again: false },
    };
    this.followed.set(id, followed);
    return followed;
  }

  private leave(id: string, followed: Followed, follower: Readable): void {
    followed.followers.delete(follower);
    if (followed.followers.size > 0) return;
    followed.stop();
    if (this.followed.get(id) === followed) this.followed.delete(id);
  }

  /** Reads the new events, one read at a time, and sends them. */
  private async tell(id: string, followed: Followed): Promise<void> {
    followed.again = followed.reading;
    if (followed.reading) return;
    followed.reading = true;
    try {
      const chunk = await this.read(id, followed.version);
      if (chunk !== null) {
        followed.version = chunk.version;
        for (const follower of followed.followers) send(follower, chunk.bytes);
      }
    } catch (error) {
      // The database is away: followers get these events with the next notification after the break.
      this.logger.warn(error);
    } finally {
      followed.reading = false;
    }
    if (followed.again) await this.tell(id, followed);
  }

  private async read(id: string, after: number): Promise<{ readonly version: number; readonly bytes: Buffer } | null> {
    const found = await this.live.find(id);
    if (found === null || found.state.version <= after) return null;
    const { state } = found;
    if (state.version - after > MOST_MISSED) {
      return { version: state.version, bytes: encode('reload', { version: state.version }, state.version) };
    }
    const entries = (await this.live.listEntries(id, after)).filter(({ version }) => version <= state.version);
    const people = await this.live.showPublicly(found);
    const bytes = Buffer.concat(entries.map((entry) => encode('entry', noticeOf(state, entry, people), entry.version)));
    return { version: entries.at(-1)?.version ?? after, bytes };
  }

  private sendToAll(bytes: Buffer): void {
    for (const { followers } of this.followed.values()) for (const follower of followers) send(follower, bytes);
  }
}

function send(follower: Readable, bytes: Buffer): void {
  if (follower.readableLength > MOST_WAITING_BYTES) follower.destroy();
  else follower.push(bytes);
}

const encode = (event: string, data: object, id: number): Buffer =>
  Buffer.from(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
