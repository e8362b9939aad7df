import { csvLine, harmlessCell } from '@quadrant/http';
import type { ShownMissionTally } from '@quadrant/store/reading';

const HEADER = ['mission', 'first_on', 'tournament', 'tournament_id', 'players', 'times', 'tournaments'];

/** The mission tally sheet as a CSV file (RFC 4180) that no spreadsheet program takes for formulas. */
export const missionsCsv = (tallies: readonly ShownMissionTally[]): string =>
  [
    csvLine(HEADER),
    ...tallies.map(({ mission, first: { tournament, players }, times, tournaments }) =>
      csvLine([
        harmlessCell(mission),
        tournament.localDate,
        harmlessCell(tournament.name),
        tournament.id,
        harmlessCell(players.map(({ handle }) => handle).join('; ')),
        times,
        tournaments,
      ]),
    ),
  ].join('');
