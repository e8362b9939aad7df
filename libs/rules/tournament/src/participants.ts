import type { TournamentReport, EntryIndex } from './report.js';

/** Returns 1 for each entry with at least one result other than a Missed Game, in either stage, and 0 for each no-show. */
export function findParticipants(report: TournamentReport): Uint8Array {
  const takenPart = new Uint8Array(report.entries.length);
  if (report.record !== undefined) return takenPart.fill(1);
  for (const { matches, incomplete = [], pods } of report.rounds) {
    for (const { players } of incomplete) for (const player of players) if (player !== null) takenPart[player] = 1;
    for (const { players } of pods) for (const player of players) takenPart[player] = 1;
    for (const { players, result } of matches) {
      if (result !== 'MG') for (const player of players) takenPart[player] = 1;
    }
  }
  return takenPart;
}

/**
 * Counts the entries that have at least one result other than a Missed Game, in either stage. Where the games are unknown, it is
 * the stated number, otherwise that of the entries.
 */
export const countParticipants = (report: TournamentReport): number =>
  report.participants ?? findParticipants(report).reduce((sum, each) => sum + each, 0);

/** How a player is shown: the handle of an entry, nothing for one that the report does not have. */
export const handleOf = ({ entries }: Pick<TournamentReport, 'entries'>, entry: EntryIndex | undefined): string =>
  entry === undefined ? '' : (entries[entry]?.handle ?? '');
