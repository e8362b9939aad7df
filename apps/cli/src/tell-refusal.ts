import { REFUSED, type ExitCode } from './exit-code.js';
import { printJson, type OutputOptions } from './output.js';
import type { Surroundings } from './surroundings.js';

/** What was asked for and is not done, though it could be asked. */
export interface ShownRefusal {
  /** As HTTP names it: the problem `/problems/<code>`. */
  readonly code: string;
  /** What is so, and the way out. */
  readonly detail: string;
  /** What else a program wants to know of it. */
  readonly facts?: object;
}

/** Tells a refusal to people in a sentence, to programs as a problem (RFC 9457). */
export function tellRefusal(
  surroundings: Surroundings,
  { json }: OutputOptions,
  { code, detail, facts }: ShownRefusal,
): ExitCode {
  if (json) printJson(surroundings, { type: `/problems/${code}`, detail, ...facts });
  else surroundings.out(`Refused. ${detail}\n`);
  return REFUSED;
}
