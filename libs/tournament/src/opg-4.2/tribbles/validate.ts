import { hasErrors, type Finding } from '../../finding.js';
import type { TournamentReport } from '../../report.js';
import { finding } from '../../rule-findings.js';
import { validateAttendance } from '../../validation/attendance.js';
import { validateOrder } from '../../validation/order.js';
import { validateEntitlements } from '../validate-entitlements.js';
import { validateHeader } from '../validate-header.js';
import { validateRounds } from '../validate-rounds.js';
import { computeStandings } from './standings.js';
import { validatePods } from './validate-pods.js';
import { validateSeating } from './validate-seating.js';
import { validateTables } from './validate-tables.js';

/** What the rules have to say about a report of Tribbles. */
export function validate(report: TournamentReport): Finding[] {
  const findings = [
    ...validateHeader(report),
    ...validateRounds(report),
    ...validateStages(report),
    ...validatePods(report),
    ...validateSeating(report),
    ...validateTables(report),
    ...validateAttendance(report, { countsAs: 'a score of 0', source: '000, 7.5' }),
    ...validateEntitlements(report),
  ];
  return hasErrors(findings) ? findings : [...findings, ...validateOrder(report, computeStandings)];
}

/** 000, section 10: match play is for two. */
function validateStages({ rounds }: TournamentReport): Finding[] {
  return rounds.flatMap(({ round, stage }, index) => {
    if (stage === 'swiss') return [];
    const message = `Round ${round} is elimination, which Tribbles does not have; its scores count like all others.`;
    return [finding('stage-not-for-game', `/rounds/${index}/stage`, message, 'Leave the stage out.')];
  });
}
