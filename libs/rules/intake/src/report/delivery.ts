import type { ReportsFrom, Submitter } from '@quadrant/rules/permissions';
import type { AnnouncedFacts, Overrides } from '@quadrant/rules/outcome';
import type { Finding, Level, TossSeed, TournamentReport } from '@quadrant/rules/tournament';
import type { Confirmation } from '../plausibility/confirmation.js';

/** In which role somebody sends a report: the operator imports history, the others submit. */
export type SubmitterRole = 'director' | 'coordinator' | 'operator';

/**
 * What happens to an entry whose handle is unknown. `by-handle`: it becomes a new player, whatever the name, as history is
 * imported. Otherwise a unique name leads to the player who has it, and without one `create` makes a new player and
 * `refuse` refuses the report.
 */
export type UnknownPlayers = 'by-handle' | 'create' | 'refuse';

/** What was decided about a tournament beside its document in the installation that it was exported from. */
export interface CarriedDecisions extends Overrides {
  /** Key of the tournament there. */
  readonly key: string;
  /** As in {@link ExistingTournament}. */
  readonly heldLevel: Level | null;
  readonly heldLeague: boolean;
  readonly leadTimeCountsAsMet: boolean;
  /** What its announcement there says in place of its report; null and missing, as in exports of earlier programs: none. */
  readonly announced?: AnnouncedFacts | null;
  readonly toss: TossSeed | null;
  /** Of findings of the current revision, without the reasons; none by default, as in exports of earlier programs. */
  readonly confirmations?: readonly Omit<Confirmation, 'reason'>[];
}

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
  /** What its sender says to findings that may be wrong; nothing by default. */
  readonly confirmations?: readonly Confirmation[];
  /** Whether somebody who may decide about it has approved this report: nothing holds it any more that they have read. */
  readonly isApproved?: boolean;
  /** Of an approved report: the findings that it was approved with; none by default. */
  readonly readFindings?: readonly Finding[];
  /** Whether it changes a stored document in a few places, as a player proposed: who accepts it says nothing about the rest. */
  readonly isProposed?: boolean;
  /**
   * Of a report that waited: the revision of its tournament that it was sent for, null where there was no such tournament.
   * It does not take the place of another one.
   */
  readonly sentFor?: number | null;
  /** Of a report that comes in an export: they are taken over with a tournament that is new here. */
  readonly carried?: CarriedDecisions;
  /** Of a report that comes in an export: keys of all tournaments there; none by default. */
  readonly countBeside?: ReadonlySet<string>;
}
