/** Something that was done, or refused. */
export interface AuditEntry {
  readonly at: Date;
  /** Handle of whoever did it. */
  readonly actor: string;
  /** `thing.verb`, as `tournament.submit`. */
  readonly action: string;
  /** Which thing: the key of the tournament, the public id of the player, and so on. */
  readonly subject: string;
  /** What, before and after, and why. Never a secret: no token, no password, no key, nor a hash of one. */
  readonly detail: object;
  readonly requestId: string | null;
  /** What it concerns besides its subject, as `mention` of `audit.ts` writes it. */
  readonly mentions?: readonly string[];
}
