import { applyOutcome, computeOutcome, type Outcome, type TournamentInput } from './compute-outcome.js';
import { chainHash, hashInput, hashOutcome, hashStandings, type Sha256 } from './hashes.js';
import type { RatingState } from './state.js';

/** One tournament taken into history: what it did, and the hashes that let anybody check it. */
export interface HistoryStep {
  readonly outcome: Outcome;
  readonly inputSha256: Sha256;
  readonly outcomeSha256: Sha256;
  readonly chainSha256: Sha256;
  readonly standingsSha256: Sha256;
}

/**
 * Takes the next tournament of history in: computes its outcome on `state`, folds it into `state` and continues the chain
 * of hashes. The one step that live runs, refreshes and verification repeat.
 *
 * @param previous chain hash of the tournament before, `GENESIS` for the first
 * @param publicIds public id of the player behind each entry
 */
export function takeIn(
  state: RatingState,
  previous: Sha256,
  input: TournamentInput,
  publicIds: readonly string[],
): HistoryStep {
  const outcome = computeOutcome(input, state);
  applyOutcome(state, input, outcome);
  const inputSha256 = hashInput(input, publicIds);
  const outcomeSha256 = hashOutcome(outcome, publicIds);
  return {
    outcome,
    inputSha256,
    outcomeSha256,
    chainSha256: chainHash(previous, inputSha256, outcomeSha256),
    standingsSha256: hashStandings(outcome.standings),
  };
}
