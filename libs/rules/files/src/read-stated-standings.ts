import { say } from '@quadrant/rules/message';
import type { FileFindings } from './parts/file-findings.js';
import type { SourceFile } from './parts/file-reader.js';
import { tournamentOf, type FilePlayer, type FileTournament } from './parts/file-tournament.js';
import { readStandings, type LeftOut } from './read-standings.js';

export const STANDINGS_TITLE = say`a table or a list of places`;

/**
 * Reads a table or a list that has only places, names and points as a tournament whose games are unknown. Lines and cells that
 * are not read get a finding each.
 *
 * @returns null for every other file
 */
export function readStatedStandings(file: SourceFile, findings: FileFindings): FileTournament | null {
  if (file.json !== undefined || file.xml !== null) return null;
  const read = readStandings(file.text);
  if (read === null) return null;
  for (const each of read.leftOut) tellLeftOut(each, findings);
  const players = read.rows.map(({ name, lines }, index): FilePlayer => ({
    id: String(index),
    name,
    seed: null,
    country: null,
    place: null,
    droppedAfterRound: null,
    listedAt: { line: lines[0]!, column: 1 },
  }));
  const standings = read.rows.map(({ place, points, differential, inferred }, index) => ({
    ...{ player: String(index), place, points },
    ...(differential !== undefined && { differential }),
    ...(inferred !== undefined && { inferred }),
  }));
  return { ...tournamentOf({ name: null, startsAt: null }, players, []), standings };
}

const LONGEST_SHOWN = 60;

function tellLeftOut({ line, column, text }: LeftOut, findings: FileFindings): void {
  const shown = text.slice(0, LONGEST_SHOWN);
  if (column === null) {
    const message = say`Line ${line} names no player and is left out: “${shown}”.`;
    const advice = say`If it is a note or a sum, no change is needed. Otherwise write the place and the name.`;
    findings.add('row-left-out', { line, column: 1 }, message, advice);
  } else {
    const message = say`“${shown}” is no place and no whole number of points, so the cell is not used.`;
    findings.add(
      'cell-not-used',
      { line, column },
      message,
      say`Correct the cell, or leave it empty if it is unknown.`,
    );
  }
}
