import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { isMoving, RunView } from '@quadrant/views';
import { refreshOf } from './refresh.dto.js';

/** Another process stores progress twice a second. */
const POLL_MS = 500;

/** Proxies close a connection that is silent for longer than a minute. */
const SILENCE_MS = 15_000;

/** Tells followers how far refreshes are, whichever process works on them. */
@Injectable()
export class RefreshEvents implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly runs: RunView,
    private readonly clock: Clock,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** Yields events from now until the refresh has ended. */
  async *follow(id: string): AsyncGenerator<string> {
    let last = '';
    let silentFor = 0;
    for (;;) {
      const request = await this.runs.findRefresh(id);
      if (request === null) return;
      const event = `event: refresh\ndata: ${JSON.stringify(refreshOf(request, this.clock.now()))}\n\n`;
      if (event !== last) yield event;
      else if (silentFor >= SILENCE_MS) yield ': nothing new\n\n';
      silentFor = event === last && silentFor < SILENCE_MS ? silentFor + POLL_MS : 0;
      last = event;
      if (!isMoving(request.state) || this.stopping.signal.aborted) return;
      await sleep(POLL_MS, null, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
    }
  }
}
