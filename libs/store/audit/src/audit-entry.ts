import type { AuditAction, RefusedRequest } from '@quadrant/rules/events';

/** An action that was carried out or refused. */
export interface AuditEntry {
  readonly at: Date;
  /** The handle of the person who did it. */
  readonly actor: string;
  /** It is written `thing.verb`, for example `tournament.submit`. */
  readonly action: AuditAction | RefusedRequest;
  /** It names the thing: the key of the tournament, the public id of the player, and so on. */
  readonly subject: string;
  /** It says what changed, before and after, and why. It never holds a secret: no token, password or key, nor a hash of one. */
  readonly detail: object;
  readonly requestId: string | null;
  /** The other things that the entry concerns, as `mention` of `audit.ts` writes them. */
  readonly mentions?: readonly string[];
}
