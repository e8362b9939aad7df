import type { Text } from '@quadrant/rules/message';
import type { ProblemDocument } from '@quadrant/http';
import type { Finding } from '@quadrant/rules/tournament';
import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';

/** The API answers this about how a report would be stored, and what it would move. */
export interface ReportPreview {
  readonly participants: number;
  readonly sanctioned: { readonly value: boolean; readonly rule: Text };
  readonly rated: { readonly value: boolean; readonly rule: Text };
  readonly findings: readonly Finding[];
  readonly standings: readonly { readonly place: number; readonly handle: string; readonly points: number }[];
  readonly players:
    | readonly {
        readonly handle: string;
        readonly ratings: readonly { readonly category: string; readonly before: number; readonly after: number }[];
        readonly won: readonly string[];
      }[]
    | null;
  readonly effect: { readonly summary: string; readonly diff: NamedHistoryDiff } | null;
  /** It lists what a revision changes; null for a new tournament. */
  readonly replaces: {
    readonly revision: number;
    readonly changes: readonly PreviewedChange[];
    readonly moreChanges: number;
  } | null;
}

/** A revision changes this. */
export interface PreviewedChange {
  readonly what: Text;
  readonly before: Text;
  readonly after: Text;
}

export type WithdrawalPreview = Pick<ReportPreview, 'effect'>;

/** Either a preview, or the reason why there is none. */
export type Previewed =
  | { readonly kind: 'report'; readonly preview: ReportPreview }
  | { readonly kind: 'withdrawal'; readonly preview: WithdrawalPreview }
  | { readonly kind: 'refused'; readonly problem: ProblemDocument };
