import type { TournamentHeader, TournamentReport } from '@quadrant/rules/tournament';
import { report, type ReportChanges } from './report.js';
import type { RoundText } from './round-text.js';

/** A local Tribbles tournament from rounds as text (`pods`), with what a test wants to be different. */
export function tribblesReport(...parts: (RoundText | ReportChanges)[]): TournamentReport {
  const changes: ReportChanges = Object.assign({}, ...parts.filter((part) => !('lines' in part)));
  const tournament: Partial<TournamentHeader> = { game: 'tribbles', pairing: 'tribbles', ...changes.tournament };
  return report(...parts, { tournament });
}
