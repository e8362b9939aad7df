import { readReport } from '@quadrant/rules/report';
import { seatFinals, seatReport } from '@quadrant/rules/next-round';
import { hasErrors, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import { DONE, type ExitCode } from '../exit-code.js';
import { describeTable, printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';
import { refuse } from './refuse-round.js';

export interface PodsOptions extends OutputOptions {
  /** Null means the round after the last one of the document. */
  readonly round: number | null;
  readonly seed: string;
}

/**
 * `quadrant pods FILE --seed S`: makes the pods of a Tribbles tournament. Several files are its heats, and give the
 * tables of the finals.
 */
export function pods(surroundings: Surroundings, files: readonly string[], options: PodsOptions): ExitCode {
  const reports: TournamentReport[] = [];
  for (const file of files) {
    const { report, findings } = readReport(readArgument(surroundings, file), { mayBeUnplayed: true });
    if (report === null) {
      const errors = findings.filter((each) => hasErrors([each]));
      return refuse(surroundings, files.length > 1 ? errors.map((each) => ofFile(each, file)) : errors, options);
    }
    reports.push(report);
  }
  const [report] = reports;
  return reports.length > 1 ? finals(surroundings, reports, options) : seat(surroundings, report!, options);
}

const ofFile = (finding: Finding, file: string): Finding => ({ ...finding, message: `${file}: ${finding.message}` });

function seat(surroundings: Surroundings, report: TournamentReport, options: PodsOptions): ExitCode {
  const answer = seatReport(report, options.round, options.seed);
  if (Array.isArray(answer)) return refuse(surroundings, answer, options);
  if (options.json) printJson(surroundings, answer);
  else {
    const rows = answer.pods.map((players, table) => [table + 1, players.join(', ')]);
    surroundings.out(`Round ${answer.round}\n${describeTable(['pod', 'players'], rows)}${answer.explanation}\n`);
  }
  return DONE;
}

function finals(surroundings: Surroundings, heats: readonly TournamentReport[], options: PodsOptions): ExitCode {
  const answer = seatFinals(heats, options.seed);
  if ('findings' in answer) return refuse(surroundings, answer.findings, options);
  const { tables } = answer;
  if (options.json) printJson(surroundings, { tables });
  else {
    const rows = tables.map(({ seed, players }) => [seed, players.join(', ')]);
    surroundings.out(
      `${describeTable(['seed', 'players'], rows)}Enter the seed of their table for everybody in the finals.\n`,
    );
  }
  return DONE;
}
