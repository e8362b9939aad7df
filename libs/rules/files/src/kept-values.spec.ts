import { pack, unpack } from '@quadrant/rules/message';
import { readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { RuleSystemId } from '@quadrant/rules/tournament';
import { openFile } from './open-file.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = (value: unknown): string => JSON.stringify(value);

const FACTS = { director: 'director', name: 'Winter Local', startsAt: '2024-11-20T10:00:00+01:00' };
const GAMES = { 'opg-4.2': '1e', 'decipher-1999': 'stccg', 'stccg-1996': 'stccg', 'ffg-swlcg-2016': 'sw-lcg' } as const;

function open(text: string, ruleSystem: RuleSystemId = 'opg-4.2', more: Readonly<Record<string, string>> = {}) {
  const answers = new Map(Object.entries({ ...FACTS, game: GAMES[ruleSystem], ruleSystem, ...more }));
  const { findings, documents } = openFile(bytesOf(text), answers);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const codes = findings.map(({ code }) => code);
  const document = documents[0] ?? null;
  if (errors.length > 0 || document === null) return { errors, codes, matches: [], rated: [] };
  const { report } = readReport(document);
  const nameOf = (player: number) => report!.entries[player]!.handle;
  const matches = report!.rounds.flatMap(({ round, matches: ofRound }) =>
    ofRound.map(({ players, result, games, score }) => {
      const winners = games.map(({ winner }) => (winner === null ? 'draw' : nameOf(players[winner]!)));
      return [round, ...players.map(nameOf), result ?? '', ...winners, ...(score ?? [])].join(' ').trim();
    }),
  );
  const rated = getRuleSystem(ruleSystem).ratedGames(report!);
  return { errors, codes, matches, rated: rated.map(({ players }) => players.map(nameOf).join(' ')) };
}

const trf = (number: number, name: string, points: string, ...games: string[]): string =>
  `001 ${String(number).padStart(4)} m    ${name.padEnd(33)}      GER`.padEnd(80) +
  `${points.padStart(4)} ${String(number).padStart(4)}  ${games.join('  ')}`;

const FORFEITS = {
  trf: [
    '012 Open',
    trf(1, 'Ann', '1.0', '   2 w +'),
    trf(2, 'Bob', '0.0', '   1 b -'),
    trf(3, 'Cy', '1.0', '   4 w 1'),
    trf(4, 'Dee', '0.0', '   3 b 0'),
  ].join('\r\n'),
  challonge: json({
    tournament: {
      tournament_type: 'swiss',
      state: 'complete',
      participants: ['Ann', 'Bob', 'Cy', 'Dee'].map((name, index) => ({ participant: { id: index + 1, name } })),
      matches: [
        { match: { round: 1, state: 'complete', player1_id: 1, player2_id: 2, winner_id: 1, scores_csv: '0--1' } },
        { match: { round: 1, state: 'complete', player1_id: 3, player2_id: 4, winner_id: 3, scores_csv: '2-1' } },
      ],
    },
  }),
  'a table': 'Round,Player 1,Player 2,Result\n1,Ann,Bob,+:-\n1,Cy,Dee,W\n',
} as const;

describe.each(Object.entries(FORFEITS))('A game that one did not come to, in %s,', (_, text) => {
  it('is a bye and a Missed Game by the Organized Play Guide, is not rated, and is told', () => {
    const { errors, codes, matches, rated } = open(text);
    expect(errors).toEqual([]);
    expect(codes).toContain('game-not-played');
    expect(matches).toEqual(['1 Ann BYE', '1 Bob MG', '1 Cy Dee FW']);
    expect(rated).toEqual(['Cy Dee']);
  });

  it('is a full loss that counts for ratings by the Decipher Tournament Guide', () => {
    const { matches, rated } = open(text, 'decipher-1999');
    expect(matches).toEqual(['1 Ann Bob WIN', '1 Cy Dee WIN']);
    expect(rated).toEqual(['Ann Bob', 'Cy Dee']);
  });

  it.each(['stccg-1996', 'ffg-swlcg-2016'] as const)('is a bye by %s', (ruleSystem) => {
    expect(open(text, ruleSystem).matches[0]).toBe('1 Ann BYE');
  });
});

describe('Values that a file has', () => {
  it('are asked for where no rule system has them: half-point byes of a TRF', () => {
    const text = [
      '012 Open',
      trf(1, 'Ann', '0.5', '0000 - H'),
      trf(2, 'Bob', '1.0', '   3 w 1'),
      trf(3, 'Cy', '0.0', '   2 b 0'),
    ].join('\n');
    const { errors } = open(text);
    expect(errors).toMatchObject([{ code: 'open-question', pointer: '/tournament/halfByes' }]);
    expect(open(text, 'opg-4.2', { halfByes: 'bye' }).matches).toContain('1 Ann BYE');
    expect(open(text, 'opg-4.2', { halfByes: 'missed' }).matches).not.toContain('1 Ann BYE');
  });

  it('are missed where nobody entered them: matches of Event Reporter with -1', () => {
    const text = `<event title="F" startdate="2024-05-12" eliminationType="4"><participation><person id="1" first="Ann" last=""/><person id="2" first="Bob" last=""/></participation><matches><round number="1"><match person="1" opponent="2" outcome="2" win="-1" loss="-1" draw="-1" winbydrop="False"/></round></matches></event>`;
    const { errors, matches } = open(text);
    expect(errors).toMatchObject([{ code: 'match-without-result' }]);
    expect(matches).toEqual([]);
  });

  it('are kept: scores in two columns, and what they say of full and modified wins is asked once', () => {
    const text =
      'Round,Player 1,Player 2,Score 1,Score 2\n1,Ann,Bob,100,35\n1,Cy,Dee,70,55\n2,Ann,Cy,60,60\n2,Bob,Dee,85,80\n';
    expect(open(text).errors).toMatchObject([
      { code: 'open-question', pointer: '/tournament/wins', suggestion: 'modified' },
    ]);
    expect(open(text, 'opg-4.2', { wins: 'modified' }).matches).toEqual([
      '1 Ann Bob FW 100 35',
      '1 Cy Dee MW 70 55',
      '2 Ann Cy TT 60 60',
      '2 Bob Dee MW 85 80',
    ]);
    expect(open(text, 'stccg-1996').matches[1]).toBe('1 Cy Dee MODIFIED_WIN 70 55');
    expect(open(text, 'decipher-1999').matches[0]).toBe('1 Ann Bob WIN 100 35');
  });

  it('are no bye where a row names one player and a result', () => {
    const text =
      'Round,Player 1,Player 2,Result,Score 1,Score 2\n1,Ann,Bob,FW,100,35\n2,Ann,,MW,78,26\n2,Bob,,FL,20,100\n';
    expect(open(text).errors.map(({ code, line }) => [code, line])).toEqual([
      ['opponent-missing', 3],
      ['opponent-missing', 4],
    ]);
  });

  it('are named where a table of more than 64 KiB has columns that are not used, as plain data', () => {
    const rows = Array.from({ length: 60 }, (_, table) => `1,Ann ${table},Bob ${table},FW,${'r'.repeat(900)}`);
    const text = ['Round,Player 1,Player 2,Result,Remarks', ...rows].join('\n');
    const opened = openFile(bytesOf(text), new Map(Object.entries({ ...FACTS, game: '1e' })));
    expect(opened.findings.map(({ message }) => message).join()).toContain('Remarks');
    expect(unpack(structuredClone(pack(opened)))).toEqual(opened);
  });
});

/** In these files the meaning is not known yet, or something is missing. */
const UNREADABLE: Readonly<Record<string, string>> = {
  'Cobra with two players of one name': json({
    name: 'N',
    players: [
      { id: 1, name: 'Alex' },
      { id: 2, name: 'Alex' },
    ],
    rounds: [[{ player1: { id: 1, combinedScore: 6 }, player2: { id: 2, combinedScore: 0 } }]],
  }),
  'OpenGotha without games':
    '<Tournament><Players><Player name="Q" firstName="Ann" participating="1"/></Players><TournamentParameterSet><GeneralParameterSet name="O"/></TournamentParameterSet></Tournament>',
  'start.gg with sets without slots': json({
    data: {
      event: {
        name: 'E',
        entrants: { nodes: [{ id: 1, name: 'Ann' }] },
        sets: { nodes: [{ fullRoundText: 'Grand Final' }] },
      },
    },
  }),
};

describe.each(Object.entries(UNREADABLE))('%s', (_, text) => {
  it('becomes no report, and a finding says why', () => {
    const answers = new Map(Object.entries({ ...FACTS, game: '1e' }));
    const { findings, documents } = openFile(bytesOf(text), answers);
    const ofReports = documents.flatMap((document) => (document === null ? [] : readReport(document).findings));
    expect([...findings, ...ofReports].some(({ severity }) => severity === 'error')).toBe(true);
  });
});

it.each(['20.11.2024', 'Nov 20, 2024', '2024/11/31'])(
  'A TRF with %s as its day asks for the day, or reads it',
  (day) => {
    const text = ['012 Open', `042 ${day}`, trf(1, 'Ann', '1.0', '   2 w 1'), trf(2, 'Bob', '0.0', '   1 b 0')].join(
      '\n',
    );
    const { findings, documents } = openFile(
      bytesOf(text),
      new Map([
        ['game', '1e'],
        ['director', 'director'],
      ]),
    );
    const started = documents[0] && readReport(documents[0]).report?.tournament.startsAt.slice(0, 10);
    const isAsked = findings.some(({ pointer }) => pointer === '/tournament/startsAt');
    const isRefused = documents[0] != null && readReport(documents[0]).report === null;
    expect(isAsked || isRefused || started === '2024-11-20').toBe(true);
  },
);
