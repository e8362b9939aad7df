import { Message } from '@quadrant/rules/message';
import type { WithheldNames } from './withheld-names.js';
import type { Difference } from '@quadrant/rules/verification';

/** Returns a JSON value in which labels replace names in every text. */
export function showInside(value: unknown, names: WithheldNames): unknown {
  if (typeof value === 'string' || value instanceof Message) return names.showText(value);
  if (Array.isArray(value)) return value.map((each) => showInside(each, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, showInside(each, names)]));
}

/** A difference with people called as they are shown by now. */
export function showDifference(difference: Difference, names: WithheldNames): Difference {
  const show = (value: Difference['expected']) => (typeof value === 'string' ? names.showText(value) : value);
  const { what, expected, got } = difference;
  return { ...difference, what: names.showText(what), expected: show(expected), got: show(got) };
}
