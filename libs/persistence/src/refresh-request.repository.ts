import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from './audit.js';
import { RefreshRequest } from './entities/refresh-request.entity.js';
import type { Author } from './league.repository.js';
import { insertOutboxJob } from './outbox.js';
import { inTransaction } from './transaction.js';

export interface RefreshProgress {
  readonly tournamentsTotal: number;
  readonly tournamentsDone: number;
  readonly gamesDone: number;
}

@Injectable()
export class RefreshRequestRepository {
  constructor(private readonly dataSource: DataSource) {}

  findById(id: string): Promise<RefreshRequest | null> {
    return this.requests.findOneBy({ id });
  }

  /** Newest first. */
  list(limit: number): Promise<RefreshRequest[]> {
    return this.requests.find({ order: { createdAt: 'DESC', id: 'ASC' }, take: limit });
  }

  /** Asks for a refresh. While one waits, everybody who asks gets that one: it will take in all that they wait for. */
  async request(reason: string, { handle, at, requestId }: Author): Promise<RefreshRequest> {
    const id = await this.insert('requested', null, reason, handle, at, requestId);
    return id ? this.requests.findOneByOrFail({ id }) : this.requests.findOneByOrFail({ state: 'waiting' });
  }

  /**
   * Asks for the refresh of an instant of the schedule; once, however many workers ask for it, and never for an instant
   * before this installation began.
   */
  async requestScheduled(dueAt: Date, now: Date): Promise<void> {
    const known = await this.dataSource.query<unknown[]>(
      `select from refresh_requests where due_at = $1 union all select from publication where created_at > $1`,
      [dueAt],
    );
    if (known.length > 0) return;
    await this.insert('weekly', dueAt, `weekly refresh of ${dueAt.toISOString()}`, 'schedule', now, null);
  }

  /** Null when it is done already. */
  async start(id: string, now: Date): Promise<RefreshRequest | null> {
    await this.dataSource.query(
      `update refresh_requests set state = 'running', started_at = $2, error = null
       where id = $1 and state <> 'done'`,
      [id, now],
    );
    return this.requests.findOneBy({ id, state: 'running' });
  }

  async reportProgress(id: string, progress: RefreshProgress): Promise<void> {
    await this.requests.update({ id }, progress);
  }

  async finish(id: string, run: number, now: Date): Promise<void> {
    await this.requests.update({ id }, { state: 'done', run, finishedAt: now });
  }

  async fail(id: string, error: string, now: Date): Promise<void> {
    await this.requests.update({ id }, { state: 'failed', error, finishedAt: now });
  }

  /** @returns the new request's id, or null when one waits already or this instant has its request */
  private insert(
    kind: RefreshRequest['kind'],
    dueAt: Date | null,
    reason: string,
    requestedBy: string,
    now: Date,
    requestId: string | null,
  ): Promise<string | null> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into refresh_requests
           (kind, due_at, requested_by, reason, state, tournaments_total, tournaments_done, games_done, created_at)
         values ($1, $2, $3, $4, 'waiting', 0, 0, 0, $5) on conflict do nothing returning id`,
        [kind, dueAt, requestedBy, reason, now],
      );
      const id = rows[0]?.id;
      if (!id) return null;
      await insertOutboxJob(client, 'refresh', { requestId: id }, now);
      await recordAudit(client, {
        at: now,
        actor: requestedBy,
        action: 'refresh.request',
        subject: id,
        detail: { reason },
        requestId,
      });
      return id;
    });
  }

  private get requests() {
    return this.dataSource.getRepository(RefreshRequest);
  }
}
