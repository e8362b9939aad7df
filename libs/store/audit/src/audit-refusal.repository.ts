import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditAction, RefusedRequest } from '@quadrant/rules/events';
import { recordAudit } from './audit.js';
import { inTransaction } from './transaction.js';
import { REFUSALS_WRITTEN } from './limit-refusals.js';

/** So many at a time: the lock of the chain is held while they are written. */
const BATCH = 200;

const HOUR_MS = 3_600_000;

interface CountedRefusals {
  readonly actor: string;
  readonly action: AuditAction | RefusedRequest;
  readonly refusal: string;
  readonly subject: string;
  readonly seen: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Refusals that were counted instead of being written one by one. */
@Injectable()
export class AuditRefusalRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Writes one entry for the refusals of each hour that is over, where some were only counted, and forgets the counts. Several
   * workers may do it at once: each count is taken by one of them.
   *
   * @returns how many entries were written
   */
  async writeSummaries(now: Date): Promise<number> {
    let written = 0;
    for (;;) {
      const { taken, told } = await this.writeSome(now);
      written += told;
      if (taken < BATCH) return written;
    }
  }

  private writeSome(now: Date): Promise<{ readonly taken: number; readonly told: number }> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<CountedRefusals>(
        `delete from audit_refusals where (actor_key, action, refusal, hour) in (
           select actor_key, action, refusal, hour from audit_refusals where hour <= $1
           order by hour, first_at limit ${BATCH} for update skip locked)
         returning actor, action, refusal, subject, seen, first_at as "firstAt", last_at as "lastAt"`,
        [new Date(now.getTime() - HOUR_MS)],
      );
      const counted = rows
        .filter(({ seen }) => seen > REFUSALS_WRITTEN)
        .sort((a, b) => a.lastAt.getTime() - b.lastAt.getTime());
      for (const { actor, action, refusal, subject, seen, firstAt, lastAt } of counted) {
        const detail = { repeated: refusal, times: seen, written: REFUSALS_WRITTEN, first: firstAt, last: lastAt };
        await recordAudit(client, { at: now, actor, action, subject, detail, requestId: null });
      }
      return { taken: rows.length, told: counted.length };
    });
  }
}
