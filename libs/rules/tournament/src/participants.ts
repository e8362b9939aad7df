import type { TournamentReport } from './report.js';

/** Entries with at least one result other than a Missed Game, in either stage. */
export function countParticipants(report: TournamentReport): number {
  const takenPart = new Uint8Array(report.entries.length);
  for (const { matches, pods } of report.rounds) {
    for (const { players } of pods) for (const player of players) takenPart[player] = 1;
    for (const { players, result } of matches) {
      if (result !== 'MG') for (const player of players) takenPart[player] = 1;
    }
  }
  return takenPart.reduce((sum, each) => sum + each, 0);
}
