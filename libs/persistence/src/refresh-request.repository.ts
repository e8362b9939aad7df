import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Author } from './audit.js';
import { RefreshRequest } from './entities/refresh-request.entity.js';
import { insertRefreshRequest } from './refresh-requests.js';
import { inTransaction } from './transaction.js';

/** How far a refresh has come; all counts are 0 until it knows its tournaments. */
export interface RefreshProgress {
  readonly tournamentsTotal: number;
  readonly tournamentsDone: number;
  readonly gamesDone: number;
}

/** Refreshes that were requested, by people or by the schedule, from request to end. */
@Injectable()
export class RefreshRequestRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @param id a UUID; null when nobody asked under it */
  findById(id: string): Promise<RefreshRequest | null> {
    return this.requests.findOneBy({ id });
  }

  /** Newest first. */
  list(limit: number): Promise<RefreshRequest[]> {
    return this.requests.find({ order: { createdAt: 'DESC', id: 'ASC' }, take: limit });
  }

  /** Asks for a refresh. While one waits, everybody who asks gets that one: it will take in all that they wait for. */
  async request(reason: string, author: Author): Promise<RefreshRequest> {
    for (;;) {
      const id = await inTransaction(this.dataSource, (client) => insertRefreshRequest(client, reason, author));
      // The one that stood in the way may have started since; then there is room for a new one.
      const request = await this.requests.findOneBy(id ? { id } : { state: 'waiting' });
      if (request) return request;
    }
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
    const author = { handle: 'schedule', at: now, requestId: null };
    await inTransaction(this.dataSource, (client) =>
      insertRefreshRequest(client, `weekly refresh of ${dueAt.toISOString()}`, author, dueAt),
    );
  }

  /** Begins a request, or begins it again after it failed or its worker died. Null when it is done already. */
  async start(id: string, now: Date): Promise<RefreshRequest | null> {
    await this.dataSource.query(
      `update refresh_requests set state = 'running', started_at = $2, finished_at = null, error = null,
         tournaments_total = 0, tournaments_done = 0, games_done = 0
       where id = $1 and state <> 'done'`,
      [id, now],
    );
    return this.requests.findOneBy({ id, state: 'running' });
  }

  /** How far a running request has come. */
  async reportProgress(id: string, progress: RefreshProgress): Promise<void> {
    await this.requests.update({ id }, progress);
  }

  /** @param run number of the run that it published */
  async finish(id: string, run: number, progress: RefreshProgress, now: Date): Promise<void> {
    await this.requests.update({ id }, { ...progress, state: 'done', run, finishedAt: now });
  }

  /** A failed request is begun again when its job comes again. */
  async fail(id: string, error: string, now: Date): Promise<void> {
    await this.requests.update({ id }, { state: 'failed', error, finishedAt: now });
  }

  private get requests() {
    return this.dataSource.getRepository(RefreshRequest);
  }
}
