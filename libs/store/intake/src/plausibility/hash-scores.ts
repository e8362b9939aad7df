import { hash } from 'node:crypto';
import { scorePrint, type PlayedTable } from '@quadrant/rules/intake';

/** What is kept of the scores of a tournament, to find it again under other handles; null for too few. */
export function hashScores(tables: readonly PlayedTable[]): Buffer | null {
  const print = scorePrint(tables);
  return print === null ? null : hash('sha256', print, 'buffer');
}
