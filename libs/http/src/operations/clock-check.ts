import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { WatchedClockRepository } from '@quadrant/store/operations';
import { findProvider } from './find-provider.js';

/** `doubted`: workers delete nothing, because the clock may be wrong. `quadrant doctor` says why. */
export type ClockStatus = 'ok' | 'doubted' | 'unknown';

/** Finds out whether workers trust the clock. */
@Injectable()
export class ClockCheck {
  constructor(private readonly modules: ModuleRef) {}

  /** It is unknown without a database of ours, and while the database does not answer. */
  async findQuietly(): Promise<ClockStatus> {
    const clocks = findProvider(this.modules, WatchedClockRepository);
    const doubt = await clocks?.findDoubt().catch(() => undefined);
    if (doubt === undefined) return 'unknown';
    return doubt === null ? 'ok' : 'doubted';
  }
}
