import { hasErrors, type Finding } from '../finding.js';
import type { TournamentReport } from '../report.js';
import type { RuleSystem } from '../rule-system.js';
import { countParticipants } from './participants.js';
import { ratedGames } from './rated-games.js';
import { OPG_RESULTS } from './results.js';
import { isRated, isSanctioned } from './sanction.js';
import { computeStandings } from './standings.js';
import { validateAttendance } from './validate-attendance.js';
import { validateEarnedByes } from './validate-earned-byes.js';
import { validateHeader } from './validate-header.js';
import { validateMatches } from './validate-matches.js';
import { validateOrder } from './validate-order.js';
import { validateRounds } from './validate-rounds.js';
import { validateTies } from './validate-ties.js';

function validate(report: TournamentReport): Finding[] {
  const findings = [
    ...validateHeader(report),
    ...validateRounds(report),
    ...validateMatches(report),
    ...validateAttendance(report),
    ...validateEarnedByes(report),
  ];
  return hasErrors(findings) ? findings : [...findings, ...validateTies(report), ...validateOrder(report)];
}

/** Organized Play Guide 4.2 of 2014-12-15 (000): two-player tournaments of 1E and 2E. */
export const opg42: RuleSystem = {
  games: ['1e', '2e'],
  results: OPG_RESULTS,
  validate,
  computeStandings,
  countParticipants,
  isSanctioned,
  isRated,
  ratedGames,
};
