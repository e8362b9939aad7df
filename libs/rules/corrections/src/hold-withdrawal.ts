import { say } from '@quadrant/rules/message';
import { isApprovedDirector, placeOf } from '@quadrant/rules/permissions';
import { reportDeadline, type Policies } from '@quadrant/rules/policy';
import { describeClosed, findClosedPart, type HeldReason } from '@quadrant/rules/intake';
import type { CorrectionCommand } from './correction.js';
import { decisionOf } from './refuse-correction.js';
import type { FlaggingLeague } from './refuse-flag.js';
import type { StoredTournament } from './stored-tournament.js';

export interface WithdrawalFacts {
  /** The leagues that the tournament counts for, by slug. */
  readonly leagues: ReadonlyMap<string, FlaggingLeague>;
  /** The policies with interim rulings applied. */
  readonly policies: Policies;
  /** Tells whether the sender has an entry in the tournament. */
  readonly isPlayer: boolean;
}

// @row 2
/**
 * Says why a director's withdrawal waits for a coordinator; empty when it counts at once. It follows the rule for
 * their revisions, and counts at once for as long as the report of the tournament would be on time.
 */
export function withdrawalReasons(
  tournament: StoredTournament,
  command: CorrectionCommand,
  { leagues, isPlayer, policies }: WithdrawalFacts,
): HeldReason[] {
  const { submitter, reportsFrom = 'approved', correction, at } = command;
  const decision = decisionOf(tournament, command);
  if (correction.kind !== 'withdrawal' || !decision.allowed || decision.as !== 'director') return [];
  const { header } = tournament.current;
  const reasons: HeldReason[] = [];
  if (reportsFrom === 'approved') {
    const place = { ...placeOf(header.country, header.region), isOnline: header.online };
    if (!isApprovedDirector(submitter, place)) reasons.push({ kind: 'sender-not-approved', message: NOT_APPROVED });
    if (isPlayer) reasons.push({ kind: 'facts-changed', message: PLAYED });
  }
  const closed = findClosedPart(header, [...leagues.values()]);
  if (closed !== null) reasons.push({ kind: 'part-closed', message: say`${describeClosed(closed)}.` });
  const { lastDay, end, policy } = reportDeadline(header, policies.stability);
  if (at.getTime() >= end) {
    const message = say`Directors withdraw a tournament alone while its report is on time: this one until the end of ${lastDay}, local time (policy ${policy.name}).`;
    reasons.push({ kind: 'withdrawal-too-late', message });
  }
  return reasons;
}

const NOT_APPROVED = say`The sender is not an approved director in the place of this tournament.`;
const PLAYED = say`The sender played in this tournament, so the withdrawal would remove their own results.`;
