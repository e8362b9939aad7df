import { REFUSED, type ExitCode } from './exit-code.js';
import { printJson, type OutputOptions } from './output.js';
import type { Surroundings } from './surroundings.js';

export interface ShownRefusal {
  /** The code is that of HTTP: the problem `/problems/<code>`. */
  readonly code: string;
  readonly detail: string;
  readonly facts?: object;
}

/** Prints a refusal to people as a sentence, to programs as a problem (RFC 9457). */
export function tellRefusal(
  surroundings: Surroundings,
  { json }: OutputOptions,
  { code, detail, facts }: ShownRefusal,
): ExitCode {
  if (json) printJson(surroundings, { type: `/problems/${code}`, detail, ...facts });
  else surroundings.out(`Refused. ${detail}\n`);
  return REFUSED;
}
