import { gradeRound, type PairingPlayer } from '@quadrant/rules/pairing';
import {
  type EntryIndex,
  finding,
  type Finding,
  handleOf,
  type Match,
  type Round,
  type TournamentReport,
} from '@quadrant/rules/tournament';

/** How a rule system pairs players of equal totals. */
export interface GroupRules {
  /** What is equal, for people. */
  readonly totals: string;
  /** By entry, what each has after this many Swiss rounds. */
  readonly totalsAfter: (rounds: number) => ArrayLike<number>;
  readonly source: string;
  /** Whether a round repeats the pairs of the one before. */
  isRepeated?(round: number): boolean;
}

// @row 71, 74, 237
/** Swiss rounds with more pairs of unequal totals than the rules allow. */
export function validateGroups(report: TournamentReport, rules: GroupRules): Finding[] {
  const opponents = report.entries.map((): string[] => []);
  const hadBye = report.entries.map(() => false);
  const nameOf = (entry: EntryIndex): string => handleOf(report, entry);
  return listSwissRounds(report).flatMap(({ round, matches, index }, before) => {
    const played = matches.filter(({ players, result }) => players.length === 2 || result === 'BYE');
    const totals = rules.totalsAfter(before);
    const here = (entry: EntryIndex): PairingPlayer => ({
      id: nameOf(entry),
      points: totals[entry]!,
      hadBye: hadBye[entry]!,
      opponents: opponents[entry]!,
    });
    const isGraded = before > 0 && rules.isRepeated?.(round) !== true;
    const graded = isGraded
      ? gradeRound(
          played.flatMap(({ players }) => players.map(here)),
          pairingOf(played, nameOf),
        )
      : null;
    for (const { players, result } of played) {
      const [first, second] = players;
      if (second === undefined) {
        if (result === 'BYE') hadBye[first] = true;
        continue;
      }
      opponents[first]!.push(nameOf(second));
      opponents[second]!.push(nameOf(first));
    }
    if (graded === null) return [];
    const message = `Round ${round} has ${graded.unequal} pairs of unequal ${rules.totals}; ${graded.fewest} would have been enough.`;
    const advice = `No change is needed if it was played this way; next time, let "quadrant pair" find the pairs (${rules.source}).`;
    return [finding('pair-downs-avoidable', `/rounds/${index}/matches`, message, advice)];
  });
}

/** Swiss rounds in playing order, with their places in the report. */
export const listSwissRounds = ({ rounds }: TournamentReport): (Round & { readonly index: number })[] =>
  rounds
    .map((round, index) => ({ ...round, index }))
    .filter(({ stage }) => stage === 'swiss')
    .sort((a, b) => a.round - b.round);

/** A report as it was after so many Swiss rounds. */
export const keepSwissRounds = (report: TournamentReport, rounds: number): TournamentReport => ({
  ...report,
  rounds: listSwissRounds(report).slice(0, rounds),
});

const pairingOf = (matches: readonly Match[], nameOf: (entry: EntryIndex) => string) => ({
  pairs: matches.flatMap(({ players: [first, second] }) =>
    second === undefined ? [] : [[nameOf(first), nameOf(second)] as const],
  ),
  byes: matches.flatMap(({ players: [first, second] }) => (second === undefined ? [nameOf(first)] : [])),
});
