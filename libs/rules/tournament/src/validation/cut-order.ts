import { say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { handleOf } from '../participants.js';
import type { FinalOrder } from '../ranking/final-order.js';
import type { EntryIndex, TournamentReport } from '../report.js';

// @row 215, 235
/**
 * Checks that the highest-ranked players of the Swiss stage went on. Players who left before are skipped, and a toss may
 * have had any result. `wentOn` tells who has a match in the elimination stage, `source` which section has the rule.
 */
export function validateCutOrder(
  report: TournamentReport,
  { entries, separations }: FinalOrder,
  wentOn: (entry: EntryIndex) => boolean,
  source: string,
): Finding[] {
  const missed = entries.findIndex(
    (entry) => !wentOn(entry) && (report.entries[entry]?.droppedAfterRound ?? null) === null,
  );
  const last = entries.findLastIndex(wentOn);
  const isParted = separations.slice(missed + 1, last + 1).some(({ by }) => !by.endsWith('toss'));
  if (missed === -1 || last < missed || !isParted) return [];

  const nameAt = (position: number) => handleOf(report, entries[position]);
  const message = say`${nameAt(last)} went on from place ${last + 1} of the Swiss stage, but ${nameAt(missed)} in place ${missed + 1} did not.`;
  const advice = say`Check results; say droppedAfterRound of those who left before the cut (${source}).`;
  return [finding('cut-against-order', `/players/${entries[missed] ?? 0}`, message, advice)];
}
