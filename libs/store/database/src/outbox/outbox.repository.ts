import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OUTBOX_CHANNEL } from './outbox.js';
import { ChannelListener } from '../channel-listener.js';

/** A job that is to be done, written in the transaction that made it necessary. */
export interface OutboxJob {
  readonly id: string;
  readonly job: string;
  readonly payload: unknown;
}

/** How long a job may be under way before it is taken for lost and enqueued again. */
const LOST_AFTER = '30 seconds';

/** Jobs that are not done yet: the queue learns of them from here, and after losing them again. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Jobs that nobody has enqueued yet, oldest first. */
  listNew(limit: number): Promise<OutboxJob[]> {
    return this.dataSource.query<OutboxJob[]>(
      `select id, job, payload from outbox where enqueued_at is null and available_at <= now() order by id limit $1`,
      [limit],
    );
  }

  /**
   * Jobs that were enqueued, or failed, and are still not done after their time: the queue may have lost them. The oldest of
   * each kind, so that a refresh does not wait behind a long line of reports.
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

  /** The queue has them now; if they are not done in time, they are overdue. */
  async markEnqueued(ids: readonly string[]): Promise<void> {
    await this.dataSource.query(`update outbox set enqueued_at = now() where id = any($1)`, [ids]);
  }

  /** A job whose handler gave up: it comes again after 30 s, then twice as long each time, an hour at the most. */
  async postpone(job: string, payload: object): Promise<void> {
    await this.dataSource.query(
      `update outbox set attempts = attempts + 1, enqueued_at = null,
         available_at = now() + least(interval '30 seconds' * power(2, least(attempts, 10)), interval '1 hour')
       where job = $1 and payload = $2::jsonb`,
      [job, JSON.stringify(payload)],
    );
  }

  /** What was postponed is due now: the reason why it failed is gone. */
  async makeDue(): Promise<void> {
    await this.dataSource.query(
      `update outbox set available_at = now(), enqueued_at = null where available_at > now()`,
    );
    await this.dataSource.query(`select pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  }

  /** Whether a job made a run fail, and is tried alone since. */
  async isSetAside(job: string, payload: object): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from outbox where job = $1 and payload = $2::jsonb and set_aside limit 1`,
      [job, JSON.stringify(payload)],
    );
    return rows.length > 0;
  }

  /** A job that is done. */
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
