import type { PoolClient } from 'pg';
import type { AuditEntry } from './audit-entry.js';
import { collectEntry } from './pending-entries.js';

/** Who asks for a change, when, and by which request. */
export interface Author {
  readonly handle: string;
  readonly at: Date;
  readonly requestId: string | null;
}

/** Things by which the audit is searched. */
export type MentionedThing = 'tournament' | 'player' | 'account';

/** Subject of an attempt at what leads to nothing: it may be a secret, typed into the wrong field. */
export const UNKNOWN_SUBJECT = 'unknown';

/**
 * A thing that an entry concerns besides its subject.
 *
 * @param name key of the tournament, public id of the player, folded handle of the account
 */
export const mention = (thing: MentionedThing, name: string): string => `${thing}:${name}`;

/**
 * Has who did what written into the audit by the transaction that does it: as its last statement, since entries are
 * written one after the other and nobody else shall wait for longer.
 *
 * @throws Error outside `inTransaction`
 */
export function recordAudit(client: PoolClient, entry: AuditEntry): Promise<void> {
  collectEntry(client, entry);
  return Promise.resolve();
}
