import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { askFrontDoor, readFrontDoor } from '../front-door-client.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

export interface ChangeOptions extends OutputOptions {
  readonly reason: string;
  /** Only to see what it would move. */
  readonly preview: boolean;
}

/** What the API answers: a preview has `effect`. */
export interface ChangeAnswer {
  readonly version: number;
  readonly takesEffect: string;
  readonly effect?: { readonly summary: string };
  /** Of what waits for a coordinator. */
  readonly heldFor?: readonly { readonly message: string }[];
}

/** A change of what is stored, as the API takes it. */
export interface ChangeRequest {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: object;
}

/** Asks for a change, with its reason, and tells what came of it; `describe` says what is stored. */
export async function requestChange<Answer extends ChangeAnswer>(
  surroundings: Surroundings,
  { method, path, body }: ChangeRequest,
  { reason: given, preview, json }: ChangeOptions,
  describe: (answer: Answer) => string,
): Promise<ExitCode> {
  const reason = takeReason(given);
  const frontDoor = readFrontDoor(surroundings.env);
  const query = preview ? '?preview=true' : '';
  const answer = await askFrontDoor(frontDoor, method, path + query, JSON.stringify({ ...body, reason }));
  if (json) printJson(surroundings, answer.accepted ? answer.body : answer.problem);
  else if (answer.accepted) surroundings.out(describeAnswer(answer.body as Answer, describe));
  else {
    const { detail, advice, findings = [] } = answer.problem;
    surroundings.out(`Refused. ${detail} ${advice}\n${describeFindings(findings)}`);
  }
  return answer.accepted ? DONE : REFUSED;
}

const WHEN: Readonly<Record<string, string>> = {
  'at-once': 'is published at once',
  'with-refresh': 'waits for the next refresh',
  'when-resumed': 'waits until publishing is resumed',
  never: 'moves nothing that is published',
};

function describeAnswer<Answer extends ChangeAnswer>(answer: Answer, describe: (answer: Answer) => string): string {
  const { takesEffect, effect, heldFor } = answer;
  if (heldFor) {
    const reasons = heldFor.map(({ message }) => `  ${message}\n`).join('');
    return `Held for a coordinator: nothing has changed yet. See: quadrant held list --mine.\n${reasons}`;
  }
  return effect
    ? `Only a preview, nothing was changed. It ${WHEN[takesEffect]}: ${effect.summary}.\n`
    : `Stored, ${describe(answer)}. It ${WHEN[takesEffect]}.\n`;
}
