import type { TournamentHeader, TournamentReport } from '@quadrant/tournament';
import { report, type ReportChanges, type RoundText } from './report.js';

/** A local Tribbles tournament from rounds as text (`pods`), with what a test wants to be different. */
export function tribblesReport(...parts: (RoundText | ReportChanges)[]): TournamentReport {
  const changes: ReportChanges = Object.assign({}, ...parts.filter((part) => !('lines' in part)));
  const tournament: Partial<TournamentHeader> = { game: 'tribbles', pairing: 'tribbles', ...changes.tournament };
  return report(...parts, { tournament });
}
