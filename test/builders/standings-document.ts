import { readReportValue } from '@quadrant/rules/report';
import type { TournamentReport } from '@quadrant/rules/tournament';

/** A row of standings: a handle, a place or null, and points or null. */
export type StandingsRow = readonly [handle: string, place: number | null, points?: number | null];

/** Builds the document of a tournament of which only the places are known. */
export const standingsDocument = (
  rows: readonly StandingsRow[],
  tournament: Readonly<Record<string, unknown>> = {},
  rest: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  schema: 'quadrant/1',
  tournament: {
    name: 'Old Local',
    game: '2e',
    ruleSystem: 'opg-4.2',
    format: 'constructed',
    level: 1,
    date: '2014-11-08',
    country: 'US',
    director: 'director',
    ...tournament,
  },
  players: rows.map(([handle]) => ({ handle })),
  record: 'standings',
  statedStandings: rows.map(([handle, place, points = null]) => ({ handle, place, points })),
  ...rest,
});

/** Reads the document of {@link standingsDocument}. It throws where the document has an error. */
export function standingsReport(...facts: Parameters<typeof standingsDocument>): TournamentReport {
  const { report, findings } = readReportValue(standingsDocument(...facts));
  if (report === null) throw new Error(findings.map(({ message }) => String(message)).join('\n'));
  return report;
}
