import type { Text } from '@quadrant/rules/message';
import type { HeldReason } from '@quadrant/rules/intake';
import type { Finding, Verdict } from '@quadrant/rules/tournament';
import type { TournamentStanding } from '@quadrant/store/tournaments';
import type { ReportPreview } from '../previews/report-preview.js';
import type { ReportOfLive } from './report-of-live.js';

/** A draft may be the report of this live tournament. */
export interface DraftOfLive {
  readonly id: string;
  /** outdated: something was entered since the draft was made; reported: a report was submitted since. */
  readonly state: 'current' | 'outdated' | 'reported';
  readonly isFinished: boolean;
  readonly report: ReportOfLive | null;
}

/** A draft may correct this stored tournament. */
export interface CorrectionOfDraft {
  readonly tournamentId: string;
  /** The draft holds the document of this revision. */
  readonly revision: number;
  /** revised: the tournament was changed since the draft was made; withdrawn and merged: it does not count any more. */
  readonly state: 'current' | 'revised' | 'withdrawn' | 'merged';
  readonly currentRevision: number;
  readonly mergedInto: string | null;
  /** When its withdrawal was asked for; null where none waits for a coordinator. */
  readonly withdrawalAskedAt: string | null;
}

/** The API tells more about a draft in a list than pages show. */
export interface DraftRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** It is null for a draft of no live tournament. */
  readonly live: DraftOfLive | null;
  /** It is null for a draft that is no correction. */
  readonly corrects: CorrectionOfDraft | null;
  readonly changedAt: string;
  readonly expiresAt: string;
}

export interface DraftDetail extends DraftRow {
  /** It is null for a document, and for a table that is edited here. */
  readonly file: { readonly format: string } | null;
  readonly answers: Readonly<Record<string, string>>;
  readonly document: object | null;
  readonly tournaments: readonly {
    readonly name: string | null;
    readonly players: number;
    readonly rounds: number;
    readonly matches: number;
  }[];
  readonly findings: readonly PageFinding[];
  /** When the correction will count; null for a draft that is none. */
  readonly terms: {
    readonly waitsFor: readonly HeldReason[];
    readonly atOnceUntil: string | null;
    readonly guardsFacts: boolean;
    /** The reader may not revise the tournament: the draft becomes a proposal. */
    readonly isProposal: boolean;
  } | null;
}

/** Tells whether a draft corrects a tournament that its reader may not revise, so that others decide about it. */
export const isProposal = ({ terms }: Pick<DraftDetail, 'terms'>): boolean => terms?.isProposal === true;

/** The file may mean this player. */
export interface Candidate {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly rating: number | null;
  readonly lastTournament: { readonly name: string; readonly date: string } | null;
}

/** The API tells a finding like this. */
export type PageFinding = Omit<Finding, 'candidates'> & { readonly candidates?: readonly Candidate[] };

/** A draft would become this. */
export interface PreviewDetail {
  readonly tournamentId: string;
  readonly revision: number;
  /** The stored revision that it would replace; null for a new tournament, and where nothing is new. */
  readonly replaces: ReportPreview['replaces'];
  readonly state: string;
  readonly stateReason: Text | null;
  readonly takesEffect: string;
  readonly findings: readonly PageFinding[];
  readonly participants: number;
  readonly sanctioned: Verdict;
  readonly rated: Verdict;
  readonly standings: readonly TournamentStanding[];
  readonly players: readonly PreviewedPlayer[] | null;
  readonly effect: { readonly summary: string } | null;
}

export interface PreviewedPlayer {
  readonly handle: string;
  readonly ratings: readonly {
    readonly category: string;
    readonly before: number;
    readonly after: number;
    readonly games: number;
  }[];
  readonly points: readonly { readonly kind: string; readonly points: number }[];
  readonly won: readonly Text[];
}

export interface ReceiptDetail {
  readonly id: string;
  readonly tournamentId: string | null;
  readonly state: string;
  readonly heldFor: readonly HeldReason[];
}
