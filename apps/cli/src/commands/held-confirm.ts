import { describeProblem } from '../ask-and-tell.js';
import { confirmationsToSend, readConfirmation } from '../confirmations.js';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor } from '../front-door-client.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Receipt } from '../send-report.js';
import type { Surroundings } from '../surroundings.js';
import { decisionOn } from './held.js';
import { describeReceipt } from './submit.js';

/** `quadrant held confirm ID`: says why the findings of a waiting report are right. It counts when nothing else holds it. */
export async function confirmHeld(
  surroundings: Surroundings,
  id: string,
  { confirm, json }: OutputOptions & { readonly confirm: readonly string[] },
): Promise<ExitCode> {
  const confirmations = confirm.map(readConfirmation);
  const { path, headers } = decisionOn(id, 'confirmation');
  const body = JSON.stringify({ confirm: confirmationsToSend(confirmations) });
  const answer = await askFrontDoor(readFrontDoor(surroundings), 'POST', path, body, headers);
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (answer.accepted) surroundings.out(describeReceipt(answer.body as Receipt));
  else surroundings.out(describeProblem(answer.problem));
  return answer.accepted ? DONE : REFUSED;
}
