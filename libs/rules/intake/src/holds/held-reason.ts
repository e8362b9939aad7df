import type { Text } from '@quadrant/rules/message';

/**
 * Why a report, or a withdrawal, waits for a decision: the code of the finding that says so, too. `to-be-confirmed` is about
 * findings that the report has anyway; `withdrawal-too-late` is about withdrawals alone.
 */
export const HELD_REASONS = [
  'sender-not-approved',
  'part-closed',
  'correction-window-over',
  'facts-changed',
  'withdrawal-too-late',
  'to-be-confirmed',
] as const;
export type HeldReasonKind = (typeof HELD_REASONS)[number];

/** One reason, as the receipt and the list of what waits tell it. */
export interface HeldReason {
  readonly kind: HeldReasonKind;
  readonly message: Text;
}
