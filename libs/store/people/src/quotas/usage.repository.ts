import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { chargeQuotas, readUsed, refundQuotas } from './charge-quotas.js';
import { QuotaExceeded, type Charge } from './quota-exceeded.js';

/** Longer than any window: what began before then limits nobody any more. */
const KEPT_MS = 2 * 86_400_000;

/** What accounts and addresses have used of their quotas. */
@Injectable()
export class UsageRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts what is about to be done. @throws QuotaExceeded where it does not fit */
  charge(charge: Charge, at: Date): Promise<void> {
    return inTransaction(this.dataSource, (client) => chargeQuotas(client, [charge], at));
  }

  /** Takes a charge back that came to nothing. */
  refund(charge: Charge, at: Date): Promise<void> {
    return inTransaction(this.dataSource, (client) => refundQuotas(client, [charge], at));
  }

  /** Counts nothing; saves work where it is in vain. @throws QuotaExceeded where a charge would not fit now */
  check(charge: Charge, at: Date): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      const used = await readUsed(client, charge, at);
      if (used + charge.amount > charge.allowance.limit) throw new QuotaExceeded(charge, used, at);
    });
  }

  /** Forgets counts of windows that are over. */
  forgetOld(now: Date): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`delete from usage_counts where window_begin < $1`, [new Date(now.getTime() - KEPT_MS)]);
    });
  }
}
