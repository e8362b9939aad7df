import type { PairedRound, PairQuestion } from '@quadrant/rules/rounds';
import type { Finding, TournamentReport } from '@quadrant/rules/tournament';

/** A Swiss round that is asked for. */
export interface PairTask {
  readonly report: TournamentReport;
  readonly question: PairQuestion;
}

/** Where Swiss rounds are paired. */
export abstract class RoundPairer {
  /**
   * Pairs one round, or says why it cannot be paired.
   *
   * @throws Problem when it takes too long
   */
  abstract pair(task: PairTask): Promise<PairedRound | Finding[]>;
}
