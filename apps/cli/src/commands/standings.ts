import { tournamentKey } from '@quadrant/outcome';
import { getRuleSystem } from '@quadrant/tournament';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, printJson, type OutputOptions } from '../output.js';
import { readReportFile } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

/** `quadrant standings FILE`: the final order, the same one that the published tournament would have. */
export function standings(surroundings: Surroundings, file: string, { json }: OutputOptions): ExitCode {
  const { report, findings, sha256 } = readReportFile(surroundings, file);
  if (report === null || sha256 === null) {
    if (json) printJson(surroundings, { findings });
    else surroundings.err(describeFindings(findings, ''));
    return REFUSED;
  }
  const { ruleSystem, externalId } = report.tournament;
  const order = getRuleSystem(ruleSystem).computeStandings(report, tournamentKey(externalId, sha256));
  const rows = order.map(({ entry, place, ...row }) => ({ place, handle: report.entries[entry]!.handle, ...row }));
  if (json) printJson(surroundings, { ruleSystem, standings: rows });
  else {
    surroundings.out(
      describeTable(
        ['place', 'handle', 'points', 'SoS', 'diff', 'CVP', 'decided by'],
        rows.map((row) => [
          row.place,
          row.handle,
          row.points,
          row.strengthOfSchedule,
          row.differential,
          row.cumulativeVictoryPoints,
          row.decidedBy,
        ]),
      ),
    );
  }
  return DONE;
}
