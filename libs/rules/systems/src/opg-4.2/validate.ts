import { say } from '@quadrant/rules/message';
import {
  type ChosenReadings,
  hasErrors,
  type Finding,
  type TournamentReport,
  validateAttendance,
  validateOrder,
  validateTosses,
  validateTies,
  type TieRules,
} from '@quadrant/rules/tournament';
import { validateSealed } from '../sealed-1998/validate.js';
import { fillCrosstable } from './crosstable.js';
import { winnerOf } from './results.js';
import { OPG } from './sections.js';
import { computeStandings, computeSwissStage } from './standings.js';
import { validateConfrontation } from './validation/confrontation.js';
import { validateEarnedByes } from './validation/earned-byes.js';
import { validateEntitlements } from './validation/entitlements.js';
import { validateHeader } from './validation/header.js';
import { validateMatches } from './validation/matches.js';
import { validateNoShows } from './validation/no-shows.js';
import { validateMatchPlay, validateSwissPairings } from './validation/pairings.js';
import { validateRounds } from './validation/rounds.js';
import { validateSeeds } from './validation/seeds.js';

const tieRules = (readings: ChosenReadings): TieRules => ({
  winnerOf,
  // An unrecorded toss decides nothing here without a warning.
  orderSwiss: (report) => computeSwissStage(report, '', readings).order,
  source: 'Organized Play Guide 4.2, section 10',
});

/** Checks a report of 1E or 2E against 000. */
export function validate(report: TournamentReport, readings: ChosenReadings = {}): Finding[] {
  const findings = [
    ...validateHeader(report),
    ...validateRounds(report),
    ...validateMatches(report),
    ...validateAttendance(report, { countsAs: say`a Missed Game`, source: 'Organized Play Guide 4.2, section 7.5' }),
    ...validateEarnedByes(report),
    ...validateEntitlements(report),
    ...validateSeeds(report),
    ...validateSealed(report),
  ];
  if (hasErrors(findings)) return findings;
  const table = fillCrosstable(report);
  return [
    ...findings,
    ...validateTies(report, tieRules(readings)),
    ...validateMatchPlay(report, readings),
    ...validateSwissPairings(report, table),
    ...validateConfrontation(report, readings),
    ...validateNoShows(report),
    ...validateOrder(report, (each, lots) => computeStandings(each, lots, readings), OPG),
    ...validateTosses(report, computeStandings(report, '', readings, table)),
  ];
}
