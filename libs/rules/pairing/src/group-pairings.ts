import { type Text, say } from '@quadrant/rules/message';
import { gradeRound, type PairedRound } from './grade-round.js';
import {
  type EntryIndex,
  finding,
  type Finding,
  type Match,
  type Round,
  type TournamentReport,
} from '@quadrant/rules/tournament';

/** A rule system pairs players of equal totals by these rules. */
export interface GroupRules {
  /** It names the totals for people. */
  readonly totals: Text;
  /** Returns the total of each entry after this many Swiss rounds. */
  readonly totalsAfter: (rounds: number) => ArrayLike<number>;
  readonly source: string;
  /** Whether a round repeats the pairs of the one before. */
  isRepeated?(round: number): boolean;
}

// @row 71, 74, 237
/** Returns a finding for each Swiss round with more pairs of unequal totals than the rules allow. */
export function validateGroups(report: TournamentReport, rules: GroupRules): Finding[] {
  const opponents = report.entries.map((): EntryIndex[] => []);
  const hadBye = report.entries.map(() => false);
  return listSwissRounds(report).flatMap(({ round, matches, index }, before) => {
    const { pairs, byes } = pairingOf(matches);
    const isGraded = before > 0 && rules.isRepeated?.(round) !== true;
    const graded = isGraded ? gradeRound({ pairs, byes, points: rules.totalsAfter(before), hadBye, opponents }) : null;
    for (const player of byes) hadBye[player] = true;
    for (const [first, second] of pairs) {
      opponents[first]!.push(second);
      opponents[second]!.push(first);
    }
    if (graded === null) return [];
    const message = say`Round ${round} has ${graded.unequal} pairs of unequal ${rules.totals}; ${graded.fewest} would have been enough.`;
    const advice = say`No change is needed if it was played this way; next time, let Quadrant find the pairs (${rules.source}).`;
    return [finding('pair-downs-avoidable', `/rounds/${index}/matches`, message, advice)];
  });
}

/** Returns the Swiss rounds in playing order, with their places in the report. */
export const listSwissRounds = ({ rounds }: TournamentReport): (Round & { readonly index: number })[] =>
  rounds
    .map((round, index) => ({ ...round, index }))
    .filter(({ stage }) => stage === 'swiss')
    .sort((a, b) => a.round - b.round);

/** Returns the report as it was after so many Swiss rounds. */
export const keepSwissRounds = (report: TournamentReport, rounds: number): TournamentReport => ({
  ...report,
  rounds: listSwissRounds(report).slice(0, rounds),
});

function pairingOf(matches: readonly Match[]): Pick<PairedRound, 'pairs' | 'byes'> {
  const pairs: [EntryIndex, EntryIndex][] = [];
  const byes: EntryIndex[] = [];
  for (const { players, result } of matches) {
    const [first, second] = players;
    if (second !== undefined) pairs.push([first, second]);
    else if (result === 'BYE') byes.push(first);
  }
  return { pairs, byes };
}
