import { readReport } from '@quadrant/rules/report';
import { hasErrors, type TournamentReport } from '@quadrant/rules/tournament';
import { problemOfRound } from './round-refusal.js';

/** This is the largest field that is paired in a fraction of a second, whatever has happened before. */
export const MOST_PLAYERS = 1000;

/**
 * Reads a document that may have no rounds yet.
 *
 * @param pointer of the document in the body
 * @throws Problem where it has errors, or too many players
 */
export function readTournament(document: object, pointer: string): TournamentReport {
  const { report, findings } = readReport(Buffer.from(JSON.stringify(document)), { mayBeUnplayed: true });
  if (report === null) {
    const errors = findings.filter((each) => hasErrors([each]));
    // Line and column count within the document alone, so they are useless in the body.
    const placed = errors.map(({ line: _line, column: _column, ...each }) => ({
      ...each,
      pointer: pointer + each.pointer,
    }));
    throw problemOfRound({ kind: 'round-refused', findings: placed });
  }
  const players = report.entries.length;
  if (players > MOST_PLAYERS) throw problemOfRound({ kind: 'too-many-to-pair', players, limit: MOST_PLAYERS });
  return report;
}
