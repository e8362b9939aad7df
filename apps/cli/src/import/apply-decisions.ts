import type { DataSource } from 'typeorm';
import { CarriedDecisionRepository, type Decision } from '@quadrant/store/export';

export interface AppliedDecisions {
  readonly applied: number;
  readonly alreadyMade: number;
  readonly skipped: readonly { readonly decision: Decision; readonly reason: string }[];
}

/**
 * Repeats here the decisions of another installation that come with its export, in their order. One that does not fit
 * does not stop the others.
 */
export async function applyDecisions(
  dataSource: DataSource,
  decisions: readonly Decision[],
  now: Date,
): Promise<AppliedDecisions> {
  const repository = new CarriedDecisionRepository(dataSource);
  let applied = 0;
  let alreadyMade = 0;
  const skipped: { decision: Decision; reason: string }[] = [];
  for (const decision of decisions) {
    const answer = await repository.apply(decision, now);
    if (answer === 'applied') applied += 1;
    else if (answer === 'already-made') alreadyMade += 1;
    else skipped.push({ decision, reason: String(answer.reason) });
  }
  return { applied, alreadyMade, skipped };
}
