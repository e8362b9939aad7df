import { hash } from 'node:crypto';
import { scorePrint, type PlayedTable } from '@quadrant/rules/intake';

/** Hashes the scores of a tournament, so that it is recognized under other handles. Returns null for too few scores. */
export function hashScores(tables: readonly PlayedTable[]): Buffer | null {
  const print = scorePrint(tables);
  return print === null ? null : hash('sha256', print, 'buffer');
}
