import {
  type ChosenReadings,
  hasErrors,
  type Finding,
  type TournamentReport,
  validateAttendance,
  validateOrder,
} from '@quadrant/rules/tournament';
import { computeStandings } from './standings.js';
import { validateElimination } from './validation/elimination.js';
import { validateHeader } from './validation/header.js';
import { validateLeaders } from './validation/leaders.js';
import { validateMatches } from './validation/matches.js';
import { validateCut, validateStructure } from './validation/structure.js';

/** What 004 has to say about a report. */
export function validate(report: TournamentReport, readings: ChosenReadings = {}): Finding[] {
  const findings = [
    ...validateHeader(report),
    ...validateLeaders(report),
    ...validateStructure(report),
    ...validateMatches(report),
    ...validateElimination(report),
    ...validateAttendance(report, {
      countsAs: '0 points',
      source: 'Star Wars LCG Tournament Regulations 1.0, Tournament Points',
    }),
  ];
  return hasErrors(findings)
    ? findings
    : [
        ...findings,
        ...validateCut(report, readings),
        ...validateOrder(report, (each, lots) => computeStandings(each, lots, readings)),
      ];
}
