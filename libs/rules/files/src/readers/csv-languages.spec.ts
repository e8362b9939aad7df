import { openFile } from '../open-file.js';

const ANSWERS = new Map(
  Object.entries({
    game: '2e',
    director: 'ann',
    name: 'Winter Local',
    startsAt: '2014-11-08T10:00:00-05:00',
    halfByes: 'bye',
  }),
);

function open(text: string) {
  const { format, tournaments, findings, documents } = openFile(new TextEncoder().encode(text), ANSWERS);
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  const { rounds } = JSON.parse(new TextDecoder().decode(documents[0]!)) as {
    rounds: { matches: { players: string[]; result: string }[] }[];
  };
  const matches = rounds.flatMap(({ matches: ofRound }) =>
    ofRound.map(({ players, result }) => `${players.join('-')} ${result}`),
  );
  return {
    format,
    counts: tournaments.map((each) => [each.players, each.rounds, each.matches, each.byes, each.drops]),
    matches,
  };
}
const matchesOf = (text: string) => open(text).matches;

describe('Letters for results', () => {
  it.each([
    ['English', 'Round,Player 1,Player 2,Result', { W: 'FW', L: 'FL', D: 'TT' }],
    ['German', 'Runde,Spieler 1,Spieler 2,Ergebnis', { S: 'FW', G: 'FW', N: 'FL', V: 'FL', U: 'TT', R: 'TT' }],
    ['French', 'Tour,Joueur 1,Joueur 2,Résultat', { V: 'FW', G: 'FW', D: 'FL', P: 'FL', N: 'TT' }],
  ])('mean what they mean in an %s table', (_, head, letters) => {
    for (const [letter, result] of Object.entries(letters))
      expect(matchesOf(`${head}\n1,Ann,Bob,${letter}\n`)).toEqual([`Ann-Bob ${result}`]);
  });
});

describe('Tables of matches', () => {
  it('may have sentences as results, as those of Melee', () => {
    const text = [
      'Round,Table,Player 1,Player 2,Result',
      '1,1,Ann Lee,Bob,Bob won 2-1-0',
      '1,2,Cy,Di,1-1-1 Draw',
      '1,,Ed,,Ed was awarded a bye',
      '2,1,Ann Lee,Cy,Cy forfeited the match',
      '2,2,Di,Bob,Bob conceded the match',
    ].join('\n');
    expect(open(text)).toEqual({
      format: 'csv-matches',
      counts: [[5, 2, 4, 1, 1]],
      matches: ['Ann Lee-Bob FL', 'Cy-Di TT', 'Ed BYE', 'Ann Lee BYE', 'Cy MG', 'Bob-Di FL'],
    });
  });

  it('may name winner and loser', () => {
    expect(matchesOf('Runde;Sieger;Verlierer;Ergebnis\n1;Ann;Bob;2:1\n2;Bob;Ann;Remis\n')).toEqual([
      'Ann-Bob FW',
      'Bob-Ann TT',
    ]);
  });

  it('take (Bye) and *** BYE *** for nobody', () => {
    expect(open('Round,Player 1,Player 2,Result\n1,Ann,(Bye),\n2,Ann,*** BYE ***,win\n').counts).toEqual([
      [1, 2, 0, 2, 0],
    ]);
  });
});

describe('Tables of players', () => {
  it('may have first and last names in two columns', () => {
    const text = 'Rg;Nom;Prénom;R1\n1;Lee;Ann;2V\n2;Kim;Bo;1D\n';
    expect(open(text)).toEqual({ format: 'csv-crosstable', counts: [[2, 1, 1, 0, 0]], matches: ['Ann Lee-Bo Kim FW'] });
  });

  it('are read as chess-results.com writes them, with colours, byes and rounds that were not played', () => {
    const text = [
      'Rk.;SNo;Name;FED;1.Rd;2.Rd;3.Rd;Pts.',
      '1;3;Ann;GER;2w1;3s½;-1;2,5',
      '2;1;Bob;GER;1s0;-½;3w1;1,5',
      '3;2;Cy;GER;-1;1w½;2s0;1,5',
      '4;4;Di;GER;-0;-0;-0;0',
    ].join('\n');
    expect(open(text)).toEqual({
      format: 'csv-crosstable',
      counts: [[4, 3, 3, 3, 0]],
      matches: ['Ann-Bob FW', 'Cy BYE', 'Ann-Cy TT', 'Bob BYE', 'Ann BYE', 'Bob-Cy FW'],
    });
  });

  it('may name opponents by their number, and mark who dropped', () => {
    const text = 'No,Name,Opp 1,Result 1,Opp 2,Result 2,Dropped\n1,Ann,2,W,3,L,\n2,Bob,1,L,,,yes\n3,Cy,bye,,1,W,2\n';
    expect(open(text)).toEqual({
      format: 'csv-scorecards',
      counts: [[3, 2, 2, 1, 2]],
      matches: ['Ann-Bob FW', 'Cy BYE', 'Ann-Cy FL'],
    });
  });
});
