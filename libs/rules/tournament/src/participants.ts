import type { TournamentReport } from './report.js';

/** By entry: 1 for an entry with at least one result other than a Missed Game, in either stage; 0 for a no-show. */
export function findParticipants(report: TournamentReport): Uint8Array {
  const takenPart = new Uint8Array(report.entries.length);
  for (const { matches, pods } of report.rounds) {
    for (const { players } of pods) for (const player of players) takenPart[player] = 1;
    for (const { players, result } of matches) {
      if (result !== 'MG') for (const player of players) takenPart[player] = 1;
    }
  }
  return takenPart;
}

/** How many entries have at least one result other than a Missed Game, in either stage. */
export const countParticipants = (report: TournamentReport): number =>
  findParticipants(report).reduce((sum, each) => sum + each, 0);
