import { type DynamicModule, type InjectionToken, Module } from '@nestjs/common';
import { DiskSpaceModule } from '@quadrant/store/database';
import { BackupCheck } from './backup-check.js';
import { ClockCheck } from './clock-check.js';
import { type Database, DatabaseCheck, DATABASE_TOKEN } from './database-check.js';
import { DiskMetrics } from './disk-metrics.js';
import { HealthController } from './health.controller.js';
import { HttpMetrics } from './http-metrics.js';
import { MetricsController } from './metrics.controller.js';
import { METRICS_TOKEN, Monitoring } from './monitoring.js';
import { OperationsMetrics } from './operations-metrics.js';
import { VerificationCheck } from './verification-check.js';
import { VerificationMetrics } from './verification-metrics.js';
import { WorkerCheck } from './worker-check.js';

/** Operators ask a process here whether it is alive and ready, and for its metrics. */
@Module({})
export class OperationsModule {
  /**
   * @param database the token of the object that runs the application's SQL
   * @param metricsToken the token that programs send to read details; null: nobody may
   */
  static forDatabase(database: InjectionToken<Database>, metricsToken: string | null = null): DynamicModule {
    return {
      module: OperationsModule,
      imports: [DiskSpaceModule],
      controllers: [HealthController, MetricsController],
      providers: [
        BackupCheck,
        ClockCheck,
        DatabaseCheck,
        DiskMetrics,
        HttpMetrics,
        Monitoring,
        VerificationCheck,
        VerificationMetrics,
        OperationsMetrics,
        WorkerCheck,
        { provide: DATABASE_TOKEN, useValue: database },
        { provide: METRICS_TOKEN, useValue: metricsToken },
      ],
      exports: [HttpMetrics],
    };
  }
}
