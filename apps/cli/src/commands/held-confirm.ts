import { askAndTell } from '../ask-and-tell.js';
import { confirmationsToSend, readConfirmation } from '../confirmations.js';
import type { ExitCode } from '../exit-code.js';
import type { OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeNamed } from './held.js';
import { describeReceipt } from './submit.js';

/** `quadrant held confirm ID`: says why the findings of a waiting report are right. It counts when nothing else holds it. */
export function confirmHeld(
  surroundings: Surroundings,
  id: string,
  { confirm, ...output }: OutputOptions & { readonly confirm: readonly string[] },
): Promise<ExitCode> {
  const body = { confirm: confirmationsToSend(confirm.map(readConfirmation)) };
  const params = takeNamed(id);
  return askAndTell(
    surroundings,
    (client) => client.POST('/api/v1/held-reports/{id}/confirmation', { params, body }),
    output,
    (receipt) => describeReceipt(receipt),
  );
}
