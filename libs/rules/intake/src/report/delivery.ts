import type { ReportsFrom, Submitter } from '@quadrant/rules/permissions';
import type { AnnouncedFacts, Overrides } from '@quadrant/rules/history';
import type { Finding, Level, TossSeed, TournamentReport } from '@quadrant/rules/tournament';
import type { Confirmation } from '@quadrant/rules/suspicions';

/** The role in which somebody sends a report: the operator imports history, the others submit. */
export type SubmitterRole = 'director' | 'coordinator' | 'operator';

/**
 * It decides what happens to an entry whose handle is unknown. With `by-handle` it becomes a new player, whatever the
 * name, because history is imported that way. Otherwise a unique name leads to the player who has it. Without one,
 * `create` makes a new player and `refuse` refuses the report.
 */
export type UnknownPlayers = 'by-handle' | 'create' | 'refuse';

/** Decisions about a tournament besides its document, in the installation that it was exported from. */
export interface CarriedDecisions extends Overrides {
  /** The key that the tournament has in that installation. */
  readonly key: string;
  /** It has the same meaning as in {@link ExistingTournament}. */
  readonly heldLevel: Level | null;
  readonly heldLeague: boolean;
  readonly leadTimeCountsAsMet: boolean;
  /**
   * The announcement there replaces these facts of the report. It is null without one, and missing in exports of
   * earlier programs.
   */
  readonly announced?: AnnouncedFacts | null;
  readonly toss: TossSeed | null;
  /** The confirmations of the current revision's findings, without reasons; missing in exports of earlier programs. */
  readonly confirmations?: readonly Omit<Confirmation, 'reason'>[];
}

/** A report that was read without errors, and its sender. */
export interface ReportDelivery {
  readonly report: TournamentReport;
  readonly findings: readonly Finding[];
  /** The SHA-256 of the canonical document is written in hex. */
  readonly sha256: string;
  readonly submitter: Submitter;
  readonly role: SubmitterRole;
  /** The key of the tournament that this revises, when the sender names it. */
  readonly revisionOf: string | null;
  readonly receivedAt: Date;
  /** The default is `by-handle`. */
  readonly unknownPlayers?: UnknownPlayers;
  /** The default is `approved`. */
  readonly reportsFrom?: ReportsFrom;
  readonly confirmations?: readonly Confirmation[];
  /** Tells whether somebody who may decide about this report has approved it: findings that they have read no longer hold it. */
  readonly isApproved?: boolean;
  /** The findings with which an approved report was read; the default is none. */
  readonly readFindings?: readonly Finding[];
  /** Tells whether it changes a stored document in few places, as a player proposed. Accepting it says nothing about the rest. */
  readonly isProposed?: boolean;
  /**
   * The revision of its tournament that a report that waited was sent for, or that a file was downloaded as; null when
   * there was no such tournament. It does not replace any other revision.
   */
  readonly sentFor?: number | null;
  /** They come with a report in an export, and are kept when its tournament is new here. */
  readonly carried?: CarriedDecisions;
  /**
   * The number of the batch that it comes with. People and doubles were settled there, and it counts with the batch: until
   * then its tournament is aside. Missing for all other reports.
   */
  readonly batch?: number;
  /** For a report in an export, the keys of all tournaments in that export; the default is none. */
  readonly countBeside?: ReadonlySet<string>;
}
