import { may, tournamentSubject } from '@quadrant/rules/permissions';
import type { TournamentRefusal } from '../tournament-refusal.js';
import type { ReportDelivery } from './delivery.js';
import type { ReportFacts } from './report-facts.js';

/** Why a report without errors cannot become the next revision of its tournament. */
export type Refusal = TournamentRefusal | { readonly kind: 'external-id-differs' };

/** What the sender may see of the tournament comes first: whether they may revise it, and whether they mean it. */
export function refuseSender(
  { role, submitter, revisionOf, report }: ReportDelivery,
  { existing }: Pick<ReportFacts, 'existing'>,
): Refusal | null {
  if (existing === null) return revisionOf === null ? null : { kind: 'tournament-not-found' };
  const subject = tournamentSubject(existing.header, existing.submitterKey);
  if (role !== 'operator' && !may(submitter, 'tournament.revise', subject).allowed) {
    return { kind: 'not-your-tournament' };
  }
  const { externalId } = report.tournament;
  return externalId !== null && externalId !== existing.externalId ? { kind: 'external-id-differs' } : null;
}

/** Why the state of the tournament forbids another revision. */
export function refuseState({
  existing,
  versionChanged,
}: Pick<ReportFacts, 'existing' | 'versionChanged'>): Refusal | null {
  if (existing === null) return null;
  if (versionChanged !== null) return versionChanged;
  if (existing.mergedInto !== null) return { kind: 'tournament-merged', into: existing.mergedInto };
  return existing.withdrawnAt === null ? null : { kind: 'tournament-withdrawn' };
}
