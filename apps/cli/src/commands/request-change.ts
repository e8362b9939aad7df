import { askAndTell, type Asked } from '../ask-and-tell.js';
import type { ExitCode } from '../exit-code.js';
import type { OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

export interface ChangeOptions extends OutputOptions {
  readonly reason: string;
  /** Whether only to show what the change would move. */
  readonly preview: boolean;
}

/** An answer to a preview has `effect`. */
export interface ChangeAnswer {
  /** The version of the changed thing. */
  readonly version?: number;
  readonly takesEffect: string;
  readonly effect?: { readonly summary: string };
  /** Why the change waits for a coordinator. */
  readonly heldFor?: readonly { readonly message: string }[];
}

export interface ChangeRequest extends Asked {
  readonly body: object;
}

/** Requests a change, with its reason, and prints the result; `describe` says what is stored. */
export function requestChange<Answer extends ChangeAnswer>(
  surroundings: Surroundings,
  { path, body, ...asked }: ChangeRequest,
  { reason: given, preview, json }: ChangeOptions,
  describe: (answer: Answer) => string,
): Promise<ExitCode> {
  const reason = takeReason(given);
  const request = { ...asked, path: preview ? `${path}?preview=true` : path, body: { ...body, reason } };
  return askAndTell(surroundings, request, { json }, (answer: Answer) => describeAnswer(answer, describe));
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
