import { writeFile, type TextFormat } from '@quadrant/rules/files';
import { readReport } from '@quadrant/rules/report';
import type { TournamentReport } from '@quadrant/rules/tournament';
import type { Dice } from './dice.js';
import type { DrawnMatch, DrawnTournament } from './drawn-tournament.js';
import type { Holds, Layout } from './layout.js';
import { NO_POINTS, TOLD } from './write-tables.js';

/** No download says how a game ended. */
const DOWNLOADED: Holds = { ...TOLD, forfeits: false, lostByBoth: false };

const layout = (name: string, format: TextFormat, reader: string, holds: Holds): Layout => ({
  name,
  format: reader,
  holds,
  write: (tournament, dice) => writeFile(reportOf(tournament, dice), format)!,
});

/** A stored tournament is downloaded in these layouts. */
export const DOWNLOAD_LAYOUTS: readonly Layout[] = [
  layout('a download of matches', 'csv-matches', 'csv-matches', DOWNLOADED),
  layout('a download of scorecards', 'csv-scorecards', 'csv-scorecards', { ...DOWNLOADED, cut: false }),
  layout('a download as crosstable', 'csv-crosstable', 'csv-crosstable', { ...DOWNLOADED, ...NO_POINTS, cut: false }),
  layout('a download as TRF', 'trf16', 'trf', {
    ...DOWNLOADED,
    ...NO_POINTS,
    margins: 'none',
    forfeits: true,
    cut: false,
  }),
];

const CODES = {
  'opg-4.2': { full: ['FW', 'FL'], modified: ['MW', 'ML'], draw: 'TT' },
  other: { full: ['WIN', 'LOSS'], modified: ['MODIFIED_WIN', 'MODIFIED_LOSS'], draw: 'TRUE_TIE' },
} as const;

/** Builds the report of a tournament, as it is stored. A player who missed a round has a Missed Game, or is not named in it. */
function reportOf(tournament: DrawnTournament, dice: Dice): TournamentReport {
  const { names, rounds, game, ruleSystem } = tournament;
  const written = rounds.map(({ stage, matches }, index) => {
    const met = new Set(matches.flatMap(({ players }) => [...players]));
    const missed = names.flatMap((name, player) =>
      ruleSystem === 'opg-4.2' && !met.has(player) && dice.chance(0.5) ? [{ players: [name], result: 'MG' }] : [],
    );
    return { round: index + 1, stage, matches: [...matches.map((match) => writeMatch(match, tournament)), ...missed] };
  });
  const document = {
    schema: 'quadrant/1',
    tournament: {
      name: 'Winter Local',
      game,
      ruleSystem,
      format: 'constructed',
      level: 1,
      startsAt: '2024-11-20T10:00:00+01:00',
      director: 'director',
    },
    players: names.map((handle) => ({ handle })),
    rounds: written,
  };
  return readReport(new TextEncoder().encode(JSON.stringify(document))).report!;
}

function writeMatch({ kind, players, winner, margin, points, games }: DrawnMatch, tournament: DrawnTournament): object {
  const names = players.map((player) => tournament.names[player]!);
  if (kind === 'bye') return { players: names, result: 'BYE' };
  const ending = kind === 'forfeit' && { endedBy: 'forfeit' };
  if (tournament.ruleSystem === 'ffg-swlcg-2016') {
    const winners = [...Array<string>(games[0]).fill(names[0]!), ...Array<string>(games[1]).fill(names[1]!)];
    return {
      players: names,
      games: (kind === 'played' ? winners : [names[winner!]]).map((each) => ({ winner: each })),
      ...ending,
    };
  }
  const codes = CODES[tournament.ruleSystem === 'opg-4.2' ? 'opg-4.2' : 'other'];
  const result = winner === null ? codes.draw : codes[margin ?? 'full'][winner];
  return { players: names, result, ...(points !== null && { score: points }), ...ending };
}
