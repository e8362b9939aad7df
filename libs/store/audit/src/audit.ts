import type { PoolClient } from 'pg';
import { eventOfAction } from '@quadrant/rules/events';
import { insertEvents } from '@quadrant/store/database';
import type { AuditEntry } from './audit-entry.js';
import { replaceUnstorable } from './entry-record.js';
import { collectEntry } from './pending-entries.js';

export interface Author {
  readonly handle: string;
  readonly at: Date;
  readonly requestId: string | null;
}

/** Things by which the audit is searched. */
export type MentionedThing = 'tournament' | 'player' | 'account';

/** The subject of a failed attempt. The name that was typed may be a secret in the wrong field, so it is not written. */
export const UNKNOWN_SUBJECT = 'unknown';

/**
 * A thing that an entry concerns besides its subject.
 *
 * @param name key of the tournament, public id of the player, folded handle of the account
 */
export const mention = (thing: MentionedThing, name: string): string => `${thing}:${name}`;

/**
 * Records an audit entry. The transaction writes it as its last statement: entries are written one after the other, and
 * this keeps the others' wait short. An action that others are told about is an event, which is written here.
 *
 * @throws Error outside `inTransaction`
 */
export function recordAudit(client: PoolClient, entry: AuditEntry): Promise<void> {
  collectEntry(client, entry);
  const event = eventOfAction(entry);
  return event === null ? Promise.resolve() : insertEvents(client, [event], replaceUnstorable);
}
