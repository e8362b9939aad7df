import { tournamentSubject } from '@quadrant/rules/permissions';
import type { ReportDelivery } from './delivery.js';
import type { ReportFacts } from './report-facts.js';

/**
 * Whether a tournament counts as announced early enough while nobody knows when it was registered. Old tournaments come from
 * the operator, who imports them, and from coordinators, who send those of others. Directors know when they announced their
 * own, coordinators too. What counted for a tournament once stays with its revisions.
 */
export function registrationCountsAsMet(
  { role, submitter, report, isProposed = false }: Pick<ReportDelivery, 'role' | 'submitter' | 'report' | 'isProposed'>,
  existing: ReportFacts['existing'],
): boolean {
  if (role === 'operator' || existing?.leadTimeCountsAsMet === true) return true;
  if (role === 'director' || isProposed) return false;
  const { directorKeys = [] } = tournamentSubject(report.tournament, existing?.submitterKey ?? null);
  return !directorKeys.includes(submitter.handleKey);
}
