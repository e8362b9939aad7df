import type { Text } from '@quadrant/rules/message';
import type { Finding, RuleSystemId } from '@quadrant/rules/tournament';

/** The rule system of the tournament, when the reason cites its document. */
interface ByRules {
  readonly ruleSystem: RuleSystemId;
}

/** The reason why a latecomer cannot be seated in this way. */
export type SeatFault =
  | 'opponent-missing'
  | 'opponent-too-many'
  | 'bye-after-start'
  | 'missed-before-start'
  | 'no-missed-games'
  | 'pods'
  | 'round-played';

/**
 * The reason why nobody can join any more. `bracket`: its places are given, but it can be withdrawn. `bracket-played`:
 * it cannot (000, section 10). `rounds-played`: no round is left.
 */
export type NoPlace = 'bracket' | 'bracket-played' | 'rounds-played';

/** The reason why an act is refused. Each names the next step, so that a tournament can always go on. */
export type LiveRefusal =
  | { readonly kind: 'live-finished' }
  | { readonly kind: 'live-not-finished' }
  /** `basedOn` is older than a decision that others have made since. */
  | { readonly kind: 'live-changed'; readonly version: number; readonly changes: readonly Text[] }
  | { readonly kind: 'live-player-impossible'; readonly findings: readonly Finding[] }
  | { readonly kind: 'live-player-unknown'; readonly handles: readonly string[] }
  | { readonly kind: 'live-player-not-playing'; readonly handle: string; readonly presence: 'entered' | 'dropped' }
  | { readonly kind: 'live-player-there'; readonly handle: string; readonly free: string }
  | ({ readonly kind: 'live-no-place'; readonly why: NoPlace; readonly rounds: number } & ByRules)
  /** 000, 7.1. */
  | { readonly kind: 'live-director-plays'; readonly handle: string }
  | { readonly kind: 'live-director-approval'; readonly approvals: number; readonly players: number }
  | { readonly kind: 'live-director-deputies' }
  | { readonly kind: 'live-player-has-played'; readonly handle: string }
  /** The player would drop, or their check-in would be undone, in the middle of a game. */
  | {
      readonly kind: 'live-game-open';
      readonly handle: string;
      readonly round: number;
      readonly opponents: readonly string[];
    }
  /** The next round, a bracket or the end has to wait. */
  | ({
      readonly kind: 'live-games-open';
      readonly round: number;
      readonly open: number;
      readonly delayed: boolean;
    } & ByRules)
  | { readonly kind: 'live-round-order'; readonly asked: number; readonly next: number }
  | { readonly kind: 'live-round-unknown'; readonly round: number; readonly rounds: number }
  | { readonly kind: 'live-round-began'; readonly round: number }
  | { readonly kind: 'live-round-not-begun'; readonly round: number }
  | { readonly kind: 'live-round-stale'; readonly round: number }
  /** The start, or the seat of a latecomer, cannot be undone any more. */
  | { readonly kind: 'live-round-has-results'; readonly round: number; readonly results: number }
  /** A later round is paired. */
  | { readonly kind: 'live-round-over'; readonly round: number }
  /** The player has a seat in the round. `meets` is empty for a bye or a Missed Game. */
  | {
      readonly kind: 'live-seat-taken';
      readonly round: number;
      readonly handle: string;
      readonly meets: readonly string[];
    }
  | ({ readonly kind: 'live-seat-impossible'; readonly round: number; readonly why: SeatFault } & ByRules)
  | { readonly kind: 'live-nothing-to-undo'; readonly round: number; readonly players: readonly string[] }
  | { readonly kind: 'live-not-seated-late'; readonly round: number; readonly handle: string }
  /** `actual` names the opponent that each of them does meet; null when there is none. */
  | {
      readonly kind: 'live-pairing-missing';
      readonly round: number;
      readonly players: readonly string[];
      readonly actual: readonly { readonly handle: string; readonly meets: readonly string[] }[];
    }
  | { readonly kind: 'live-result-impossible'; readonly findings: readonly Finding[] }
  /** The check of the report would ask about it. */
  | {
      readonly kind: 'live-result-doubtful';
      readonly round: number;
      readonly players: readonly string[];
      readonly findings: readonly Finding[];
    }
  /** A player reports a result that differs from the director's. */
  | { readonly kind: 'live-result-entered'; readonly by: string }
  /** The author's page is older than the pairing of a later round, and the result differs from the one that counts. */
  | {
      readonly kind: 'live-earlier-round';
      readonly round: number;
      readonly running: number;
      readonly players: readonly string[];
    }
  | { readonly kind: 'live-result-needed'; readonly handle: string; readonly round: number }
  | {
      readonly kind: 'live-later-match-played';
      readonly players: readonly string[];
      readonly later: readonly { readonly match: string; readonly players: readonly string[] }[];
    }
  | { readonly kind: 'live-minutes'; readonly minutes: number; readonly most: number }
  | { readonly kind: 'live-pairing-impossible'; readonly findings: readonly Finding[] }
  | { readonly kind: 'live-rounds-too-few'; readonly rounds: number; readonly paired: number }
  | ({ readonly kind: 'live-rounds-need-approval'; readonly from: number; readonly to: number } & ByRules)
  | { readonly kind: 'live-bracket-unknown'; readonly bracket: string; readonly known: string }
  | { readonly kind: 'live-bracket-published' }
  | ({ readonly kind: 'live-bracket-frozen' } & ByRules)
  | { readonly kind: 'live-no-bracket' }
  /** Players of finals come from their heats. */
  | { readonly kind: 'live-heats-first' }
  | { readonly kind: 'live-no-heats' }
  /** The plan cannot change once a heat has begun. */
  | ({ readonly kind: 'live-heats-began'; readonly heat: number } & ByRules)
  /** Every planned heat was begun, or the finals took their players. */
  | { readonly kind: 'live-heats-complete'; readonly heats: number }
  | { readonly kind: 'live-heats-open'; readonly open: readonly number[]; readonly missing: number }
  | { readonly kind: 'live-heat-taken' }
  | ({ readonly kind: 'live-qualified'; readonly handle: string; readonly heat: number } & ByRules)
  | { readonly kind: 'live-in-other-heat'; readonly handle: string; readonly heat: number }
  | ({ readonly kind: 'live-byes-used'; readonly handle: string; readonly heat: number } & ByRules)
  | { readonly kind: 'live-best-of'; readonly bestOf: number }
  | { readonly kind: 'live-bracket-size'; readonly entrants: number; readonly players: number }
  | { readonly kind: 'live-too-many-players'; readonly most: number }
  | { readonly kind: 'live-only-director'; readonly act: string }
  | { readonly kind: 'live-note-unknown'; readonly version: number }
  | { readonly kind: 'live-other-player'; readonly handle: string };
