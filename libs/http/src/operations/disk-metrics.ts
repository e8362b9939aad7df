import { Injectable } from '@nestjs/common';
import { DiskWatch } from '@quadrant/store/database';
import { HttpMetrics } from './http-metrics.js';
import { Gauge } from 'prom-client';

/** Exports the free space that the disk watch found last. */
@Injectable()
export class DiskMetrics {
  constructor({ registry }: HttpMetrics, watch: DiskWatch) {
    const registers = [registry];
    new Gauge({
      name: 'quadrant_disk_free_bytes',
      help: 'Free space of each volume that is written to, by a folder on it',
      labelNames: ['folder'] as const,
      registers,
      collect() {
        for (const { folder, free } of watch.listVolumes()) {
          if (free === null) this.remove({ folder });
          else this.set({ folder }, free);
        }
      },
    });
    new Gauge({
      name: 'quadrant_disk_free_limit_bytes',
      help: 'Free space below which nothing is written (MIN_FREE_SPACE)',
      registers,
      collect() {
        this.set(watch.limit);
      },
    });
    new Gauge({
      name: 'quadrant_disk_low',
      help: 'Whether there is too little free space, so that nothing is written (1), or enough (0)',
      registers,
      collect() {
        this.set(watch.shortage === null ? 0 : 1);
      },
    });
  }
}
