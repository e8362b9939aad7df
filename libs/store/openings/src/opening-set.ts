import type { BalanceKind, Conversion, ReadBalances, TrackEffect } from '@quadrant/rules/openings';
import type { TakesEffect } from '@quadrant/rules/corrections';
import type { Finding } from '@quadrant/rules/tournament';
import type { Principal } from '@quadrant/rules/permissions';
import type { Author } from '@quadrant/store/audit';

/** A file of opening balances that somebody wants to publish. */
export interface OpeningCommand {
  /** The file as it was read. */
  readonly read: ReadBalances;
  readonly conversion: Conversion;
  /** Whether unknown players are registered by the handles in the file. */
  readonly registersPlayers: boolean;
  /** Whether warnings are confirmed. */
  readonly isConfirmed: boolean;
  readonly reason: string;
  readonly actor: Principal;
  readonly author: Author;
  /** The batch that it belongs to; null when it comes alone. */
  readonly batch: number | null;
}

/** The file as it would be published. */
export interface OpeningPreview {
  readonly kind: 'previewed';
  /** It counts the rows of each kind. */
  readonly rows: Readonly<Record<BalanceKind, number>>;
  readonly players: number;
  /** The handles of players who would be registered. */
  readonly newPlayers: readonly string[];
  readonly tracks: readonly TrackEffect[];
  /** Errors refuse it, warnings have to be confirmed. */
  readonly findings: readonly Finding[];
}

export interface OpeningStored {
  readonly kind: 'stored';
  readonly number: number;
  readonly takesEffect: TakesEffect;
}

export type OpeningRefusal =
  | { readonly kind: 'balances-refused'; readonly findings: readonly Finding[] }
  | { readonly kind: 'balances-to-confirm'; readonly findings: readonly Finding[] }
  | { readonly kind: 'balances-not-found'; readonly number: number }
  | { readonly kind: 'balances-taken-back'; readonly number: number };

export const OPENING_STATES = ['waiting', 'published', 'taking-back', 'taken-back'] as const;

/** A track whose ratings a file brought in. */
export interface OpenedTrack {
  readonly game: string;
  readonly category: string;
  /** It is written `YYYY-MM-DD`. */
  readonly day: string;
  readonly players: number;
}

/** A file of balances as everybody may see it. */
export interface OpeningSet {
  readonly number: number;
  readonly state: (typeof OPENING_STATES)[number];
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly reason: string;
  readonly conversion: Conversion;
  readonly rows: Readonly<Record<BalanceKind, number>>;
  readonly tracks: readonly OpenedTrack[];
  readonly batch: number | null;
  /** The run that first included it; null while none has. */
  readonly run: number | null;
  readonly takenBack: { readonly by: string; readonly at: Date; readonly reason: string } | null;
}
