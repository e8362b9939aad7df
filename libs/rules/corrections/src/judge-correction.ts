import type { Policies } from '@quadrant/rules/policy';
import type { VersionChanged } from '@quadrant/rules/permissions';
import type { Finding } from '@quadrant/rules/tournament';
import type { CorrectionCommand, CorrectionRefusal } from './correction.js';
import { withdrawalReasons } from './hold-withdrawal.js';
import { refuseAuthor, refuseCorrection } from './refuse-correction.js';
import { refuseFlag, type FlaggingLeague } from './refuse-flag.js';
import type { StoredTournament } from './stored-tournament.js';

export interface CorrectionFacts {
  readonly tournament: StoredTournament | null;
  /** For a withdrawal, it tells whether the sender has an entry in the tournament. */
  readonly isPlayer?: boolean;
  /** The target of a merge; null when it does not exist. */
  readonly target: StoredTournament | null;
  readonly versionChanged: VersionChanged | null;
  /** The leagues that a league flag or a withdrawal concerns, by slug. */
  readonly leagues: ReadonlyMap<string, FlaggingLeague>;
  /** For a reinstatement, the entries whose players were merged while the tournament was withdrawn. */
  readonly samePlayers: readonly Finding[];
  /** The policies with interim rulings applied. */
  readonly policies: Policies;
}

export interface JudgedCorrection {
  readonly tournament: StoredTournament;
  /** It is set for a merge only. */
  readonly target: StoredTournament | null;
}

/** Returns the tournaments of a correction, or why it is refused. A preview and the correction itself both use it. */
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
