import { finding } from '@quadrant/rules/tournament';
import { say } from '@quadrant/rules/message';
import { may, tournamentSubject, type Decision } from '@quadrant/rules/permissions';
import { CORRECTION_ACTIONS, type Correction, type CorrectionCommand, type CorrectionRefusal } from './correction.js';
import type { StoredTournament } from './stored-tournament.js';

/**
 * Says why somebody may not correct a tournament; null when they may.
 *
 * @param target of a merge, which has to be theirs to decide about as well
 */
export function refuseAuthor(
  tournament: StoredTournament,
  target: StoredTournament | null,
  command: CorrectionCommand,
): CorrectionRefusal | null {
  const isTheirs = (each: StoredTournament) => decisionOf(each, command).allowed;
  return isTheirs(tournament) && (target === null || isTheirs(target)) ? null : { kind: 'not-your-tournament' };
}

/** Decides whether somebody may correct a tournament, and in which role. */
export const decisionOf = (
  { current, submitterKey }: StoredTournament,
  { submitter, correction }: Pick<CorrectionCommand, 'submitter' | 'correction'>,
): Decision => may(submitter, CORRECTION_ACTIONS[correction.kind], tournamentSubject(current.header, submitterKey));

/**
 * Says why the current state forbids a correction; null when it is allowed.
 *
 * @param target the target of a merge; null when it is unknown, and for every other correction
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

/** Refuses a correction because today's rules cannot score the report. */
export const notScorable = (error: Error): CorrectionRefusal => ({
  kind: 'correction-refused',
  findings: [
    finding(
      'not-scorable',
      '',
      `${error.message}.`,
      say`Send a corrected report: the rules of today cannot score this one.`,
    ),
  ],
});
