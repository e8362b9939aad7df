import { tellLater, type HeldReason } from '@quadrant/rules/intake';
import type { Confirmation } from '@quadrant/rules/suspicions';
import type { Place } from '@quadrant/rules/permissions';
import type { Finding, Format, GameTitle, Kind, Level } from '@quadrant/rules/tournament';

export const HELD_REPORT_STATES = ['held', 'approved', 'declined', 'withdrawn'] as const;
export type HeldReportState = (typeof HELD_REPORT_STATES)[number];

/** A report can wait, or the withdrawal of a tournament. */
export const HELD_REQUESTS = ['report', 'withdrawal'] as const;
export type HeldRequest = (typeof HELD_REQUESTS)[number];

/** An account that nobody has approved can have this many reports waiting at the same time. */
export const MOST_HELD = 5;

/** A report that waits for a decision, as its sender gets it. */
export interface HeldReceipt {
  readonly kind: 'held';
  readonly id: string;
  /** It is false when the same document was sent before. */
  readonly created: boolean;
  readonly state: HeldReportState;
  readonly version: number;
  /** Key of the tournament that it would be a revision of; null: it would be a new one. */
  readonly tournamentId: string | null;
  readonly sha256: string;
  readonly rawSha256: string;
  readonly reasons: readonly HeldReason[];
  readonly findings: readonly Finding[];
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
}

/** The account has no approval, and more of its reports would wait than are allowed. */
export interface TooManyHeld {
  readonly kind: 'too-many-held';
  readonly limit: number;
  readonly retryAfterSeconds: number;
}

export interface HeldSummary {
  readonly name: string;
  readonly game: GameTitle;
  readonly format: Format;
  readonly kind: Kind;
  readonly level: Level;
  /** ISO 8601 with the local offset. */
  readonly startsAt: string;
  /** The date as far as it is known, where the hour is unknown. */
  readonly date?: string;
  readonly director: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly isOnline: boolean;
  readonly players: number;
}

/** A report that waits or waited, as its sender and the coordinators of its place see it. */
export interface HeldReport {
  readonly id: string;
  readonly accountId: string;
  /** It is a handle. */
  readonly sender: string;
  readonly request: HeldRequest;
  readonly state: HeldReportState;
  readonly version: number;
  readonly summary: HeldSummary;
  readonly place: Place;
  readonly reasons: readonly HeldReason[];
  readonly findings: readonly Finding[];
  /** The sender has given these confirmations so far. */
  readonly confirmations: readonly Confirmation[];
  readonly sha256: string;
  readonly rawSha256: string;
  readonly receivedAt: Date;
  readonly tournamentId: string | null;
  /** The revision that the tournament had when this was sent; null when there was no such tournament. */
  readonly tournamentRevision: number | null;
  /** The sender gives a reason for a withdrawal, and may give one for a revision; it is null without one. */
  readonly requestReason: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string | null;
  /** Public id of the submission that it became. */
  readonly submissionId: string | null;
}

/** SQL: selects a held report h and its sender a. */
export const HELD_REPORT = `h.public_id as id, h.account_id as "accountId", a.handle as sender, h.state, h.version, h.summary,
  json_build_object('continent', h.continent, 'region', h.region) as place, h.reasons, h.findings, h.confirmations,
  encode(h.sha256, 'hex') as sha256, encode(h.raw_sha256, 'hex') as "rawSha256", h.received_at as "receivedAt",
  coalesce((select t.key from submissions s join tournaments t on t.id = s.tournament_id where s.public_id = h.submission_id),
    (select t.key from tournaments t where t.id = h.tournament_id)) as "tournamentId",
  h.request, h.tournament_revision as "tournamentRevision", h.request_reason as "requestReason",
  h.decided_by as "decidedBy", h.decided_at as "decidedAt", h.decision_reason as "decisionReason",
  h.submission_id as "submissionId"`;

export const heldReceiptOf = (report: HeldReport, created: boolean): HeldReceipt => ({
  kind: 'held',
  id: report.id,
  created,
  state: report.state,
  version: report.version,
  tournamentId: report.tournamentId,
  sha256: report.sha256,
  rawSha256: report.rawSha256,
  reasons: report.reasons,
  findings: tellLater(report.findings, report.state),
  receivedAt: report.receivedAt.toISOString(),
});
