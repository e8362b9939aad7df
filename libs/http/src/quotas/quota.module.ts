import { type DynamicModule, Module } from '@nestjs/common';
import { PersistenceModule } from '@quadrant/store/setup';
import { ClockModule } from '../clock.js';
import { readQuotaLimits } from '@quadrant/settings';
import { QUOTA_LIMITS, Quotas } from './quotas.service.js';

/** Quotas, for processes that answer requests. */
@Module({})
export class QuotaModule {
  private static requests: DynamicModule | null = null;

  /**
   * The same object each time, by which Nest knows it for the same module. A function and no decorator: workers and commands
   * load this file too, and a second data source that is only declared makes Nest print a warning to the standard output.
   */
  static forRequests(): DynamicModule {
    return (this.requests ??= {
      module: QuotaModule,
      imports: [ClockModule, PersistenceModule.forRequests()],
      providers: [{ provide: QUOTA_LIMITS, useFactory: () => readQuotaLimits(process.env) }, Quotas],
      exports: [QUOTA_LIMITS, Quotas],
    });
  }
}
