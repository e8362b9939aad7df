import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DatabasePools, type PoolUse } from '@quadrant/store/database';
import { OperationsReadModel, type Operations, type WorkerHeartbeats } from '@quadrant/store/operations';
import { findProvider } from './find-provider.js';
import { HttpMetrics } from './http-metrics.js';
import { Gauge } from 'prom-client';

type Measured = Operations & WorkerHeartbeats;

const GAUGES: readonly (readonly [name: string, help: string, tell: (measured: Measured) => number | null])[] = [
  ['quadrant_outbox_jobs', 'Jobs that are not done', ({ outboxJobs }) => outboxJobs],
  [
    'quadrant_outbox_oldest_age_seconds',
    'Age of the oldest job that is not done, 0 without one',
    ({ outboxOldestAge }) => outboxOldestAge ?? 0,
  ],
  [
    'quadrant_submissions_failed',
    'Submissions that could not be published',
    ({ failedSubmissions }) => failedSubmissions,
  ],
  [
    'quadrant_refreshes_stuck',
    'Refreshes that were requested more than 30 minutes ago and have not ended',
    ({ stuckRefreshes }) => stuckRefreshes,
  ],
  ['quadrant_last_run_age_seconds', 'Age of the run that readers see', ({ lastRunAge }) => lastRunAge],
  ['quadrant_official_run_age_seconds', 'Age of the last official run', ({ officialRunAge }) => officialRunAge],
  ['quadrant_audit_anchor_age_seconds', 'Age of the last anchor of the audit', ({ auditAnchorAge }) => auditAnchorAge],
  [
    'quadrant_audit_unanchored_entries',
    'Audit entries behind the last anchor',
    ({ unanchoredEntries }) => unanchoredEntries,
  ],
  ['quadrant_backup_age_seconds', 'Age of the last backup that was made', ({ backupAge }) => backupAge],
  [
    'quadrant_backup_failed',
    '1 where the last backup that was tried was not made',
    ({ backupError }) => (backupError === null ? 0 : 1),
  ],
  ['quadrant_workers_alive', 'Workers that have sent a heartbeat within 15 seconds', ({ alive }) => alive],
  [
    'quadrant_worker_heartbeat_age_seconds',
    'Age of the newest heartbeat of a worker',
    ({ newestAgeSeconds }) => newestAgeSeconds,
  ],
];

const POOL_GAUGES: readonly (readonly [name: string, help: string, tell: (use: PoolUse) => number])[] = [
  ['quadrant_pool_connections', 'Open connections to the database', ({ open }) => open],
  ['quadrant_pool_idle_connections', 'Open connections that nobody uses', ({ idle }) => idle],
  ['quadrant_pool_waiting', 'Those who wait for a connection', ({ waiting }) => waiting],
];

/** Gauges that are asked of the database when somebody reads them, so each process shows the whole installation. */
@Injectable()
export class OperationsMetrics {
  constructor(
    { registry }: HttpMetrics,
    private readonly modules: ModuleRef,
  ) {
    const ask = shared(() => this.measure());
    for (const [name, help, tell] of GAUGES) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const measured = await ask();
          const value = measured && tell(measured);
          // Nothing is better than a number that nobody has measured.
          if (value === null) gauge.remove();
          else gauge.set(value);
        },
      });
    }
    for (const [name, help, tell] of POOL_GAUGES) {
      const gauge: Gauge<'pool'> = new Gauge({
        name,
        help,
        labelNames: ['pool'],
        registers: [registry],
        collect: async () => {
          // The questions above have just been put into the line of the pool, and those that find an idle connection leave it
          // before the next turn of the event loop: they wait for nobody.
          await setImmediate();
          for (const use of findProvider(this.modules, DatabasePools)?.list() ?? [])
            gauge.set({ pool: use.pool }, tell(use));
        },
      });
    }
  }

  /** Null without a database of ours, and while it does not answer. */
  private async measure(): Promise<Measured | null> {
    const operations = findProvider(this.modules, OperationsReadModel);
    if (operations === null) return null;
    try {
      const [measured, heartbeats] = await Promise.all([operations.measure(), operations.readHeartbeats()]);
      return { ...measured, ...heartbeats };
    } catch {
      return null;
    }
  }
}

/** Everybody who asks while an answer is under way gets that one. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => (underWay ??= ask().finally(() => (underWay = null)));
}
