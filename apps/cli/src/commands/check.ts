import { findRuleSystem, type TournamentReport, type Verdict } from '@quadrant/tournament';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { count, describeFindings, printJson, type OutputOptions } from '../output.js';
import { readReportFile } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

/** `quadrant check FILE`: what validation has to say, and whether a director's report like this would be rated. */
export function check(surroundings: Surroundings, file: string, { json }: OutputOptions): ExitCode {
  const { report, findings } = readReportFile(surroundings, file);
  const verdicts = report === null ? null : judge(report);
  const sanctioned = verdicts?.sanctioned ?? null;
  const rated = verdicts?.rated ?? null;
  if (json) {
    printJson(surroundings, { findings, sanctioned, rated });
  } else {
    surroundings.out(describeFindings(findings, ''));
    surroundings.out(
      sanctioned === null || rated === null
        ? `Refused: ${count(findings.filter(({ severity }) => severity === 'error').length, 'error')}.\n`
        : `Sanctioned: ${describeVerdict(sanctioned)}\nRated: ${describeVerdict(rated)}\n`,
    );
  }
  return report === null ? REFUSED : DONE;
}

function judge(report: TournamentReport): { sanctioned: Verdict; rated: Verdict } | null {
  const rules = findRuleSystem(report.tournament.ruleSystem);
  if (rules === null) return null;
  const sanctioned = rules.isSanctioned(report, { leadTimeCountsAsMet: false });
  return { sanctioned, rated: rules.isRated(report, sanctioned) };
}

const describeVerdict = ({ value, rule }: Verdict): string => `${value ? 'yes' : 'no'} (${rule})`;
