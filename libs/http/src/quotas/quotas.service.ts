import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { allowanceOf, type Principal, type Quota, type QuotaLimits } from '@quadrant/rules/permissions';
import { UsageRepository, type Charge, type ReportAllowances } from '@quadrant/store/accounts';
import { Clock } from '../clock.js';
import { Problem } from '../problem/problem.js';

/** An app keeps its `QuotaLimits` under this token. */
export const QUOTA_LIMITS = Symbol('limits of quotas');

/** Counts the actions of accounts and addresses, and refuses more than they may do. */
@Injectable()
export class Quotas {
  constructor(
    private readonly usage: UsageRepository,
    private readonly clock: Clock,
    @Inject(QUOTA_LIMITS) private readonly limits: QuotaLimits,
  ) {}

  /** Returns the limits of an account for reports. The code that stores a report counts it. */
  ofReports(principal: Principal): ReportAllowances {
    return {
      reports: allowanceOf(principal, 'reports', this.limits),
      newPlayers: allowanceOf(principal, 'new-players', this.limits),
    };
  }

  /**
   * Checks one sign-up from an address, and returns the charge. The code that stores the sign-up counts it.
   *
   * @param address the network of an IPv6 address; only its hash is kept
   * @throws QuotaExceeded when it would be refused now
   */
  async ofSignUp(address: string): Promise<Charge> {
    const allowance = { quota: 'sign-ups', limit: this.limits.daily['sign-ups'], per: 'day' } as const;
    const charge = { subject: hashOf(address), allowance, amount: 1 };
    await this.usage.check(charge, this.clock.now());
    return charge;
  }

  /**
   * Counts an action of an account before it is done, and takes the count back when it fails. An action that its client
   * gave up still counts: otherwise closing the connection in time would make everything free.
   *
   * @param bulk how much of it that is; once, if left out
   * @throws QuotaExceeded when the account has done too much of it, and whatever `work` throws
   */
  async limit<T>(principal: Principal, quota: Quota, work: () => Promise<T>, bulk?: Bulk<T>): Promise<T> {
    const allowance = allowanceOf(principal, quota, this.limits);
    const { accountId: subject } = principal;
    return allowance === null || subject === null ? work() : this.charged({ subject, allowance }, work, bulk);
  }

  /**
   * Does the same for actions with the link of a player in a live tournament, which belongs to no account.
   *
   * @param link the link's secret; only its hash is kept
   */
  limitLink<T>(link: string, work: () => Promise<T>, bulk: Bulk<T>): Promise<T> {
    const quota = 'own-live-entries';
    return this.charged(
      { subject: hashOf(link), allowance: { quota, limit: this.limits.daily[quota], per: 'day' } },
      work,
      bulk,
    );
  }

  /**
   * Does the same for messages of visitors, who have no account.
   *
   * @param address the network of an IPv6 address; only its hash is kept
   */
  limitAddress<T>(address: string, work: () => Promise<T>): Promise<T> {
    const quota = 'visitor-inquiries';
    // Sign-ups are counted for the same address, in rows of their own quota.
    return this.charged(
      { subject: hashOf(address), allowance: { quota, limit: this.limits.daily[quota], per: 'day' } },
      work,
    );
  }

  private async charged<T>(
    { subject, allowance }: Omit<Charge, 'amount'>,
    work: () => Promise<T>,
    { amount, usedBy }: Bulk<T> = ONCE,
  ): Promise<T> {
    if (amount === 0) return work();
    const at = this.clock.now();
    const charge = { subject, allowance, amount };
    await this.usage.charge(charge, at);
    let unused = amount;
    try {
      const done = await work();
      unused = amount - usedBy(done);
      return done;
    } catch (error) {
      if (isGivenUp(error)) unused = 0;
      throw error;
    } finally {
      if (unused > 0) await this.usage.refund({ ...charge, amount: unused }, at);
    }
  }
}

interface Bulk<T> {
  readonly amount: number;
  readonly usedBy: (done: T) => number;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const ONCE: Bulk<unknown> = { amount: 1, usedBy: () => 1 };

const isGivenUp = (error: unknown): boolean => error instanceof Problem && error.code === 'request-timeout';
