import { tournamentKey } from '@quadrant/rules/history';
import { findSwitchFault } from '@quadrant/rules/policy';
import { getRuleSystem } from '@quadrant/rules/systems';
import {
  basisOfPlace,
  hasCertainPlace,
  tellUndrawn,
  withoutMark,
  type ChosenReadings,
} from '@quadrant/rules/tournament';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, printJson, type OutputOptions } from '../output.js';
import { readReportFile } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

/** A rule system has only some of the numbers; an empty column is left out. */
const COLUMNS = [
  ['place', 'place'],
  ['handle', 'handle'],
  ['points', 'points'],
  ['SoS', 'strengthOfSchedule'],
  ['extended SoS', 'extendedStrengthOfSchedule'],
  ['diff', 'differential'],
  ['CVP', 'cumulativeVictoryPoints'],
  ['rounds won', 'roundsWon'],
  ['decided by', 'decidedBy'],
  ['basis', 'basis'],
] as const;

/**
 * `quadrant standings FILE`: prints the final order that the published tournament would have, except for tosses, which
 * are drawn when it is stored. `--reading` shows the order that another reading of a rule would give.
 */
export function standings(
  surroundings: Surroundings,
  file: string,
  { json, readings }: OutputOptions & { readonly readings: ChosenReadings },
): ExitCode {
  for (const [id, value] of Object.entries(readings)) {
    const fault = findSwitchFault(id, value);
    if (fault !== null) throw new CannotRun(String(fault));
  }
  const { report, findings, sha256 } = readReportFile(surroundings, file);
  if (report === null || sha256 === null) {
    if (json) printJson(surroundings, { findings });
    else surroundings.err(describeFindings(findings, ''));
    return REFUSED;
  }
  const { ruleSystem, externalId } = report.tournament;
  const order = getRuleSystem(ruleSystem).computeStandings(report, tournamentKey(externalId, sha256), readings);
  const rows = order.map(({ entry, place, stated, decidedBy, pointsAtLeast, ...row }) => ({
    place: hasCertainPlace({ place, stated }) ? place : withoutMark(stated!),
    handle: report.entries[entry]!.handle,
    ...row,
    ...(pointsAtLeast === true && { points: `at least ${row.points}` }),
    decidedBy: tellUndrawn(decidedBy),
    basis: basisOfPlace({ stated }),
  }));
  const isComputed = rows.every(({ basis }) => basis === 'computed');
  const columns = COLUMNS.filter(
    ([, field]) => rows.some((row) => row[field] !== null) && !(field === 'basis' && isComputed),
  );
  if (json) {
    const fields = rows.map((row) => Object.fromEntries(columns.map(([, field]) => [field, row[field]])));
    printJson(surroundings, { ruleSystem, standings: fields });
  } else {
    surroundings.out(
      describeTable(
        columns.map(([title]) => title),
        rows.map((row) => columns.map(([, field]) => row[field] ?? '')),
      ),
    );
  }
  return DONE;
}
