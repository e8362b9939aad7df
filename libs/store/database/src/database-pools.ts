import type { DataSource } from 'typeorm';

/** The connections of a process to its database, as they are at the moment. */
export interface PoolUse {
  /** `application` writes, `reads` answers requests. */
  readonly pool: string;
  readonly open: number;
  readonly idle: number;
  /** Those who wait for a connection. */
  readonly waiting: number;
}

/** The pools of this process. */
export class DatabasePools {
  constructor(private readonly dataSources: Readonly<Record<string, DataSource>>) {}

  list(): PoolUse[] {
    return Object.entries(this.dataSources).flatMap(([pool, { driver }]) => {
      const { master } = driver as { master?: { totalCount: number; idleCount: number; waitingCount: number } };
      return master ? { pool, open: master.totalCount, idle: master.idleCount, waiting: master.waitingCount } : [];
    });
  }
}
