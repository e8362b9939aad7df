import { randomUUID } from 'node:crypto';
import type { SentForm } from '@quadrant/http';

/** The field names one sending of a form, so that a form that is sent twice acts once. */
export const KEY_FIELD = '_key';

/** Returns the key of one sending of a form, as an Idempotency-Key; a new one where the form has no valid one. */
export function formKeyOf(form: SentForm): string {
  const key = form.value(KEY_FIELD);
  return /^[\w-]{8,64}$/.test(key) ? key : randomUUID();
}
