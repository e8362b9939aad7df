import { plain, say } from '@quadrant/rules/message';
import {
  type ChosenReadings,
  hasErrors,
  type Finding,
  type TournamentReport,
  validateAttendance,
  validateOrder,
  withoutRoundsBesideCut,
} from '@quadrant/rules/tournament';
import { listBrackets, validateBracket, keepSwissRounds, validateGroups } from '@quadrant/rules/pairing';
import { winnerOf } from './results.js';
import { FFG } from './sections.js';
import { computeStandings, computeSwissStage } from './standings.js';
import { computeTally } from './tally.js';
import { validateElimination } from './validation/elimination.js';
import { validateHeader } from './validation/header.js';
import { validateLeaders } from './validation/leaders.js';
import { validateMatches } from './validation/matches.js';
import { validateCut, validateStructure } from './validation/structure.js';

/** Compares with the sheet of double elimination, unless the leader has announced another structure without its bracket (004, Custom Structure). */
const validateSheet = (report: TournamentReport, readings: ChosenReadings): Finding[] =>
  report.tournament.structure === 'custom' && report.tournament.bracket === undefined
    ? []
    : validateBracket(report, {
        bracketsOf: (players) => listBrackets(`double-elimination-${players}`),
        winnerOf,
        orderSwiss: (from) => computeSwissStage(withoutRoundsBesideCut(from), '', readings).order,
        source: plain`Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds`,
      });

// @row 237
/** Compares Swiss rounds with the groups of equal tournament points (004, Swiss Rounds). */
const validateSwissPairings = (report: TournamentReport): Finding[] =>
  validateGroups(report, {
    totals: say`tournament points`,
    totalsAfter: (rounds) => computeTally(keepSwissRounds(report, rounds)).points,
    source: plain`Star Wars LCG Tournament Regulations 1.0, Swiss Rounds`,
  });

/** Checks a report against 004. */
export function validate(report: TournamentReport, readings: ChosenReadings = {}): Finding[] {
  const findings = [
    ...validateHeader(report),
    ...validateLeaders(report),
    ...validateStructure(report),
    ...validateMatches(report),
    ...validateElimination(report),
    ...validateAttendance(report, {
      countsAs: say`0 points`,
      source: plain`Star Wars LCG Tournament Regulations 1.0, Tournament Points`,
    }),
  ];
  return hasErrors(findings)
    ? findings
    : [
        ...findings,
        ...validateCut(report, readings),
        ...validateSheet(report, readings),
        ...validateSwissPairings(report),
        ...validateOrder(report, (each, lots) => computeStandings(each, lots, readings), FFG),
      ];
}
