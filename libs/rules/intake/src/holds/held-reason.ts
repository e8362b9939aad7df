import type { Text } from '@quadrant/rules/message';

/**
 * A report or a withdrawal waits for a decision for one of these reasons, which are also codes of findings.
 * `to-be-confirmed` is about findings that the report has anyway; `withdrawal-too-late` is only for withdrawals.
 */
export const HELD_REASONS = [
  'sender-not-approved',
  'part-closed',
  'correction-window-over',
  'facts-changed',
  'history-window',
  'inferred-rated',
  'withdrawal-too-late',
  'to-be-confirmed',
] as const;
export type HeldReasonKind = (typeof HELD_REASONS)[number];

export interface HeldReason {
  readonly kind: HeldReasonKind;
  readonly message: Text;
}
