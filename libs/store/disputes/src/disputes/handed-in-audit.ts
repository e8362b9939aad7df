import type { PoolClient } from 'pg';
import type { Action } from '@quadrant/rules/permissions';
import { mention, recordAudit } from '@quadrant/store/audit';
import type { Doing } from './dispute.js';

/** What an entry is about: a dispute or a proposal, or what a refused request named. */
interface Subject {
  readonly id: string;
  readonly tournamentId?: string;
}

/** Has what somebody did about a dispute or a proposal written into the audit, where its tournament finds it. */
export function auditHandedIn(
  client: PoolClient,
  action: Action,
  { id, tournamentId }: Subject,
  detail: object,
  { actor, at, requestId }: Doing,
): Promise<void> {
  const mentions = tournamentId === undefined ? [] : [mention('tournament', tournamentId)];
  return recordAudit(client, { at, actor: actor.handle, action, subject: id, detail, requestId, mentions });
}
