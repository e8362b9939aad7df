import type { ReportsFrom, Submitter } from '@quadrant/rules/permissions';
import type { Finding, TournamentReport } from '@quadrant/rules/tournament';

/** In which role somebody sends a report: the operator imports history, the others submit. */
export type SubmitterRole = 'director' | 'coordinator' | 'operator';

/**
 * What happens to an entry whose handle is unknown. `by-handle`: it becomes a new player, whatever the name, as history is
 * imported. Otherwise a unique name leads to the player who has it, and without one `create` makes a new player and
 * `refuse` refuses the report.
 */
export type UnknownPlayers = 'by-handle' | 'create' | 'refuse';

/** A report that was read without errors, and who sends it. */
export interface ReportDelivery {
  readonly report: TournamentReport;
  /** What reading it found. */
  readonly findings: readonly Finding[];
  /** Hex SHA-256 of the canonical document. */
  readonly sha256: string;
  readonly submitter: Submitter;
  readonly role: SubmitterRole;
  /** Key of the tournament that this is a revision of, where the sender names it. */
  readonly revisionOf: string | null;
  readonly receivedAt: Date;
  /** `by-handle` by default. */
  readonly unknownPlayers?: UnknownPlayers;
  /** `approved` by default. */
  readonly reportsFrom?: ReportsFrom;
  /** Whether somebody who may decide about it has approved this report: nothing holds it any more. */
  readonly isApproved?: boolean;
}
