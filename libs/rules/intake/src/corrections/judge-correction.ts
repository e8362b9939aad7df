import type { Policies } from '@quadrant/rules/policy';
import type { VersionChanged } from '@quadrant/rules/permissions';
import type { Finding } from '@quadrant/rules/tournament';
import type { CorrectionCommand, CorrectionRefusal } from './correction.js';
import { withdrawalReasons } from './hold-withdrawal.js';
import { refuseAuthor, refuseCorrection } from './refuse-correction.js';
import { refuseFlag, type FlaggingLeague } from './refuse-flag.js';
import type { StoredTournament } from './stored-tournament.js';

/** Everything stored that a correction touches. */
export interface CorrectionFacts {
  /** Null for one that does not exist. */
  readonly tournament: StoredTournament | null;
  /** Of a withdrawal: whether the sender has an entry in the tournament. */
  readonly isPlayer?: boolean;
  /** Of a merge; null for one that does not exist. */
  readonly target: StoredTournament | null;
  /** What was done to the tournament since the version that the correction was made for. */
  readonly versionChanged: VersionChanged | null;
  /** Of a league flag, and of a withdrawal: the leagues that it concerns, by slug. */
  readonly leagues: ReadonlyMap<string, FlaggingLeague>;
  /** Of a reinstatement: entries whose players were merged while the tournament was gone. */
  readonly samePlayers: readonly Finding[];
  /** As interim rulings leave them. */
  readonly policies: Policies;
}

/** A correction that nothing forbids. */
export interface JudgedCorrection {
  readonly tournament: StoredTournament;
  /** Of a merge. */
  readonly target: StoredTournament | null;
}

/** The tournaments of a correction, or why it is refused; the same for a preview and for the correction itself. */
export function judgeCorrection(
  command: CorrectionCommand,
  { tournament, target, versionChanged, leagues, samePlayers, policies, isPlayer = false }: CorrectionFacts,
): JudgedCorrection | CorrectionRefusal {
  const { correction } = command;
  if (tournament === null) return { kind: 'tournament-not-found' };
  const refusal =
    (correction.kind === 'league'
      ? refuseFlag(tournament, correction, command, leagues)
      : refuseAuthor(tournament, target, command)) ??
    versionChanged ??
    refuseCorrection(tournament, correction, target);
  if (refusal !== null) return refusal;
  if (samePlayers.length > 0) return { kind: 'correction-refused', findings: samePlayers };
  const reasons = withdrawalReasons(tournament, command, { leagues, isPlayer, policies });
  if (reasons.length > 0) return { kind: 'needs-coordinator', reasons };
  return { tournament, target };
}
