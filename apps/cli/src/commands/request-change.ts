import { askAndTell, type Asked } from '../ask-and-tell.js';
import type { ExitCode } from '../exit-code.js';
import type { OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

export interface ChangeOptions extends OutputOptions {
  readonly reason: string;
  /** Only to see what it would move. */
  readonly preview: boolean;
}

/** What the API answers: a preview has `effect`. */
export interface ChangeAnswer {
  /** Of what was changed. */
  readonly version?: number;
  readonly takesEffect: string;
  readonly effect?: { readonly summary: string };
  /** Of what waits for a coordinator. */
  readonly heldFor?: readonly { readonly message: string }[];
}

/** A change of what is stored, as the API takes it. */
export interface ChangeRequest extends Asked {
  readonly body: object;
}

/** Asks for a change, with its reason, and tells what came of it; `describe` says what is stored. */
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
