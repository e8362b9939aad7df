import { may, tournamentSubject } from '@quadrant/rules/permissions';
import { reportDeadline, type Policies } from '@quadrant/rules/policy';
import { CORRECTION_ACTIONS, type Correction, type CorrectionCommand, type CorrectionRefusal } from './correction.js';
import { findClosedPart } from './refuse-closed.js';
import type { FlaggingLeague } from './refuse-flag.js';
import type { StoredTournament } from './stored-tournament.js';

/**
 * Why somebody may not correct a tournament; null when they may. A director withdraws their own while its report is on time.
 *
 * @param target of a merge, which has to be theirs to decide about as well
 * @param leagues of a withdrawal: those that the tournament counts for
 */
export function refuseAuthor(
  tournament: StoredTournament,
  target: StoredTournament | null,
  command: CorrectionCommand,
  { leagues, policies }: { readonly leagues: ReadonlyMap<string, FlaggingLeague>; readonly policies: Policies },
): CorrectionRefusal | null {
  const { submitter, correction, at } = command;
  const ask = ({ current, submitterKey }: StoredTournament) =>
    may(submitter, CORRECTION_ACTIONS[correction.kind], tournamentSubject(current.header, submitterKey));
  const decision = ask(tournament);
  if (!decision.allowed || (target !== null && !ask(target).allowed)) return { kind: 'not-your-tournament' };
  if (decision.as !== 'director') return null;
  const closed = findClosedPart(tournament.current.header, [...leagues.values()]);
  if (closed !== null) return closed;
  const { lastDay, end, policy } = reportDeadline(tournament.current.header, policies.stability);
  return at.getTime() < end ? null : { kind: 'withdrawal-too-late', lastDay, policy: policy.name };
}

/**
 * Why what is so forbids a correction; null when nothing does.
 *
 * @param target of a merge; null for one that nobody knows, and for every other correction
 */
export function refuseCorrection(
  tournament: StoredTournament,
  correction: Correction,
  target: StoredTournament | null,
): CorrectionRefusal | null {
  const { withdrawnAt, mergedInto } = tournament;
  if (correction.kind === 'reinstatement') return withdrawnAt === null ? { kind: 'not-withdrawn' } : null;
  if (mergedInto !== null) return { kind: 'tournament-merged', into: mergedInto };
  if (withdrawnAt !== null) {
    if (correction.kind !== 'withdrawal') return { kind: 'tournament-withdrawn' };
    return { kind: 'already-withdrawn', withdrawnAt: withdrawnAt.toISOString() };
  }
  return correction.kind === 'merge' ? refuseTarget(tournament, target) : null;
}

function refuseTarget(tournament: StoredTournament, target: StoredTournament | null): CorrectionRefusal | null {
  if (target === null) return { kind: 'merge-target-unknown' };
  if (target.rowId === tournament.rowId) return { kind: 'merge-into-itself' };
  return target.withdrawnAt === null ? null : { kind: 'merge-target-withdrawn' };
}

/** The rules of today leave a report without a scorecard. */
export const notScorable = (error: Error): CorrectionRefusal => ({
  kind: 'correction-refused',
  findings: [
    {
      severity: 'error',
      code: 'not-scorable',
      pointer: '',
      message: `${error.message}.`,
      advice: 'Send a corrected report: the rules of today cannot score this one.',
    },
  ],
});
