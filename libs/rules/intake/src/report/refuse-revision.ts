import { may, tournamentSubject, type Decision } from '@quadrant/rules/permissions';
import type { TournamentRefusal } from '../tournament-refusal.js';
import type { ReportDelivery, SubmitterRole } from './delivery.js';
import type { ReportFacts } from './report-facts.js';

export type Refusal =
  | TournamentRefusal
  | { readonly kind: 'external-id-differs' }
  /** It was revised while this report waited. */
  | { readonly kind: 'revised-meanwhile'; readonly revision: number; readonly sentFor: number | null };

/** Checks first what decides how much the sender may see: whether they may revise the tournament, and whether they mean it. */
export function refuseSender(
  { role, submitter, revisionOf, report }: ReportDelivery,
  { existing }: Pick<ReportFacts, 'existing'>,
): Refusal | null {
  if (existing === null) return revisionOf === null ? null : { kind: 'tournament-not-found' };
  if (role !== 'operator' && !mayRevise(submitter, existing).allowed) return { kind: 'not-your-tournament' };
  const { externalId } = report.tournament;
  return externalId !== null && externalId !== existing.externalId ? { kind: 'external-id-differs' } : null;
}

/**
 * Returns the role in which somebody revises a tournament. A coordinator of the place in the new document may only be
 * a director of the stored tournament. They count as its director: otherwise they would become its coordinator by
 * moving it.
 */
export function roleFor(
  { role, submitter }: Pick<ReportDelivery, 'role' | 'submitter'>,
  existing: ReportFacts['existing'],
): SubmitterRole {
  if (role !== 'coordinator' || existing === null) return role;
  const decision = mayRevise(submitter, existing);
  return decision.allowed && decision.as === 'director' ? 'director' : role;
}

const mayRevise = (
  submitter: ReportDelivery['submitter'],
  { header, submitterKey }: NonNullable<ReportFacts['existing']>,
): Decision => may(submitter, 'tournament.revise', tournamentSubject(header, submitterKey));

/** Says why the state of the tournament forbids another revision. */
export function refuseState(
  { sentFor }: Pick<ReportDelivery, 'sentFor'>,
  { existing, versionChanged }: Pick<ReportFacts, 'existing' | 'versionChanged'>,
): Refusal | null {
  if (existing === null) return null;
  if (versionChanged !== null) return versionChanged;
  if (existing.mergedInto !== null) return { kind: 'tournament-merged', into: existing.mergedInto };
  if (existing.withdrawnAt !== null) return { kind: 'tournament-withdrawn' };
  const { revision } = existing.current;
  return sentFor === undefined || sentFor === revision ? null : { kind: 'revised-meanwhile', revision, sentFor };
}
