import { confirmationsToSend, readConfirmation } from '../confirmations.js';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor } from '../front-door-client.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import type { Receipt } from '../send-report.js';
import type { Surroundings } from '../surroundings.js';
import { describeReceipt } from './submit.js';

/** `quadrant held confirm ID`: says why the findings of a report that waits are right; it counts when nothing else holds it. */
export async function confirmHeld(
  surroundings: Surroundings,
  id: string,
  { confirm, json }: OutputOptions & { readonly confirm: readonly string[] },
): Promise<ExitCode> {
  const confirmations = confirm.map(readConfirmation);
  const path = `/api/v1/held-reports/${encodeURIComponent(id)}/confirmation`;
  const body = JSON.stringify({ confirm: confirmationsToSend(confirmations) });
  const answer = await askFrontDoor(readFrontDoor(surroundings.env), 'POST', path, body);
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (answer.accepted) surroundings.out(describeReceipt(answer.body as Receipt));
  else {
    const { detail, advice, findings = [] } = answer.problem;
    surroundings.out(`Refused. ${detail} ${advice}\n${describeFindings(findings)}`);
  }
  return answer.accepted ? DONE : REFUSED;
}
