import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OUTBOX_CHANNEL } from './outbox.js';
import { ChannelListener } from '../channel-listener.js';

/** A job to do, written in the transaction that made it necessary. */
export interface OutboxJob {
  readonly id: string;
  readonly job: string;
  readonly payload: unknown;
}

/** A job that runs longer than this counts as lost and is enqueued again. */
const LOST_AFTER = '30 seconds';

/** Stores the jobs that are not done yet. The queue gets them from here, also after it has lost them. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the jobs that are not enqueued yet, oldest first. */
  listNew(limit: number): Promise<OutboxJob[]> {
    return this.dataSource.query<OutboxJob[]>(
      `select id, job, payload from outbox where enqueued_at is null and available_at <= now() order by id limit $1`,
      [limit],
    );
  }

  /**
   * Lists jobs that were enqueued, or failed, and are not done in time: the queue may have lost them. It takes the
   * oldest of each kind, so that a refresh does not wait behind a long line of reports.
   */
  listOverdue(limit: number): Promise<OutboxJob[]> {
    return this.dataSource.query<OutboxJob[]>(
      `select id, job, payload from (
         select id, job, payload, row_number() over (partition by job order by id) as place from outbox
         where available_at <= now() and (enqueued_at is null or enqueued_at < now() - interval '${LOST_AFTER}')) overdue
       where place <= $1 order by id`,
      [limit],
    );
  }

  /**
   * Makes jobs due whose times were set while the clock was ahead: nothing is postponed for more than an hour, and nothing was
   * enqueued in the future.
   */
  async bringBack(): Promise<void> {
    await this.dataSource.query(
      `update outbox set available_at = least(available_at, now()), enqueued_at = null
       where available_at > now() + interval '2 hours' or enqueued_at > now() + interval '1 minute'`,
    );
  }

  /** Marks jobs that are in the queue now; if they are not done in time, they are overdue. */
  async markEnqueued(ids: readonly string[]): Promise<void> {
    await this.dataSource.query(`update outbox set enqueued_at = now() where id = any($1)`, [ids]);
  }

  /** Postpones a job whose handler gave up: it returns after 30 s, then twice as long each time, after at most an hour. */
  async postpone(job: string, payload: object): Promise<void> {
    await this.dataSource.query(
      `update outbox set attempts = attempts + 1, enqueued_at = null,
         available_at = now() + least(interval '30 seconds' * power(2, least(attempts, 10)), interval '1 hour')
       where job = $1 and payload = $2::jsonb`,
      [job, JSON.stringify(payload)],
    );
  }

  /** Makes postponed jobs due now, because the reason for their failure is gone. */
  async makeDue(): Promise<void> {
    await this.dataSource.query(
      `update outbox set available_at = now(), enqueued_at = null where available_at > now()`,
    );
    await this.dataSource.query(`select pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  }

  /** Tells whether a job made a run fail, and is tried alone since then. */
  async isSetAside(job: string, payload: object): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from outbox where job = $1 and payload = $2::jsonb and set_aside limit 1`,
      [job, JSON.stringify(payload)],
    );
    return rows.length > 0;
  }

  /** Removes a job that is done. */
  async remove(job: string, payload: object): Promise<void> {
    await this.dataSource.query(`delete from outbox where job = $1 and payload = $2::jsonb`, [
      job,
      JSON.stringify(payload),
    ]);
  }

  /**
   * Calls `onNudge` after every commit that wrote a job, and once whenever it could listen again after a break.
   *
   * @returns stops listening
   */
  listen(onNudge: () => void): () => Promise<void> {
    const { url, extra } = this.dataSource.options as { url: string; extra: { options?: string } };
    const listener = new ChannelListener({ url, session: extra.options, channel: OUTBOX_CHANNEL, onNudge });
    return () => listener.stop();
  }
}
