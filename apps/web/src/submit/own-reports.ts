import type { Text } from '@quadrant/rules/message';
import type { HeldReason } from '@quadrant/rules/intake';
import type { Finding, SubmissionState } from '@quadrant/rules/tournament';

export interface OwnSubmission {
  readonly id: string;
  readonly shortId: string;
  readonly tournamentId: string;
  readonly revision: number;
  readonly state: SubmissionState;
  readonly stateReason: Text | null;
  readonly receivedAt: string;
  readonly findings: readonly Finding[];
}

export interface OwnCode {
  readonly handle: string;
  readonly code: string;
}

export interface OwnHeldReport {
  readonly id: string;
  readonly version: number;
  readonly request: 'report' | 'withdrawal';
  readonly state: 'held' | 'approved' | 'declined' | 'withdrawn';
  readonly summary: {
    readonly name: string;
    readonly game: string;
    readonly startsAt: string;
    readonly players: number;
  };
  readonly heldFor: readonly HeldReason[];
  readonly findings: readonly Finding[];
  readonly confirmations: readonly { readonly code: string; readonly pointer: string; readonly reason: string }[];
  readonly receivedAt: string;
  readonly tournamentId: string | null;
  readonly submissionId: string | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
}
