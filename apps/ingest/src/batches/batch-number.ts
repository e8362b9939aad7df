import { InPath } from '@quadrant/http';
import { problemOfBatch } from './batch-refusal.js';

export const OfBatch = () =>
  InPath('number', { about: 'Number of the batch', schema: { type: 'integer', minimum: 1 } });

/** @throws Problem 404 for anything else than a number from 1 */
export function batchNumberOf(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw problemOfBatch({ kind: 'batch-not-found' });
}
