import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { VerificationRepository, type VerificationRow } from '@quadrant/store/verification';

/** Finds the result of the last verification of everything that is published. */
@Injectable()
export class VerificationCheck {
  constructor(private readonly modules: ModuleRef) {}

  /** Returns null before the first one, and when the application has no database of ours. */
  async findLatest(): Promise<VerificationRow | null> {
    const verifications = this.findRepository();
    return verifications && (await verifications.findLatest());
  }

  /** Works like {@link findLatest}, and also returns null while the database does not answer. */
  findLatestQuietly(): Promise<VerificationRow | null> {
    return this.findLatest().catch(() => null);
  }

  private findRepository(): VerificationRepository | null {
    try {
      return this.modules.get(VerificationRepository, { strict: false });
    } catch {
      return null;
    }
  }
}
