import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import type { VerificationRow } from '@quadrant/store/verification';
import { HttpMetrics } from './http-metrics.js';
import { VerificationCheck } from './verification-check.js';

const GAUGES: readonly {
  readonly name: string;
  readonly help: string;
  readonly tell: (verification: VerificationRow) => number;
}[] = [
  {
    name: 'quadrant_verification_ok',
    help: 'Whether the last replay of everything published gave the same numbers (1) or others (0)',
    tell: ({ ok }) => (ok === true ? 1 : 0),
  },
  {
    name: 'quadrant_verification_timestamp_seconds',
    help: 'When the last replay of everything published ended, in seconds since 1970',
    tell: ({ finishedAt }) => (finishedAt?.getTime() ?? 0) / 1000,
  },
  {
    name: 'quadrant_verification_duration_seconds',
    help: 'How long the last replay of everything published took',
    tell: ({ startedAt, finishedAt }) => ((finishedAt?.getTime() ?? 0) - startedAt.getTime()) / 1000,
  },
];

/** Gauges that query the database when they are read, since the worker that verifies is another process. */
@Injectable()
export class VerificationMetrics {
  constructor({ registry }: HttpMetrics, check: VerificationCheck) {
    let latest: Promise<VerificationRow | null> | null = null;
    /** All gauges share one query. */
    const ask = () =>
      (latest ??= check.findLatestQuietly().finally(() => {
        latest = null;
      }));
    for (const { name, help, tell } of GAUGES) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const verification = await ask();
          // A missing value is better than a number that nobody has measured.
          this.remove();
          if (verification !== null) this.set(tell(verification));
        },
      });
    }
  }
}
