import type { AuditAction } from './audit-action.js';
import type { EventFacts, EventKind, NewEvent } from './event-kinds.js';

const KINDS: Readonly<Partial<Record<AuditAction, EventKind>>> = {
  'league.create': 'league.created',
  'league.change': 'league.changed',
  'league.delete': 'league.deleted',
  'league.close-part': 'league.part-closed',
  'league.add-season': 'league.season-added',
  'league.end-season': 'league.season-ended',
  'live.begin': 'live.began',
  'live.finish': 'live.finished',
  'announcement.make': 'announcement.made',
  'announcement.change': 'announcement.changed',
};

interface Recorded {
  readonly action: string;
  readonly at: Date;
  readonly subject: string;
  readonly detail: object;
}

/**
 * Returns the event that an action of the audit is; null for a refused one, and for one that others are not told about.
 * Everything that the audit says besides season and part stays in the audit.
 */
export function eventOfAction({ action, at, subject, detail }: Recorded): NewEvent | null {
  const kind = Object.hasOwn(KINDS, action) ? KINDS[action as AuditAction]! : null;
  if (kind === null || 'refusal' in detail) return null;
  const { season, part } = detail as { season?: unknown; part?: unknown };
  const facts: EventFacts = {
    ...(typeof season === 'string' && { season }),
    ...(typeof part === 'string' && { part }),
  };
  return { kind, at, subject, facts };
}
