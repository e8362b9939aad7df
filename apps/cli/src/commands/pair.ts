import { readReport } from '@quadrant/rules/report';
import { type PairedRound, pairReport, type PairQuestion } from '@quadrant/rules/next-round';
import { hasErrors } from '@quadrant/rules/tournament';
import { DONE, type ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';
import { refuse } from './refuse-round.js';

/** `quadrant pair FILE --round N --seed S`: pairs a Swiss round from the rounds that were played before it. */
export function pair(surroundings: Surroundings, file: string, options: PairQuestion & OutputOptions): ExitCode {
  const { report, findings } = readReport(readArgument(surroundings, file), { mayBeUnplayed: true });
  const answer = report === null ? findings.filter((each) => hasErrors([each])) : pairReport(report, options);
  if (Array.isArray(answer)) return refuse(surroundings, answer, options);
  if (options.json) printJson(surroundings, answer);
  else surroundings.out(describe(answer));
  return DONE;
}

function describe({ round, pairs, sides, byes, earnedByes, explanations, warnings, certificate }: PairedRound): string {
  const rows = [
    ...pairs.map(([first, second], table) => [table + 1, first, second]),
    ...byes.map((id) => ['', id, 'bye']),
    ...earnedByes.map((id) => ['', id, 'earned bye']),
  ];
  const reasons = explanations.map(({ text }) => `${text}\n`).join('');
  const isDirected = explanations.some(({ code }) => code === 'override');
  const around = isDirected ? ' around the pairs of the director' : '';
  const proof = certificate?.isOptimal
    ? `Proved: no other pairing${around} is better by the criteria of section 7.6.\n`
    : '';
  return `Round ${round}\n${describeTable(sides ? ['table', 'dark', 'light'] : ['table', 'player', 'opponent'], rows)}${reasons}${describeFindings(warnings, '')}${proof}`;
}
