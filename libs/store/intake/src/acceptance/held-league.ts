import type { Finding } from '@quadrant/rules/tournament';
import type { ArrivingReport } from '../placed-report.js';

/** Whether a report counts for its league. */
export interface SettledLeague {
  readonly heldLeague: boolean;
  /** Those of the command that stand. */
  readonly findings: readonly Finding[];
}

/**
 * Holds a report that names a league without its director's word (000, 12.2). A revision of what counts for that league
 * already, or whose league somebody has set, asks for no second word.
 */
export function settleLeague({ command, existing }: ArrivingReport): SettledLeague {
  const { heldLeague, findings, report } = command;
  if (!heldLeague || existing === null) return { heldLeague, findings };
  const counts = !existing.heldLeague && existing.header.league === report.tournament.league;
  if (existing.league === null && !counts) return { heldLeague, findings };
  return { heldLeague: false, findings: findings.filter(({ code }) => code !== 'league-not-flagged') };
}
