import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { OperationsReadModel } from '@quadrant/store/operations';
import { findProvider } from './find-provider.js';

/** `unknown` means that the database could not be asked. */
export type WorkerStatus = 'ok' | 'down' | 'unknown';

export interface WorkerHealth {
  readonly status: WorkerStatus;
  /** It counts workers that have sent a heartbeat within 15 seconds. */
  readonly alive: number;
  readonly heartbeatAgeSeconds: number | null;
}

const UNKNOWN: WorkerHealth = { status: 'unknown', alive: 0, heartbeatAgeSeconds: null };

/** Asks the database for the heartbeats of the workers, since they are other processes, possibly on other machines. */
@Injectable()
export class WorkerCheck {
  constructor(private readonly modules: ModuleRef) {}

  async find(): Promise<WorkerHealth> {
    const operations = findProvider(this.modules, OperationsReadModel);
    if (operations === null) return UNKNOWN;
    const { alive, newestAgeSeconds } = await operations.readHeartbeats();
    return {
      status: alive > 0 ? 'ok' : 'down',
      alive,
      heartbeatAgeSeconds: newestAgeSeconds === null ? null : Math.round(newestAgeSeconds * 10) / 10,
    };
  }

  /** Works like {@link find}, and also returns `unknown` while the database does not answer. */
  findQuietly(): Promise<WorkerHealth> {
    return this.find().catch(() => UNKNOWN);
  }
}
