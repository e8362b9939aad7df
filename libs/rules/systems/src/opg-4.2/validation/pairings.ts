import { say } from '@quadrant/rules/message';
import { type Bracket, validateGroups, listBrackets, validateBracket } from '@quadrant/rules/pairing';
import type { ChosenReadings, Finding, Pairing, TournamentReport } from '@quadrant/rules/tournament';
import type { Crosstable } from '../crosstable.js';
import { winnerOf } from '../results.js';
import { scenarioRules } from '../scenarios.js';
import { computeSwissStage } from '../standings.js';

/** Returns the bracket name of a style for so many players; empty lines of a standard bracket are byes of the highest seeds. */
const BRACKET_OF_STYLE: Partial<Record<Pairing, (players: number) => string>> = {
  'single-elimination': (players) => `standard-${2 ** Math.ceil(Math.log2(players))}`,
  'single-elimination-play-in': (players) => `play-in-${players}`,
  'modified-mcintyre': (players) => `modified-mcintyre-${players}`,
  mcintyre: (players) => `mcintyre-${players}`,
};

// @reading bracket-after-swiss
/** 000, section 10 and appendix A: returns the bracket that the report names. A cut after Swiss rounds may use any of them. */
function bracketsOf(pairing: Pairing, players: number): Bracket[] {
  const styles = pairing === 'swiss' ? Object.values(BRACKET_OF_STYLE) : [BRACKET_OF_STYLE[pairing]];
  return listBrackets(...styles.flatMap((nameOf) => nameOf?.(players) ?? []));
}

// @row 93, 97, 98
/** Compares the elimination stage with the bracket that its style names, or with those that it may have been. */
export const validateMatchPlay = (report: TournamentReport, readings: ChosenReadings = {}): Finding[] =>
  validateBracket(report, {
    bracketsOf: (players) => bracketsOf(report.tournament.pairing, players),
    winnerOf,
    // An unrecorded toss decides nothing here without a warning.
    orderSwiss: (from) => computeSwissStage(from, '', readings).order,
    source: 'Organized Play Guide 4.2, section 10.2',
  });

// @row 71, 74
/** Finds Swiss rounds with more pairs of unequal totals than the rules allow (000, section 7.6). */
export function validateSwissPairings(report: TournamentReport, table: Crosstable): Finding[] {
  const { scenario } = report.tournament;
  const isInPairs = scenario !== null && scenarioRules(scenario).playsRoundsInPairs;
  return validateGroups(report, {
    totals: say`victory points`,
    totalsAfter: (rounds) => victoryPointsAfter(table, rounds),
    isRepeated: (round) => isInPairs && round % 2 === 0,
    source: 'Organized Play Guide 4.2, section 7.6',
  });
}

/** The totals are by entry. It has plain loops because every imported report needs it. */
function victoryPointsAfter(table: Crosstable, rounds: number): Int32Array {
  const totals = new Int32Array(table.entries);
  for (let entry = 0; entry < table.entries; entry++) {
    const from = entry * table.rounds;
    for (let cell = from; cell < from + rounds; cell++) totals[entry]! += table.victoryPoints[cell]!;
  }
  return totals;
}
