import type { PairedRound, PairQuestion } from '@quadrant/rules/next-round';
import type { Finding, TournamentReport } from '@quadrant/rules/tournament';

export interface PairTask {
  readonly report: TournamentReport;
  readonly question: PairQuestion;
}

export abstract class RoundPairer {
  /**
   * Pairs one round, or says why it cannot be paired.
   *
   * @throws Problem when it takes too long
   */
  abstract pair(task: PairTask): Promise<PairedRound | Finding[]>;
}
