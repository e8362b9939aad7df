import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { chargeQuotas, readUsed, refundQuotas } from './charge-quotas.js';
import { QuotaExceeded, type Charge } from './quota-exceeded.js';

/** This is longer than any window: older counts no longer limit anybody. */
const KEPT_MS = 2 * 86_400_000;

/** Counts how much accounts and addresses have used of their quotas. */
@Injectable()
export class UsageRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts an action before it is done. @throws QuotaExceeded where it does not fit */
  charge(charge: Charge, at: Date): Promise<void> {
    return inTransaction(this.dataSource, (client) => chargeQuotas(client, [charge], at));
  }

  /** Takes back the charge of an action that had no effect. */
  refund(charge: Charge, at: Date): Promise<void> {
    return inTransaction(this.dataSource, (client) => refundQuotas(client, [charge], at));
  }

  /** Counts nothing; saves work that would be refused later. @throws QuotaExceeded where a charge would not fit now */
  check(charge: Charge, at: Date): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      const used = await readUsed(client, charge, at);
      if (used + charge.amount > charge.allowance.limit) throw new QuotaExceeded(charge, used, at);
    });
  }

  /** Deletes counts of windows that are over. */
  forgetOld(now: Date): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`delete from usage_counts where window_begin < $1`, [new Date(now.getTime() - KEPT_MS)]);
    });
  }
}
