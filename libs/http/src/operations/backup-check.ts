import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { OperationsReadModel } from '@quadrant/store/operations';
import { findProvider } from './find-provider.js';

/** Finds out how old the last backup is. */
@Injectable()
export class BackupCheck {
  constructor(private readonly modules: ModuleRef) {}

  /** Returns seconds; null before the first backup, without a database of ours, and while the database does not answer. */
  async findAgeQuietly(): Promise<number | null> {
    const operations = findProvider(this.modules, OperationsReadModel);
    const age = await operations?.readBackupAge().catch(() => null);
    return age === null || age === undefined ? null : Math.round(age);
  }
}
