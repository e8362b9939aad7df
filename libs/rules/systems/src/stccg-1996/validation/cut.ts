import { joined, count, plain, say } from '@quadrant/rules/message';
import {
  type Finding,
  handleOf,
  countParticipants,
  type EntryIndex,
  type TournamentReport,
  finding,
  validateCutOrder,
} from '@quadrant/rules/tournament';
import { computeSwissOrder } from '../swiss-order.js';
import { computeTally, type Tally } from '../tally.js';

/** 002, 4, Swiss-Elimination: at most a third of the participants plays on. */
const PARTICIPANTS_FOR_EACH_PLACE = 3;

// @row 215
/** Checks the elimination stage against 002, 4, Swiss-Elimination: how many went on, which players, and the first round. */
export function validateCut(report: TournamentReport): Finding[] {
  const index = report.rounds.findIndex(({ stage }) => stage === 'elimination');
  const entrants = report.rounds[index]?.matches.flatMap(({ players }) => [...players]) ?? [];
  if (entrants.length === 0) return [];
  return [
    ...validateSize(report, entrants.length, `/rounds/${index}`),
    ...validateEntrants(report, entrants),
    ...validateSeeding(report, entrants, index),
  ];
}

function validateSize(report: TournamentReport, size: number, pointer: string): Finding[] {
  const findings: Finding[] = [];
  if ((size & (size - 1)) !== 0) {
    const message = say`${count(size, 'player')} went on to the elimination stage, which is not a power of two.`;
    const advice = say`Check that nobody is missing; 4, 8, 16 and so on go on (Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination).`;
    findings.push(finding('cut-size-not-of-rule-system', pointer, message, advice));
  }
  const participants = countParticipants(report);
  if (size * PARTICIPANTS_FOR_EACH_PLACE > participants) {
    const message = say`${size} of ${participants} players went on to the elimination stage, more than a third.`;
    const advice = say`Check that nobody is missing; the results count as given (Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination).`;
    findings.push(finding('cut-size-not-of-rule-system', pointer, message, advice));
  }
  return findings;
}

/** The top players go on. */
function validateEntrants(report: TournamentReport, entrants: readonly EntryIndex[]): Finding[] {
  const wentOn = new Set(entrants);
  const order = computeSwissOrder(report, computeTally(report), '');
  return validateCutOrder(
    report,
    order,
    (entry) => wentOn.has(entry),
    plain`Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination`,
  );
}

/** The highest meets the lowest, the second highest the second lowest, and so on; players who are level may be in any order. */
function validateSeeding(report: TournamentReport, entrants: readonly EntryIndex[], index: number): Finding[] {
  const ranges = rankRanges(entrants, computeTally(report));
  return (report.rounds[index]?.matches ?? []).flatMap(({ players: [first, second] }, matchIndex) => {
    const upper = ranges.get(first);
    const lower = second === undefined ? undefined : ranges.get(second);
    if (second === undefined || upper === undefined || lower === undefined) return [];
    const mirror = entrants.length + 1;
    if (mirror - upper.last <= lower.last && lower.first <= mirror - upper.first) return [];
    const names = joined(
      [first, second].map((player) => handleOf(report, player)),
      ' and ',
    );
    const message = say`${names} meet first in the elimination stage, ranked ${upper.first} and ${lower.first} of those who went on.`;
    const advice = say`Check rounds and scores; first plays last, second plays second to last (Star Trek CCG Tournament Rules 1996, section 4). The results count as given.`;
    return [finding('seeding-not-standard', `/rounds/${index}/matches/${matchIndex}/players`, message, advice)];
  });
}

/** Returns the ranks from 1 that each entrant can have had among them. */
function rankRanges(entrants: readonly EntryIndex[], { points, differential }: Tally) {
  const compare = (a: EntryIndex, b: EntryIndex) =>
    (points[b] ?? 0) - (points[a] ?? 0) || (differential[b] ?? 0) - (differential[a] ?? 0);
  const ranges = new Map<EntryIndex, { readonly first: number; last: number }>();
  let range = { first: 1, last: 0 };
  [...entrants].sort(compare).forEach((entry, position, sorted) => {
    const above = sorted[position - 1];
    if (above === undefined || compare(above, entry) !== 0) range = { first: position + 1, last: position };
    range.last = position + 1;
    ranges.set(entry, range);
  });
  return ranges;
}
