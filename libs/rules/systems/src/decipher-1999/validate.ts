import { plain, say } from '@quadrant/rules/message';
import {
  hasErrors,
  type Finding,
  type TournamentReport,
  validateAttendance,
  validateNoEntitlements,
  validateOrder,
  validateTies,
  type TieRules,
} from '@quadrant/rules/tournament';
import { validateSealed } from '../sealed-1998/validate.js';
import { winnerOf } from './results.js';
import { DECIPHER } from './sections.js';
import { computeStandings } from './standings.js';
import { computeSwissOrder } from './swiss-order.js';
import { computeTally } from './tally.js';
import { validateConfrontation } from './validation/confrontation.js';
import { validateHeader } from './validation/header.js';
import { validateMatches } from './validation/matches.js';
import { validatePairings } from './validation/pairings.js';
import { validateQuitting } from './validation/quitting.js';
import { validateRounds } from './validation/rounds.js';
import { validateSides } from './validation/sides.js';

/** Elimination is not sanctioned, so 001 says nothing about its ties. Our choice: seeds and the Swiss order decide them. */
const TIE_RULES: TieRules = {
  winnerOf,
  // An unrecorded toss decides nothing here without a warning.
  orderSwiss: (report) => computeSwissOrder(report, computeTally(report), ''),
  source: plain`Decipher Tournament Guide 6.99, section II.B`,
};

/** Checks a report against 001. */
export function validate(report: TournamentReport): Finding[] {
  const header = validateHeader(report);
  // Without a format of this rule system nothing else can be checked.
  if (hasErrors(header)) return header;
  const findings = [
    ...header,
    ...validateNoEntitlements(report),
    ...validateSealed(report),
    ...validateRounds(report),
    ...validateMatches(report),
    ...validateSides(report),
    ...validateQuitting(report),
    ...validateAttendance(report, {
      countsAs: say`no score`,
      source: 'Decipher Tournament Guide 6.99, section II.A.i, 5',
    }),
    ...validateConfrontation(report),
  ];
  if (hasErrors(findings)) return findings;
  const lacksScores = findings.some(({ code }) => code === 'score-missing');
  return [
    ...findings,
    ...validatePairings(report, lacksScores),
    ...validateTies(report, TIE_RULES),
    ...validateOrder(report, computeStandings, DECIPHER),
  ];
}
