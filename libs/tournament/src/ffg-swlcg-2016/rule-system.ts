import { hasErrors, type Finding } from '../finding.js';
import { countParticipants } from '../participants.js';
import type { TournamentReport } from '../report.js';
import type { RuleSystem } from '../rule-system.js';
import { validateAttendance } from '../validation/attendance.js';
import { validateOrder } from '../validation/order.js';
import { FFG_RESULTS } from './points.js';
import { computeStandings } from './standings.js';
import { validateElimination } from './validate-elimination.js';
import { validateHeader } from './validate-header.js';
import { validateLeaders } from './validate-leaders.js';
import { validateMatches } from './validate-matches.js';
import { validateCut, validateStructure } from './validate-structure.js';
import { awardsPoints, isRated, isSanctioned } from './verdicts.js';

function validate(report: TournamentReport): Finding[] {
  const findings = [
    ...validateHeader(report),
    ...validateLeaders(report),
    ...validateStructure(report),
    ...validateMatches(report),
    ...validateElimination(report),
    ...validateAttendance(report, { countsAs: '0 points', source: '004, Tournament Points' }),
  ];
  return hasErrors(findings)
    ? findings
    : [...findings, ...validateCut(report), ...validateOrder(report, computeStandings)];
}

/** Star Wars: The Card Game Tournament Regulations 1.0 of 4.2.2016, the date as printed (004): two-game rounds and double elimination. */
export const ffgSwlcg2016: RuleSystem = {
  games: ['sw-lcg'],
  results: FFG_RESULTS,
  notation: { matchKeys: ['games'], podGames: [] },
  validate,
  computeStandings,
  countParticipants,
  isSanctioned,
  isRated,
  ratedGames: () => [],
  awardsPoints,
};
