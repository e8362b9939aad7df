import type { DataSource } from 'typeorm';
import { CarriedDecisionRepository, type Decision } from '@quadrant/store/proof';

/** What became of the decisions that came with an export. */
export interface AppliedDecisions {
  readonly applied: number;
  /** Made here before. */
  readonly alreadyMade: number;
  /** What could not be applied, and why. */
  readonly skipped: readonly { readonly decision: Decision; readonly reason: string }[];
}

/** Makes decisions here that were made where an export comes from, in its order. One that does not fit holds no other back. */
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
