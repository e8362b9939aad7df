import type { RatingRules } from '@quadrant/rules/rating';
import { applyOutcome, computeOutcome, type Outcome, type TournamentInput } from './compute-outcome.js';
import { hashInput, hashOutcome, linkChains, type ChainLinks } from './hashes.js';
import type { Sha256 } from './sha256.js';
import type { HistoryState } from './state.js';

/** One tournament taken into history: its outcome, and the hashes with which anybody can check it. */
export interface HistoryStep {
  readonly outcome: Outcome;
  readonly inputSha256: Sha256;
  readonly outcomeSha256: Sha256;
  /** They include this tournament. */
  readonly links: ChainLinks;
}

/**
 * Takes in the next tournament of history: computes its outcome on `state`, folds it into `state` and continues the
 * chains of hashes. Live runs, refreshes and verification repeat this one step.
 *
 * @param previous the chains after the tournament before, `CHAIN_START` for the first
 */
export function takeIn(
  rules: RatingRules,
  state: HistoryState,
  previous: ChainLinks,
  input: TournamentInput,
): HistoryStep {
  const outcome = computeOutcome(rules, input, state);
  applyOutcome(state, input, outcome);
  const inputSha256 = hashInput(rules, input);
  const outcomeSha256 = hashOutcome(outcome);
  return { outcome, inputSha256, outcomeSha256, links: linkChains(previous, inputSha256, outcomeSha256) };
}
