import { getRuleSystem } from '@quadrant/rules/systems';
import { citeSection, count, type Verdict } from '@quadrant/rules/tournament';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import { readReportFile } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

/** `quadrant check FILE`: what validation has to say, and whether a director's report like this would be rated. */
export function check(surroundings: Surroundings, file: string, { json }: OutputOptions): ExitCode {
  const { report, findings } = readReportFile(surroundings, file);
  if (!json) surroundings.out(describeFindings(findings, ''));
  if (report === null) {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    if (json) printJson(surroundings, { findings, sanctioned: null, rated: null });
    else surroundings.out(`Refused: ${count(errors, 'error')}.\n`);
    return REFUSED;
  }
  const rules = getRuleSystem(report.tournament.ruleSystem);
  const sanctioned = rules.isSanctioned(report, { leadTimeCountsAsMet: false });
  const rated = rules.isRated(report, sanctioned);
  if (json) printJson(surroundings, { findings, sanctioned, rated });
  else surroundings.out(`Sanctioned: ${describeVerdict(sanctioned)}\nRated: ${describeVerdict(rated)}\n`);
  return DONE;
}

const describeVerdict = ({ value, rule }: Verdict): string => `${value ? 'yes' : 'no'} (${citeSection(rule)})`;
