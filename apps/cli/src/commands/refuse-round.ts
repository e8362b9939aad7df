import type { Finding } from '@quadrant/rules/tournament';
import { REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

export function refuse(
  surroundings: Surroundings,
  findings: readonly Finding[],
  { json }: Pick<OutputOptions, 'json'>,
): ExitCode {
  if (json) printJson(surroundings, { findings });
  else surroundings.err(describeFindings(findings, ''));
  return REFUSED;
}
