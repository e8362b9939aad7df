import { windowOf, type Allowance } from '@quadrant/rules/permissions';

export interface Charge {
  /** It is the id of an account, or the hash of an address. */
  readonly subject: string;
  readonly allowance: Allowance;
  readonly amount: number;
}

/** Thrown where a charge does not fit into its quota. It undoes the transaction that includes the charge. */
export class QuotaExceeded extends Error {
  /** Says when the quota is whole again. */
  readonly retryAt: Date;
  readonly retryAfterSeconds: number;

  constructor(
    readonly charge: Charge,
    /** So much of it was used before. */
    readonly used: number,
    at: Date,
  ) {
    super(`more than ${charge.allowance.limit} ${charge.allowance.quota} per ${charge.allowance.per}`);
    this.retryAt = windowOf(charge.allowance.per, at).end;
    this.retryAfterSeconds = Math.max(1, Math.ceil((this.retryAt.getTime() - at.getTime()) / 1000));
  }
}
