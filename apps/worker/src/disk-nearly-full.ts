import { findWaitFailure, type DiskWatch } from '@quadrant/store/database';
import { isConflict, isDatabaseOutage, isDiskFull } from '@quadrant/store/errors';

/** A refresh was stopped, with nothing published, before it could fill the disk. */
export class DiskNearlyFull extends Error {
  constructor() {
    super('stopped because the disk is nearly full; it begins again when there is room');
  }
}

/** @throws DiskNearlyFull */
export function stopOnLowDisk(watch: DiskWatch): void {
  if (watch.shortage !== null) throw new DiskNearlyFull();
}

/** Tells whether a job failed because of the state of the system and not because of its subject: it is then never given up. */
export const isPassing = (error: unknown): boolean =>
  error instanceof DiskNearlyFull ||
  isDiskFull(error) ||
  isDatabaseOutage(error) ||
  isConflict(error) ||
  findWaitFailure(error) !== null;
