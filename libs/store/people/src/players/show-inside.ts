import { Message } from '@quadrant/rules/message';
import type { WithheldNames } from './withheld-names.js';

/** Returns a JSON value in which labels replace names in every text. */
export function showInside(value: unknown, names: WithheldNames): unknown {
  if (typeof value === 'string' || value instanceof Message) return names.showText(value);
  if (Array.isArray(value)) return value.map((each) => showInside(each, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, showInside(each, names)]));
}
