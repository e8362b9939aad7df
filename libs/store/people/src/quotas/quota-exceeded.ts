import { windowOf, type Allowance } from '@quadrant/rules/permissions';

/** What somebody wants to use of a quota. */
export interface Charge {
  /** Id of the account, or the hash of an address. */
  readonly subject: string;
  readonly allowance: Allowance;
  readonly amount: number;
}

/** Thrown where a charge does not fit into its quota; it undoes the transaction that it is part of. */
export class QuotaExceeded extends Error {
  /** When the quota is whole again. */
  readonly retryAt: Date;
  readonly retryAfterSeconds: number;

  constructor(
    readonly charge: Charge,
    /** How much of it was used before. */
    readonly used: number,
    at: Date,
  ) {
    super(`more than ${charge.allowance.limit} ${charge.allowance.quota} per ${charge.allowance.per}`);
    this.retryAt = windowOf(charge.allowance.per, at).end;
    this.retryAfterSeconds = Math.max(1, Math.ceil((this.retryAt.getTime() - at.getTime()) / 1000));
  }
}
