import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A worker that has not beaten for this long is taken for dead. */
export const DEAD_AFTER = '15 seconds';

/** Which workers are alive, as far as they said so lately. */
@Injectable()
export class HeartbeatRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A worker lives. */
  async beat(workerId: string): Promise<void> {
    await this.dataSource.query(
      `insert into worker_heartbeats (worker_id, beat_at) values ($1, now())
       on conflict (worker_id) do update set beat_at = excluded.beat_at`,
      [workerId],
    );
  }

  /** A worker that stops says so, and the long dead go with it. */
  async stop(workerId: string): Promise<void> {
    await this.dataSource.query(
      `delete from worker_heartbeats where worker_id = $1 or beat_at < now() - interval '1 day'`,
      [workerId],
    );
  }

  /** Whether any worker has beaten of late. */
  async isAnyAlive(): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from worker_heartbeats where beat_at > now() - interval '${DEAD_AFTER}' limit 1`,
    );
    return rows.length > 0;
  }
}
