import type { Finding, Standing, TournamentReport } from '@quadrant/tournament';

/** What is stored of a report that has been read, validated and placed. */
export interface AcceptCommand {
  /** Key of the tournament: see `tournamentKey` of the outcome room. */
  readonly key: string;
  /** The tournament that this is a revision of, where the caller named it. */
  readonly revisionOf: string | null;
  readonly report: TournamentReport;
  readonly raw: Buffer;
  readonly rawSha256: string;
  readonly sha256: string;
  /** The final order; called once the tournament's key is known. */
  readonly computeStandings: (tournamentKey: string) => readonly Standing[];
  readonly findings: readonly Finding[];
  /** `awaiting-refresh` for a late or imported report. */
  readonly state: 'accepted' | 'awaiting-refresh';
  readonly stateReason: string | null;
  readonly leadTimeCountsAsMet: boolean;
  readonly submitter: Submitter;
  readonly receivedAt: Date;
  readonly requestId: string | null;
}

export interface Submitter {
  readonly handle: string;
  readonly handleKey: string;
  /** Null when the operator imports. */
  readonly tokenId: string | null;
  /** Coordinators and the operator may revise any tournament. */
  readonly mayReviseAll: boolean;
}

/** What became of a report: the same thing again has `created` false and the submission that was there. */
export interface Acceptance {
  readonly id: string;
  readonly tournamentId: string;
  readonly revision: number;
  readonly state: string;
  readonly stateReason: string | null;
  readonly sha256: string;
  readonly rawSha256: string;
  readonly findings: readonly Finding[];
  readonly receivedAt: string;
  readonly created: boolean;
}

export type Refusal = 'not-your-tournament' | 'tournament-not-found' | 'external-id-differs';
