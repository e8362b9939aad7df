import { problemOfKind } from '../problem/problem-kinds.js';
import type { BodyLimits } from './body-limits.js';

/** What a browser sends of a form that has no file. */
export const FIELDS_TYPE = 'application/x-www-form-urlencoded';

/**
 * The fields of a form (WHATWG URL, section 5.1).
 *
 * @throws Problem 400 for text that is not UTF-8, and for more fields than `limits.values`
 */
export function readFields(bytes: Buffer, limits: BodyLimits): URLSearchParams {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problemOfKind('bad-request', 'The form is not written in UTF-8.');
  }
  const fields = new URLSearchParams(text);
  if (fields.size > limits.values) {
    throw problemOfKind('body-too-complex', `The form has ${fields.size} fields.`, { extra: { limit: limits.values } });
  }
  return fields;
}
