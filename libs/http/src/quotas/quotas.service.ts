import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { allowanceOf, type Principal, type Quota, type QuotaLimits } from '@quadrant/rules/permissions';
import { UsageRepository, type Charge, type ReportAllowances } from '@quadrant/store/people';
import { Clock } from '../clock.js';
import { Problem } from '../problem/problem.js';

/** Under which token an app keeps its `QuotaLimits`. */
export const QUOTA_LIMITS = Symbol('limits of quotas');

/** Counts what accounts and addresses do, and refuses what is too much. */
@Injectable()
export class Quotas {
  constructor(
    private readonly usage: UsageRepository,
    private readonly clock: Clock,
    @Inject(QUOTA_LIMITS) private readonly limits: QuotaLimits,
  ) {}

  /** What somebody may do of reports; whoever stores one counts it. */
  ofReports(principal: Principal): ReportAllowances {
    return {
      reports: allowanceOf(principal, 'reports', this.limits),
      newPlayers: allowanceOf(principal, 'new-players', this.limits),
    };
  }

  /**
   * One sign-up from an address, for whoever stores it to count.
   *
   * @param address of IPv6, the network; only its hash is kept
   * @throws QuotaExceeded where it would be refused now
   */
  async ofSignUp(address: string): Promise<Charge> {
    const allowance = { quota: 'sign-ups', limit: this.limits.daily['sign-ups'], per: 'day' } as const;
    const subject = createHash('sha256').update(address).digest('base64url');
    const charge = { subject, allowance, amount: 1 };
    await this.usage.check(charge, this.clock.now());
    return charge;
  }

  /**
   * Counts what an account does before it is done, and not at all when it fails. What its client gave up counts: otherwise
   * closing the connection in time would make everything free.
   *
   * @throws QuotaExceeded where the account has done too much of it, and whatever `work` throws
   */
  async limit<T>(principal: Principal, quota: Quota, work: () => Promise<T>): Promise<T> {
    const allowance = allowanceOf(principal, quota, this.limits);
    const { accountId: subject } = principal;
    if (allowance === null || subject === null) return work();
    const at = this.clock.now();
    const charge = { subject, allowance, amount: 1 };
    await this.usage.charge(charge, at);
    try {
      return await work();
    } catch (error) {
      if (!isGivenUp(error)) await this.usage.refund(charge, at);
      throw error;
    }
  }
}

const isGivenUp = (error: unknown): boolean => error instanceof Problem && error.code === 'request-timeout';
