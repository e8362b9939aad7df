import { findBracket, gradeRound, type PairingPlayer } from '@quadrant/rules/pairing';
import {
  type ChosenReadings,
  finding,
  handleOf,
  type Finding,
  type Match,
  type Pairing,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { validateBracket } from '../../bracket-comparison.js';
import { fillCrosstable } from '../crosstable.js';
import { winnerOf } from '../results.js';
import { scenarioRules } from '../scenarios.js';
import { computeSwissStage } from '../standings.js';

/** 000, section 10 and appendix A: the bracket of a style for so many players. */
function bracketOf(pairing: Pairing, players: number) {
  // Empty lines of a standard bracket are byes of the highest seeds.
  if (pairing === 'single-elimination') return findBracket(`standard-${2 ** Math.ceil(Math.log2(players))}`);
  if (pairing === 'single-elimination-play-in') return findBracket(`play-in-${players}`);
  return pairing === 'mcintyre' || pairing === 'modified-mcintyre' ? findBracket(`${pairing}-${players}`) : null;
}

// @row 93, 97, 98
/** The elimination stage against the bracket that its style names. */
export const validateMatchPlay = (report: TournamentReport, readings: ChosenReadings = {}): Finding[] =>
  validateBracket(report, {
    bracketOf: (players) => bracketOf(report.tournament.pairing, players),
    winnerOf,
    // A toss that nobody recorded decides nothing here that is not warned of.
    orderSwiss: (from) => computeSwissStage(from, '', readings).order,
    source: 'Organized Play Guide 4.2, section 10.2',
  });

// @row 71, 74
/** Swiss rounds with more pairs of unequal totals than the rules allow (000, section 7.6). */
export function validateSwissPairings(report: TournamentReport): Finding[] {
  const { scenario } = report.tournament;
  const isInPairs = scenario !== null && scenarioRules(scenario).playsRoundsInPairs;
  const table = fillCrosstable(report);
  const totals = report.entries.map(() => 0);
  const opponents = report.entries.map((): string[] => []);
  const hadBye = report.entries.map(() => false);
  const nameOf = (entry: number): string => handleOf(report, entry);
  const swiss = report.rounds
    .map((round, index) => ({ ...round, index }))
    .filter(({ stage }) => stage === 'swiss')
    .sort((a, b) => a.round - b.round);
  return swiss.flatMap(({ round, matches, index }, column) => {
    const played = matches.filter(({ players, result }) => players.length === 2 || result === 'BYE');
    const here = (entry: number): PairingPlayer => ({
      id: nameOf(entry),
      points: totals[entry]!,
      hadBye: hadBye[entry]!,
      opponents: opponents[entry]!,
    });
    const isGraded = column > 0 && !(isInPairs && round % 2 === 0);
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
    totals.forEach((_, entry) => (totals[entry]! += table.victoryPoints[entry * table.rounds + column]!));
    if (graded === null) return [];
    const message = `Round ${round} has ${graded.unequal} pairs of unequal victory points; ${graded.fewest} would have been enough.`;
    const advice =
      'No change is needed if it was played this way; next time, let "quadrant pair" find the pairs (Organized Play Guide 4.2, section 7.6).';
    return [finding('pair-downs-avoidable', `/rounds/${index}/matches`, message, advice)];
  });
}

const pairingOf = (matches: readonly Match[], nameOf: (entry: number) => string) => ({
  pairs: matches.flatMap(({ players: [first, second] }) =>
    second === undefined ? [] : [[nameOf(first), nameOf(second)] as const],
  ),
  byes: matches.flatMap(({ players: [first, second] }) => (second === undefined ? [nameOf(first)] : [])),
});
