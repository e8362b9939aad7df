import { readPastFile } from './past-file.js';

// Some clubs keep a sheet in which each player has a column, with the opponents, scores and results below the name.
const SAID = new Map(
  Object.entries({
    ...{ game: '2e', director: 'dirk', name: 'Local', startsAt: '2006-03-04', wins: 'modified', statedPlaces: 'count' },
  }),
);

interface Written {
  readonly rounds?: readonly {
    readonly matches: readonly { readonly players: string[]; readonly result?: string; readonly score?: number[] }[];
  }[];
  readonly statedStandings?: readonly { readonly place?: number; readonly handle: string; readonly points?: number }[];
}

function read(text: string) {
  const { tournaments, findings } = readPastFile(
    new TextEncoder().encode(text),
    'local.csv',
    SAID,
    new Date('2026-01-01'),
  );
  const document = tournaments[0]?.document;
  const written = document == null ? {} : (JSON.parse(new TextDecoder().decode(document)) as Written);
  return {
    rounds: (written.rounds ?? []).map(({ matches }) =>
      matches.map(({ players, result, score }) => [players.join('-'), result, score?.join(':')].join(' ').trim()),
    ),
    places: (written.statedStandings ?? []).map(({ place, handle, points }) =>
      [place, handle, points].join(' ').trim(),
    ),
    findings,
  };
}

const ROUNDS = [
  ['Ann Lee-Bob Roy FW 100:35', 'Cy Fox-Dee Ash FL 20:100'],
  ['Ann Lee-Dee Ash TT 60:60', 'Bob Roy-Cy Fox FW 100:95'],
];
const NAMES = ';Ann Lee;Bob Roy;Cy Fox;Dee Ash';

describe('A table with a column for each player', () => {
  it.each([
    [
      'rows for opponent, score and result',
      `${NAMES}\n1 against;Bob;Ann;Dee;Cy\nscore;100-35;35-100;20-100;100-20\nresult;FW;FL;FL;FW\n;;;;\n2 against;Dee;Cy;Bob;Ann\nscore;60-60;100-95;95-100;60-60\nresult;TT;FW;FL;TT\nTot;6;4;0;6\nPos;1;3;4;2`,
    ],
    [
      'two rows for each round, of which one has no heading',
      `${NAMES}\nPlace;1;3;4;2\nPoints;6;4;0;6\nR1;Bob;Ann;Dee;Cy\n;FW 100-35;FL 35-100;FL 20-100;FW 100-20\nR2;Dee;Cy;Bob;Ann\n;TT 60-60;FW 100-95;FL 95-100;TT 60-60`,
    ],
    [
      'letters for its players',
      `;A;B;C;D\nName${NAMES}\nR1;B 100-35 FW;A 35-100 FL;D 20-100 FL;C 100-20 FW\nR2;D 60-60 TT;C 100-95 FW;B 95-100 FL;A 60-60 TT\nPts;6;4;0;6\nPlc;1;3;4;2`,
    ],
    [
      'words of a result beside the names',
      `${NAMES}\n1;beat Bob 100-35;lost to Ann 35-100;lost to Dee 20-100;beat Cy 100-20\n2;drew with Dee 60-60;beat Cy 100-95;lost to Bob 95-100;drew with Ann 60-60`,
    ],
  ])('may have %s', (_, table) => {
    const { rounds } = read(`LOCAL CUP;;;;\n2nd Edition;Harbour;04/03/2006;;\n\n${table}\n\nonly a friendly;;;;\n`);
    expect(rounds).toEqual(ROUNDS);
  });

  it('may hold only the end result; a remark below is no player', () => {
    const { places, findings } = read(
      `Event;Local\n\nPlayer${NAMES}\nClub;CT;CT;JHB;JHB\nPoints;6;4;0;6\nPlace;1;3;4;2\n\nonly the end result sent\n`,
    );
    expect(places.toSorted()).toEqual(['1 Ann Lee 6', '2 Dee Ash 6', '3 Bob Roy 4', '4 Cy Fox 0']);
    expect(findings.filter(({ code }) => code === 'row-left-out').map(({ line }) => line)).toEqual([8]);
  });

  it('may have a misspelt name, and above it a title with the game and the town, or What and When', () => {
    const proposed = (above: string) => {
      const text = `${above}\n\n${NAMES.replace('Cy Fox', 'cY Fox').replace('Dee Ash', 'Dee Ash;Ed Kay')}\nTot;6;4;0;6;1\nPos;1;3;5;2;4\n`;
      const { kind, proposals } = readPastFile(
        new TextEncoder().encode(text),
        'a.csv',
        new Map(),
        new Date('2026-01-01'),
      );
      return [kind, proposals.get('name'), proposals.get('startsAt'), proposals.get('game')];
    };
    expect(proposed('Harbour Regional;Star Trek Second Edition;Town;;;\nSat 8 Jun;;;;;')[1]).toBe('Harbour Regional');
    expect(proposed('What:;Harbour Regional\nGame:;Trek 2E\nWhen:;2019/02/23')).toEqual([
      ...['standings', 'Harbour Regional', '2019-02-23', '2e'],
    ]);
  });

  it('keeps the points that stand beside stated places, also where they count won games', () => {
    const games = `What:;Cup\n\n;A;B;C;D\nName${NAMES}\nR1;B 2-0;A 0-2;D 1-1;C 1-1\nPts;2;0;1;1\nPlc;1;4;2;2`;
    expect(read(games).places.toSorted()).toEqual(['1 Ann Lee 2', '2 Cy Fox 1', '2 Dee Ash 1', '4 Bob Roy 0']);
  });

  it('has its findings at the cells of the file', () => {
    const { findings } = read(
      `LOCAL\n\n${NAMES}\n1 against;Bob;Ann;Dee;Cy\nscore;100-35;35-100;20-100;100-20\nresult;FW;FL;??!;FW\n2 against;Dee;Cy;Bob;Ann\nscore;60-60;100-95;95-100;60-60\nresult;TT;FW;FL;TT\n`,
    );
    expect(findings.find(({ code }) => code === 'value-not-understood')).toMatchObject({
      line: 6,
      column: 4,
      pointer: 'D6',
    });
  });

  it('is no square of results, no list, and no table with a row for each player', () => {
    expect(read('Place;Player;Points\n1;Ann Lee;6\n2;Bob Roy;4\n3;Cy Fox;1\n').places).toHaveLength(3);
    expect(read(';Ann;Bob;Cy\nAnn;x;1-0;1-0\nBob;0-1;x;1-0\nCy;0-1;0-1;x\n').rounds.flat()).toHaveLength(3);
  });
});
