import { TO_BE_CONFIRMED, type Confirmation } from '@quadrant/rules/suspicions';
import type { components } from './api/types.js';
import { CannotRun } from './exit-code.js';

/**
 * Reads the text of `--confirm`: `CODE=REASON`, or `CODE@POINTER=REASON` for one finding of several.
 * @throws CannotRun with one sentence for any other text
 */
export function readConfirmation(text: string): Confirmation {
  const [, code = '', pointer, reason = ''] = /^([^=@]+)(?:@([^=]*))?=(.*)$/su.exec(text) ?? [];
  if (code === '' || reason.trim() === '') {
    throw new CannotRun(
      `--confirm "${text}" must be CODE=REASON, such as "possible-duplicate=two tournaments on one day".`,
    );
  }
  if (!TO_BE_CONFIRMED.includes(code)) {
    throw new CannotRun(
      `--confirm "${code}" is no finding that needs a confirmation: give one of ${TO_BE_CONFIRMED.join(', ')}.`,
    );
  }
  return { code, pointer: pointer ?? null, reason: reason.trim() };
}

type SentConfirmation = components['schemas']['ConfirmationDto'];

export const confirmationsToSend = (confirmations: readonly Confirmation[]): SentConfirmation[] =>
  confirmations.map(({ code, pointer, reason }) => ({
    code: code as SentConfirmation['code'],
    ...(pointer !== null && { pointer }),
    reason,
  }));
