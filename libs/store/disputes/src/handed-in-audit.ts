import type { PoolClient } from 'pg';
import type { Action } from '@quadrant/rules/permissions';
import type { AuditAction } from '@quadrant/rules/events';
import { mention, recordAudit } from '@quadrant/store/audit';
import type { Doing } from './dispute.js';

/** Actions that are permissions of people, too. */
export type HandedInAction = Extract<Action, AuditAction>;

/** An entry is about a dispute or a proposal, or about the id that a refused request named. */
interface Subject {
  readonly id: string;
  readonly tournamentId?: string;
}

/** Records in the audit what somebody did about a dispute or a proposal, so that its tournament finds it. */
export function auditHandedIn(
  client: PoolClient,
  action: HandedInAction,
  { id, tournamentId }: Subject,
  detail: object,
  { actor, at, requestId }: Doing,
): Promise<void> {
  const mentions = tournamentId === undefined ? [] : [mention('tournament', tournamentId)];
  return recordAudit(client, { at, actor: actor.handle, action, subject: id, detail, requestId, mentions });
}
