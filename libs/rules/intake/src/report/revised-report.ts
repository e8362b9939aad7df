import type { ScoringFacts } from '@quadrant/rules/history';
import type { TournamentReport } from '@quadrant/rules/tournament';

/** The revision that counts now, which a new one would replace. */
export interface RevisedReport {
  readonly key: string;
  readonly report: TournamentReport;
  /** Row ids as which the players of its entries count. */
  readonly players: readonly number[];
  readonly facts: ScoringFacts;
  /** Row ids as which the players count who the sender of the new revision is. */
  readonly senders: readonly number[];
}
