import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A worker that has not beaten for this long is taken for dead. */
export const DEAD_AFTER = '15 seconds';

/** SQL: whether a heartbeat was lately. One of the future is of a worker that died while the clock was ahead. */
export const IS_ALIVE = `beat_at between now() - interval '${DEAD_AFTER}' and now() + interval '${DEAD_AFTER}'`;

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
      `delete from worker_heartbeats where worker_id = $1 or abs(extract(epoch from now() - beat_at)) > 86400`,
      [workerId],
    );
  }

  /** Whether any worker has beaten of late. */
  async isAnyAlive(): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(`select from worker_heartbeats where ${IS_ALIVE} limit 1`);
    return rows.length > 0;
  }
}
