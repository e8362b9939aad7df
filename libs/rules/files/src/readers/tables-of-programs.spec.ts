import { openWhole } from '../open-file.js';

const ANSWERS = new Map(
  Object.entries({
    game: '2e',
    director: 'dora',
    name: 'Local',
    startsAt: '2026-01-17',
    wins: 'full',
    scores: 'games',
  }),
);

/** Reads a file to lines such as "1s Ann-Bob win". */
function read(text: string) {
  const {
    read: [tournament],
    findings,
  } = openWhole(new TextEncoder().encode(text), ANSWERS);
  const names = new Map(tournament?.players.map(({ id, name }) => [id, name]));
  const rounds = (tournament?.rounds ?? []).map(({ round, stage, matches }) => {
    const told = matches.map(({ players, kind, result }) => {
      const pair = players.map((id) => names.get(id)).join('-');
      return [pair, ...(kind === 'played' ? [] : [kind]), ...(result === null ? [] : [result])].join(' ');
    });
    return `${round}${stage[0]} ${told.join(', ')}`;
  });
  return { rounds, codes: findings.filter(({ severity }) => severity !== 'note').map(({ code }) => code) };
}

const PAIRED = ['1s Ann-Bob win, Cy-Dee draw'];

/** Tables as programs and sites write them, and what a person reads in them. */
const TABLES: Readonly<Record<string, readonly [text: string, rounds: readonly string[]]>> = {
  'pairings of Swiss-Manager': [
    'Round 1 on 2026/11/20 at 19:00\nBo.;No.;;Name;Rtg;Pts.;Result;Pts.;;Name;Rtg;No.\n1;1;;Ann;2400;0;1 - 0;0;;Bob;2200;2\n2;3;;Cy;2100;0;½ - ½;0;;Dee;2000;4\n',
    PAIRED,
  ],
  'pairings of EventLink': [
    'Table\tTeam 1\tTeam 2\tResults\n1\tAnn\tBob\t2-1\n2\tCy\tDee\t1-1\n3\tEve\t*** BYE ***\t\n',
    ['1s Ann-Bob win, Cy-Dee draw, Eve bye'],
  ],
  'matches of Toornament': ['round_number,opponent1,opponent2,score1,score2\n1,Ann,Bob,2,1\n1,Cy,Dee,1,1\n', PAIRED],
  'matches with a column for byes': [
    'round_number,table_number,player_1,player_2,player_1_games_won,player_2_games_won,match_is_bye,winner\n1,1,Ann,Bob,2,0,False,Ann\n1,2,Cy,Dee,1,1,False,\n1,,Eve,,,,True,Eve\n',
    ['1s Ann-Bob win, Cy-Dee draw, Eve bye'],
  ],
  'matches of TopDeck, whose table is a bye': [
    'Round,Table,Player 1,Player 2,Winner\n1,1,Ann,Bob,Ann\n1,2,Cy,Dee,Draw\n1,Bye,Eve,,Eve\n',
    ['1s Ann-Bob win, Cy-Dee draw, Eve bye'],
  ],
  'results for the first player': ['Round,Player 1,Player 1 Result,Player 2\n1,Ann,W,Bob\n1,Cy,D,Dee\n', PAIRED],
  'a double elimination of Challonge': [
    'Round,Player 1,Player 2,Winner\n1,Ann,Bob,Ann\n1,Cy,Dee,Dee\n-1,Bob,Cy,Bob\n2,Ann,Dee,Ann\n3,Ann,Bob,Ann\n-2,Dee,Bob,Bob\n',
    ['1e Ann-Bob win, Cy-Dee loss', '2e Bob-Cy win', '3e Ann-Dee win', '4e Dee-Bob loss', '5e Ann-Bob win'],
  ],
  'a double elimination of start.gg': [
    'Phase,Round,Entrant 1,Score 1,Entrant 2,Score 2\nBracket,Winners Round 1,Ann,2,Bob,0\nBracket,Losers Round 1,Bob,2,Cy,0\nBracket,Grand Final,Ann,3,Bob,1\n',
    ['1e Ann-Bob win', '2e Bob-Cy win', '3e Ann-Bob win'],
  ],
  'pairings of Limitless': [
    JSON.stringify([
      { round: 1, phase: 1, table: 1, winner: 'Ann', player1: 'Ann', player2: 'Bob' },
      { round: 1, phase: 1, table: 2, winner: 0, player1: 'Cy', player2: 'Dee' },
      { round: 1, phase: 1, winner: 'Eve', player1: 'Eve' },
      { round: 2, phase: 1, table: 1, winner: -1, player1: 'Ann', player2: 'Cy' },
      { round: 3, phase: 2, match: 'T2-1', winner: 'Dee', player1: 'Ann', player2: 'Dee' },
    ]),
    ['1s Ann-Bob win, Cy-Dee draw, Eve bye', '2s Ann-Cy forfeit', '3e Ann-Dee loss'],
  ],
  'rows in JSON': [
    JSON.stringify({
      matches: [
        { round: 1, player1: 'Ann', player2: 'Bob', result: '2-0' },
        { round: 1, player1: 'Cy', player2: 'Dee', result: '1-1' },
      ],
    }),
    PAIRED,
  ],
  'rows in JSON, one a line': [
    '{"round":1,"player1":"Ann","player2":"Bob","result":"2-0"}\n{"round":1,"player1":"Cy","player2":"Dee","result":"1-1"}\n',
    PAIRED,
  ],
  'scores with the apostrophe of a spreadsheet': [
    "Round,Player 1,Player 2,Result\n1,Ann,Bob,'2-1\n1,Cy,Dee,'1-1\n",
    PAIRED,
  ],
  'a bracket with a match for the third place': [
    'Round,Player 1,Player 2,Winner\nSemifinal,Ann,Bob,Ann\nSemifinal,Cy,Dee,Cy\n3rd place,Bob,Dee,Bob\nFinal,Ann,Cy,Cy\n',
    ['1e Ann-Bob win, Cy-Dee win', '2e Bob-Dee win', '3e Ann-Cy loss'],
  ],
  'a crosstable with the result first, as programs of US Chess write it': [
    'Place,Name,Rnd1,Rnd2,Total\n1,Ann,W4,W2,2\n2,Bob,W3,L1,1\n3,Cy,L2,B,1\n4,Dee,L1,U,0\n',
    ['1s Ann-Dee win, Bob-Cy win', '2s Ann-Bob win, Cy bye, Dee absent'],
  ],
  'forfeits in such a crosstable': [
    'Place,Name,Rnd1,Rnd2,Total\n1,Ann,W2,X3,2\n2,Bob,L1,H,0.5\n3,Cy,B,F1,1\n',
    ['1s Ann-Bob win, Cy bye', '2s Ann-Cy forfeit win, Bob bye'],
  ],
  'a crosstable of OpenGotha': [
    'Pl,Name,R 1,R 2\n1,Ann,2+/w0,3+/b0\n2,Bob,1-/b0,0+\n3,Cy,0+,1-/w0\n',
    ['1s Ann-Bob win, Cy bye', '2s Ann-Cy win, Bob bye'],
  ],
};

describe('Tables of other programs', () => {
  it.each(Object.entries(TABLES))('%s are read as a person reads them', (_, [text, rounds]) => {
    expect(read(text).rounds).toEqual(rounds);
  });

  it('are read where rounds stand beside each other, and refused where nothing says which rounds they are', () => {
    const columns = 'Player 1,Player 2,Result,Player 1,Player 2,Result\n';
    const rows = 'Ann,Bob,2-0,Ann,Cy,2-1\nCy,Dee,2-1,Bob,Dee,0-2\n';
    const { rounds } = read(`Round 1,,,Round 2,,\n${columns}${rows}`);
    expect(rounds).toEqual(['1s Ann-Bob win, Cy-Dee win', '2s Ann-Cy win, Bob-Dee loss']);
    expect(read(`${columns}${rows}`).codes[0]).toBe('columns-change');
  });

  it('are told where Swiss rounds look like a cut, and not where a result is missing or a player has a bye', () => {
    const rounds =
      'Round,Player 1,Player 2,Result\n1,Ann,Bob,W\n1,Cy,Dee,W\n1,Eve,Flo,W\n2,Ann,Cy,W\n2,Eve,Bob,W\n2,Dee,Flo,W\n';
    expect(read(`${rounds}3,Ann,Eve,W\n3,Cy,Dee,W\n`).codes).toEqual(['may-be-cut']);
    expect(read(`${rounds}3,Ann,Eve,W\n3,Cy,Dee,\n`).codes).not.toContain('may-be-cut');
    expect(read(`${rounds}3,Ann,Eve,W\n3,Cy,bye,\n`).codes).toEqual([]);
    expect(read(`${rounds}3,Ann,Flo,W\n3,Cy,Bob,W\n`).codes).toEqual([]);
  });
});

describe('A single elimination of Wizards Event Reporter', () => {
  const event = (type: number, second: string) =>
    `<event title="T" startdate="2024-05-12" eliminationType="${type}"><participation>${[1, 2, 3, 4].map((id) => `<person id="${id}" first="P" last="${id}"/>`).join('')}</participation><matches><round number="1"><match person="1" opponent="2" outcome="1" win="2" loss="0"/><match person="3" opponent="4" outcome="1" win="2" loss="0"/></round><round number="2">${second}</round></matches></event>`;
  const final = '<match person="1" opponent="3" outcome="1" win="2" loss="1"/>';

  it('is one where the file says so and each round has half of the players', () => {
    expect(read(event(4, final)).rounds).toEqual(['1e P 1-P 2 win, P 3-P 4 win', '2e P 1-P 3 win']);
    expect(read(event(0, final)).rounds[1]).toBe('2s P 1-P 3 win');
    const swiss = `${final}<match person="2" opponent="4" outcome="1" win="2" loss="1"/>`;
    expect(read(event(4, swiss)).rounds[0]).toBe('1s P 1-P 2 win, P 3-P 4 win');
  });

  it('names the players of a match whose result nobody entered', () => {
    const open = '<match person="1" opponent="3" outcome="2" win="-1" loss="-1" draw="-1"/>';
    const { findings } = openWhole(new TextEncoder().encode(event(4, open)), ANSWERS);
    expect(String(findings[0]?.message)).toBe('Nobody entered the result of this match of P 1 and P 3.');
  });
});

describe('Dates of files', () => {
  const WITHOUT_DATE = new Map([...ANSWERS].filter(([key]) => key !== 'startsAt'));
  const asked = (text: string) =>
    openWhole(new TextEncoder().encode(text), WITHOUT_DATE).findings.filter(
      ({ pointer }) => pointer === '/tournament/startsAt',
    );
  const csv = (date: string) => `Player 1,Player 2,Result,Date\nAnn,Bob,W,"${date}"\n`;
  const nrtm = (date: string) =>
    JSON.stringify({
      name: 'N',
      date,
      players: [
        { id: 1, name: 'A' },
        { id: 2, name: 'B' },
      ],
      rounds: [[{ player1: { id: 1, combinedScore: 6 }, player2: { id: 2, combinedScore: 0 } }]],
    });
  const line = (number: number, points: string, game: string) =>
    `001    ${number} m    ${`Player ${number}`.padEnd(33)}      GER             2000/01/01  ${points}    ${number}  ${game}`;
  const trf = (date: string) =>
    ['012 Open', `042 ${date}`, line(1, '1.0', '   2 w 1'), line(2, '0.0', '   1 b 0')].join('\n');
  const KINDS = { csv, nrtm, trf };

  it.each(Object.entries(KINDS))(
    'are read from %s where they are certain, and asked for where they are not',
    (_, file) => {
      for (const date of [
        '20.11.2026',
        'Nov 20, 2026',
        '2026/11/20',
        '11/20/2026',
        '20. November 2026',
        '20 novembre 2026',
      ])
        expect(asked(file(date))).toEqual([]);
      for (const [date, days] of [
        ['03/04/2026', '2026-04-03 or 2026-03-04'],
        ['20-Nov-26', '2026-11-20 or 2020-11-26'],
        ['26/11/20', '2020-11-26 or 2026-11-20'],
        ['46346', '2026-11-20 or 2030-11-21'],
      ] as const)
        expect(asked(file(date)).map(({ message }) => String(message))).toEqual([`The date “${date}” may be ${days}.`]);
    },
  );

  it.each(['Round 1 on 2026/11/20 at 19:00', 'Runde 1 am 20.11.2026 um 19:00'])('are suggested from “%s”', (title) => {
    expect(asked(`${title}\nPlayer 1,Player 2,Result\nAnn,Bob,W\n`)[0]).toMatchObject({ suggestion: '2026-11-20' });
  });

  it('suggest the only day that a year of two digits may mean', () => {
    expect(asked(csv('31.12.98'))).toEqual([expect.objectContaining({ suggestion: '1998-12-31' })]);
  });

  it('are asked for where a program wrote none that can be read', () => {
    expect(asked(trf('soon')).map(({ message }) => String(message))).toEqual([
      'The date “soon” is no day that can be read.',
    ]);
  });

  it('have only a day where the time has no offset to UTC', () => {
    const { documents } = openWhole(new TextEncoder().encode(nrtm('2026-11-20T18:00:00')), WITHOUT_DATE);
    expect(new TextDecoder().decode(documents[0]!)).toContain('"startsAt":"2026-11-20T12:00:00Z"');
  });

  it('are told where the last day of the file is not used', () => {
    const text = trf('2026/11/20').replace('012 Open', '012 Open\n052 03/04/2026');
    const { findings } = openWhole(new TextEncoder().encode(text), WITHOUT_DATE);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'cell-not-used', pointer: '/tournament/endsAt' }));
  });
});
