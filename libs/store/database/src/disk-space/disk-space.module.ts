import { Module } from '@nestjs/common';
import { readDiskSpaceSettings } from '@quadrant/store/server';
import { DiskWatch } from './disk-watch.js';

/** One watch for a process, however many root modules import this. */
@Module({
  providers: [{ provide: DiskWatch, useFactory: () => new DiskWatch(readDiskSpaceSettings(process.env)) }],
  exports: [DiskWatch],
})
export class DiskSpaceModule {}
