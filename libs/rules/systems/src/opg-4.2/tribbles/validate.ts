import { say } from '@quadrant/rules/message';
import {
  hasErrors,
  type Finding,
  type TournamentReport,
  finding,
  validateAttendance,
  validateOrder,
  validateTosses,
} from '@quadrant/rules/tournament';
import { validateEntitlements } from '../validation/entitlements.js';
import { validateHeader } from '../validation/header.js';
import { validateNoShows } from '../validation/no-shows.js';
import { validateRounds } from '../validation/rounds.js';
import { OPG } from '../sections.js';
import { computeStandings } from './standings.js';
import { validatePods } from './validation/pods.js';
import { validateSeating } from './validation/seating.js';
import { validateTables } from './validation/tables.js';

/** Validates a report of Tribbles against 000. */
export function validate(report: TournamentReport): Finding[] {
  const findings = [
    ...validateHeader(report),
    ...validateRounds(report),
    ...validateStages(report),
    ...validatePods(report),
    ...validateSeating(report),
    ...validateTables(report),
    ...validateAttendance(report, { countsAs: say`a score of 0`, source: 'Organized Play Guide 4.2, section 7.5' }),
    ...validateEntitlements(report),
  ];
  return hasErrors(findings)
    ? findings
    : [
        ...findings,
        ...validateNoShows(report),
        ...validateOrder(report, computeStandings, OPG),
        ...validateTosses(report, computeStandings(report, '')),
      ];
}

/** 000, section 10: match play is for two. */
function validateStages({ rounds }: TournamentReport): Finding[] {
  return rounds.flatMap(({ round, stage }, index) => {
    if (stage === 'swiss') return [];
    const message = say`Round ${round} is elimination, which Tribbles does not have; its scores count like all others.`;
    return [finding('stage-not-for-game', `/rounds/${index}/stage`, message, say`Leave the stage out.`)];
  });
}
