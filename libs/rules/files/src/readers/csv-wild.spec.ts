import { openFile } from '../open-file.js';

/** Returns the findings that ask for a correction; notes have their own specs. */
const openBytes = (bytes: Uint8Array) => {
  const { format, tournaments, findings } = openFile(bytes);
  return {
    format,
    counts: tournaments.map(({ players, rounds, matches, byes, drops }) => [players, rounds, matches, byes, drops]),
    found: findings
      .filter(({ code, severity }) => code !== 'open-question' && severity !== 'note')
      .map(({ code, pointer, message, advice }) => ({ at: `${code} ${pointer}`, message, advice })),
  };
};
const open = (text: string) => openBytes(new TextEncoder().encode(text));
const places = (text: string) => open(text).found.map(({ at }) => at);

describe('Tables as people save them', () => {
  it.each([
    ['English, with commas', 'Rd.,Player A,Player B,Outcome\n1,Ann,Bob,Win\n'],
    ['German, with semicolons', 'Rundennr.;Spieler A;Spieler B;Ergebnis\n1;Ann;Bob;Sieg\n'],
    ['French, with tabs', 'Manche\tJoueur A\tJoueur B\tRésultat\n1\tAnn\tBob\tvictoire\n'],
    [
      'with a title and a date above',
      'Winter Local;;;\n8. November 2014;;;\n;;;\nRunde;Weiß;Schwarz;Ergebnis\n1;Ann;Bob;1:0\n',
    ],
    ['with CR alone at the end of lines', 'Round,Player 1,Player 2,Result\r1,Ann,Bob,win\r'],
    ['with a byte order mark', '\ufeffRound,Player 1,Player 2,Result\n1,Ann,Bob,win\n'],
    ['with Arabic digits', 'Round,Player 1,Player 2,Score 1,Score 2\n١,Ann,Bob,٢,١\n'],
    ['with decimal commas', 'Round;Player 1;Player 2;Score 1;Score 2\n1;Ann;Bob;1,5;0,5\n'],
    [
      'with its head repeated on the next page',
      'Round,Player 1,Player 2,Result\n1,Ann,Bob,win\nRound,Player 1,Player 2,Result\n',
    ],
    ['with a row of totals', 'Round,Player 1,Player 2,Result\n1,Ann,Bob,win\n\nTotal,,,1\n'],
  ])('are read %s', (_, text) => {
    expect(open(text)).toEqual({ format: 'csv-matches', counts: [[2, 1, 1, 0, 0]], found: [] });
  });

  it('are read in UTF-16 and in windows-1252', () => {
    const text = 'Runde;Weiß;Schwarz;Ergebnis\n1;Jörg;Zoë;Sieg\n';
    for (const bytes of [Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(text, 'latin1')]) {
      expect(openBytes(new Uint8Array(bytes))).toEqual({ format: 'csv-matches', counts: [[2, 1, 1, 0, 0]], found: [] });
    }
  });

  it.each([
    ['a formula', '1,Ann,Bob,=A1+B1,1', 'value-not-understood D2'],
    ['NaN', '1,Ann,Bob,NaN,1', 'value-not-understood D2'],
    ['1e309', '1,Ann,Bob,1,1e309', 'value-not-understood E2'],
    ['a word', '1,Ann,Bob,two,1', 'value-not-understood D2'],
  ])('name the cell of a score that is %s', (_, row, place) => {
    expect(places(`Round,Player 1,Player 2,Score 1,Score 2\n${row}\n`)).toContain(place);
  });

  it('name their first row when nobody knows what its columns hold', () => {
    expect(open('\nfoo;bar\n1;2\n').found).toMatchObject([
      {
        at: 'unknown-format ',
        message: expect.stringContaining('“foo”, “bar”'),
        advice: expect.stringContaining('Player 1'),
      },
    ]);
  });

  it('keep a formula in a name as it was typed', () => {
    expect(places('Round,Player 1,Player 2,Result\n1,=cmd(),Bob,win\n')).toEqual([]);
  });

  it.each([
    ['2024-02-31', 'a day that there is not'],
    ['31.02.2024', 'a day that there is not'],
    ['31 February 2024', 'a day that there is not'],
    ['2024-03-31 24:30', 'a time of day that there is not'],
    ['soon', 'is not a date'],
  ])('refuse the date %s with its cell', (date, sentence) => {
    const { found } = open(`Date,Round,Player 1,Player 2,Result\n${date},1,Ann,Bob,win\n`);
    expect(found).toEqual([expect.objectContaining({ at: 'value-not-understood A2' })]);
    expect(found[0]!.message).toContain(sentence);
  });

  it.each([
    '2024-02-29',
    '29.02.2024',
    '29/02/2024',
    '02/29/2024',
    '29. Februar 2024',
    'Feb 29, 2024',
    '2024-02-29 19:30',
  ])('take %s as the day', (date) => {
    const answers = new Map(Object.entries({ game: '2e', director: 'ann', name: 'Local' }));
    const text = `Date;Round;Player 1;Player 2;Result\n${date};1;Ann;Bob;win\n`;
    const [document] = openFile(new TextEncoder().encode(text), answers).documents;
    expect(new TextDecoder().decode(document!)).toContain('"startsAt":"2024-02-29T12:00:00Z"');
  });

  it('refuse a file whose columns change half-way', () => {
    const text = 'Round,Player 1,Player 2,Result\n1,Ann,Bob,win\nPlayer,Round,Opponent,Result\nAnn,2,Bob,win\n';
    expect(places(text)).toEqual(['columns-change A3']);
  });

  it('warn of a player under two spellings, and not of two players who meet', () => {
    const table = (last: string) => `Round,Player 1,Player 2,Result\n1,Jürgen Kowalski,Bob,win\n2,Bob,${last},win\n`;
    expect(places(table('Jurgen Kowalska-Meier'))).toEqual([]);
    expect(open(table('Jurgen Kowalski')).found).toMatchObject([
      { at: 'similar-names C3', message: expect.stringContaining('“Jurgen Kowalski” and “Jürgen Kowalski”') },
    ]);
    expect(open(table('Jürgen Kowalsk')).found).toMatchObject([
      { at: 'similar-names C3', advice: expect.stringContaining('Did you mean Jürgen Kowalski?') },
    ]);
    expect(places('Round,Player 1,Player 2,Result\n1,Anna Quinn,Anne Quinn,win\n')).toEqual([]);
  });
});

describe('Scorecards', () => {
  const long = (rows: string) => `Player;Round;Opponent;Result;Score;VP;Differential\n${rows}`;

  it('are read with a row for each round, and rows of sums', () => {
    const text = long(
      'Ann;1;Bob;FW;100-35;4;65\nAnn;2;bye;;;4;0\nAnn;Total;;;;8;65\nBob;1;Ann;FL;35-100;0;-65\nBob;2;bye;;;4;0\n',
    );
    expect(open(text)).toEqual({ format: 'csv-scorecards', counts: [[2, 2, 1, 2, 0]], found: [] });
  });

  it('are read with a row for each player, in three languages', () => {
    for (const [player, opponent, result] of [
      ['Player', 'R{} Opponent', 'R{} Result'],
      ['Spieler', 'Gegner {}', 'Ergebnis {}'],
      ['Joueur', 'Tour {} adversaire', 'Tour {} résultat'],
    ] as const) {
      const head = [
        player,
        ...[1, 2].flatMap((round) => [opponent, result].map((name) => name.replace('{}', String(round)))),
      ];
      const text = `${head.join(',')}\nAnn,Bob,W,bye,\nBob,Ann,L,Cy,1-1\nCy,bye,,Bob,1-1\nTotals,,,,\n`;
      expect(open(text)).toEqual({ format: 'csv-scorecards', counts: [[3, 2, 2, 2, 0]], found: [] });
    }
  });

  it('show sums that do not add up, with the cell', () => {
    expect(places(long('Ann;1;Bob;FW;;4;65\nAnn;Sum;;;;5;65\nBob;1;Ann;FL;;0;-65\n'))).toEqual([
      'total-does-not-add-up F3',
    ]);
    const wide = 'Player,R1 Opponent,R1 Result,R1 VP,VP\nAnn,Bob,W,4,4\nBob,Ann,L,1,2\n';
    expect(places(wide)).toEqual(['total-does-not-add-up E3']);
  });

  it('show totals of a crosstable that the results do not give', () => {
    const text = 'No,Name,1,2,3,Total\n1,Ann,2W,3W,4D,7\n2,Bob,1L,4W,3W,6\n3,Cy,4W,1L,2L,5\n4,Di,3L,2L,1D,1\n';
    expect(open(text)).toMatchObject({ format: 'csv-crosstable', found: [{ at: 'total-does-not-add-up F4' }] });
  });

  it('that contradict each other are both shown', () => {
    const { found } = open(long('Ann;1;Bob;FW;;;\nBob;1;Ann;FW;;;\n'));
    expect(found).toMatchObject([
      { at: 'scorecards-contradict C2', message: expect.stringMatching(/“FW” against Bob.*“FW”.*\(C3\)/) },
    ]);
  });

  it('suggest the player who is meant by a name that nobody has', () => {
    const { found } = open(long('Annika;1;Bob;FW;;;\nBob;1;Anxikka;FL;;;\n'));
    expect(found.find(({ at }) => at === 'player-not-in-file C3')?.message).toContain('Did you mean Annika?');
  });
});
