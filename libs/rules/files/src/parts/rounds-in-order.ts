import { say, type Text } from '@quadrant/rules/message';
import type { FileFindings, FilePlace } from './file-findings.js';

/**
 * Concludes in which round each group of people played, where a file lists the groups and does not say it: in the first round
 * in which none of them has played yet, after their earlier ones.
 *
 * @param groups in the order of the file: the ids of those who played together
 * @returns the round of each group, from 1
 */
export function roundsInOrder(groups: readonly (readonly string[])[]): number[] {
  const lastOf = new Map<string, number>();
  return groups.map((ids) => {
    const round = 1 + Math.max(0, ...ids.map((id) => lastOf.get(id) ?? 0));
    for (const id of ids) lastOf.set(id, round);
    return round;
  });
}

/** Says that rounds are concluded, since the file does not tell them. */
export function tellRoundsConcluded(message: Text, place: FilePlace, findings: FileFindings): void {
  const advice = say`If you know the rounds, send a table with a row for each match. Otherwise no change is needed.`;
  findings.add('rounds-not-told', place, message, advice);
}
