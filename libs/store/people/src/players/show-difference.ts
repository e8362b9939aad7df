import type { Difference } from '@quadrant/rules/outcome';
import type { WithheldNames } from './withheld-names.js';

/** A difference with people called as they are shown by now. */
export function showDifference(difference: Difference, names: WithheldNames): Difference {
  const show = (value: Difference['expected']) => (typeof value === 'string' ? names.showText(value) : value);
  const { what, expected, got } = difference;
  return { ...difference, what: names.showText(what), expected: show(expected), got: show(got) };
}
