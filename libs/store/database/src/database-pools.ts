import type { DataSource } from 'typeorm';

export interface PoolUse {
  /** `application` writes, `reads` answers requests. */
  readonly pool: string;
  readonly open: number;
  readonly idle: number;
  /** The number of callers that wait for a connection. */
  readonly waiting: number;
}

export class DatabasePools {
  constructor(private readonly dataSources: Readonly<Record<string, DataSource>>) {}

  list(): PoolUse[] {
    return Object.entries(this.dataSources).flatMap(([pool, { driver }]) => {
      const { master } = driver as { master?: { totalCount: number; idleCount: number; waitingCount: number } };
      return master ? { pool, open: master.totalCount, idle: master.idleCount, waiting: master.waitingCount } : [];
    });
  }
}
