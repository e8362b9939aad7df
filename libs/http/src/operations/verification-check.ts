import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { VerificationRepository, type VerificationRow } from '@quadrant/store/proof';

/** What the last verification of everything that is published came to. */
@Injectable()
export class VerificationCheck {
  constructor(private readonly modules: ModuleRef) {}

  /** Null before the first, and where the application has no database of ours. */
  async findLatest(): Promise<VerificationRow | null> {
    const verifications = this.findRepository();
    return verifications && (await verifications.findLatest());
  }

  /** As {@link findLatest}, and null too while the database does not answer. */
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
