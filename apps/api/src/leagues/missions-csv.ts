import { spreadsheetLines } from '@quadrant/http';
import type { ShownMissionTally } from '@quadrant/store/leagues';

const HEADER = ['mission', 'first_on', 'tournament', 'tournament_id', 'players', 'times', 'tournaments'];

export const missionsCsv = (tallies: readonly ShownMissionTally[]): string =>
  spreadsheetLines([
    HEADER,
    ...tallies.map(({ mission, first: { tournament, players }, times, tournaments }) => [
      mission,
      tournament.localDate,
      tournament.name,
      tournament.id,
      players.map(({ handle }) => handle).join('; '),
      times,
      tournaments,
    ]),
  ]);
