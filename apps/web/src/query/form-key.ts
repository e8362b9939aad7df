import { randomUUID } from 'node:crypto';
import type { SentForm } from '@quadrant/http';

/** Names one sending of a form: whoever sends the same form twice does it once. */
export const KEY_FIELD = '_key';

/** The key of one sending of a form, as an Idempotency-Key; a new one where the form has none that can be one. */
export function formKeyOf(form: SentForm): string {
  const key = form.value(KEY_FIELD);
  return /^[\w-]{8,64}$/.test(key) ? key : randomUUID();
}
