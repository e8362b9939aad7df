import { tournamentSubject } from '@quadrant/rules/permissions';
import type { ReportDelivery } from './delivery.js';
import type { ReportFacts } from './report-facts.js';

/**
 * Tells whether a tournament whose registration is unknown counts as announced early enough. Old tournaments come
 * from the operator, who imports them, and from coordinators, who send those of others. Directors know when they
 * announced their own tournaments, and so do coordinators. Revisions keep the result.
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
