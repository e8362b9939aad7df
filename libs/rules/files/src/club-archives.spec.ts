import { openFile } from './open-file.js';
import { readPastFile } from './past-file.js';

// Clubs of other countries kept their evenings like this.
const NOW = new Date('2026-01-01');
const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'Zed', name: 'Evening', startsAt: '2004-03-14', wins: 'full' }),
);

interface Read {
  readonly players: readonly { readonly handle: string }[];
  readonly standings?: readonly string[];
  readonly rounds: readonly {
    readonly round: number;
    readonly matches: readonly {
      readonly players: readonly (string | null)[];
      readonly result?: string;
      readonly score?: readonly number[];
    }[];
  }[];
}

function open(text: string, answers: ReadonlyMap<string, string> = ANSWERS) {
  const { documents, findings } = openFile(new TextEncoder().encode(text), answers);
  const read = documents[0] && (JSON.parse(new TextDecoder().decode(documents[0])) as Read);
  const matches = read?.rounds.flatMap(({ round, matches }) =>
    matches.map(({ players, result, score }) =>
      [round, players.join(' - '), result, score?.join('-')].join(' ').trim(),
    ),
  );
  return { matches, findings, standings: read?.standings };
}

const MAIL = `From: Fred <fred@example.invalid>
Date: Mon, 15 Mar 2004 22:10:00 +0100
Subject: [trek-list] Re: Resultats Lyon 14/03/2004 (2E)

Salut a tous,

4 joueurs dimanche, bonne ambiance.

Ronde 1
Table 1 : Ann Roy bat Bob Sax 100-65
Table 2 : Cy Tar et Dee Urn nul 60-60
Exempt : Ed Vic

Ronde 2
Table 1 : Cy Tar bat Ann Roy par forfait
Table 2 : Dee Urn bat Bob Sax 100-40

Classement final
1. Dee Urn 6 pts (+60)
2. Cy Tar 6 pts (+0)
3. Ann Roy 4 pts (+35)
4. Bob Sax 0 pts (-95) abandon ronde 2

A bientot,
Fred
`;

describe('A club archive', () => {
  it('has a mail with a game in each line, a greeting and the final standings', () => {
    const { matches, findings } = open(MAIL);
    expect(matches).toEqual([
      '1 Ann Roy - Bob Sax FW 100-65',
      '1 Cy Tar - Dee Urn TT 60-60',
      '1 Ed Vic BYE',
      '2 Cy Tar BYE',
      '2 Ann Roy MG',
      '2 Dee Urn - Bob Sax FW 100-40',
    ]);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'row-left-out', line: 18 }));
  });

  it('takes the day of a mail from its subject, not from its post', () => {
    const { proposals } = readPastFile(new TextEncoder().encode(MAIL), 'mails/20040315 resultats.txt', new Map(), NOW);
    expect(proposals.get('startsAt')).toBe('2004-03-14');
    expect(proposals.get('name')).toBe('Resultats Lyon (2E)');
  });

  it('is no table where a mail only announces an evening', () => {
    const letter = 'From: a@example.invalid\nSubject: Soon\n\nRound 1 begins at 14:00.\nTable 1 : the big one.\n';
    expect(open(letter).findings[0]).toMatchObject({ code: 'unknown-format' });
  });

  it('has final standings with short headings below the games', () => {
    const { matches, findings } = open(
      'Ronde;Table;Joueur 1;PV;Joueur 2;PV\n1;1;Ann;100;Bob;65\n1;2;Cy;40;Dee;85\n;;;;;\nClassement;;;;;\nPl;Joueur;PM;Diff;;\n1;Ann;4;+35;;\n2;Dee;3;+45;;\n',
    );
    expect(matches).toEqual(['1 Ann - Bob FW 100-65', '1 Cy - Dee FL 40-85']);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'row-left-out', line: 6 }));
  });

  it.each([
    ['forfait adv.;Bob;', ['1 Ann BYE', '1 Bob MG']],
    ['F+;Bob;F-', ['1 Ann BYE', '1 Bob MG']],
    [';Bob;forfeit win', ['1 Ann MG', '1 Bob BYE']],
    ['100;Bob;absent', ['1 Ann BYE', '1 Bob MG']],
    ['forfeit win;?;', ['1 Ann BYE']],
  ])('has a word in place of points: Ann;%s', (cells, expected) => {
    const { matches } = open(`Ronde;Joueur 1;PV;Joueur 2;PV\n1;Ann;${cells}\n1;Cy;100;Dee;65\n`);
    expect(matches?.slice(0, -1)).toEqual(expected);
  });

  const TABLE = 'Ronde;Joueur 1;PV;Joueur 2;PV\n1;Ann;100;Bob;65\n1;Cy;40;Dee;85\n\nPlace;Joueur;Points\n';

  it.each([
    ['gives each player a place', '1;Ann;4\n2;Dee;3\n3;cy;1\n4;Bob (abandon);0\n', ['Ann', 'Dee', 'Cy', 'Bob']],
    ['shares a place', '1;Ann;4\n2;Dee;3\n3;Cy;1\n3;Bob;1\n', undefined],
    ['leaves somebody out', '1;Ann;4\n2;Dee;3\n3;Cy;1\n', undefined],
    ['names somebody else', '1;Ann;4\n2;Dee;3\n3;Cy;1\n4;Bo;1\n', undefined],
  ])('keeps the order of standings below its games where it %s', (_, rows, expected) => {
    expect(open(TABLE + rows).standings).toEqual(expected);
  });

  it('keeps the order of a list below the games of a mail', () => {
    const listed = MAIL.replace('4. Bob Sax', '4. Ed Vic 4 pts (+100)\n5. Bob Sax');
    expect(open(listed).standings).toEqual(['Dee Urn', 'Cy Tar', 'Ann Roy', 'Ed Vic', 'Bob Sax']);
  });

  it('refuses a word that does not say who was there', () => {
    const { findings } = open('Ronde;Joueur 1;PV;Joueur 2;PV\n1;Ann;forfait;Bob;\n1;Cy;100;Dee;65\n');
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', line: 2 }));
  });

  it('keeps the points of a game against somebody whose name is not known', () => {
    const { matches } = open('Ronde;Joueur 1;PV;Joueur 2;PV\n1;Ann;100;?;65\n1;Cy;100;Dee;65\n');
    expect(matches?.[0]).toBe('1 Ann -  FW 100-65');
  });

  it('has a crosstable of Papi with byes and forfeits', () => {
    const text = 'Pl\tNom\tRd 1\tRd 2\tPts\n1\tROY Ann\t+ 2\t> 3\t8\n2\tSAX Bob\t- 1\tEXE\t4\n3\tTAR Cy\tEXE\t< 1\t4\n';
    expect(open(text).matches).toEqual([
      '1 ROY Ann - SAX Bob FW',
      '1 TAR Cy BYE',
      '2 ROY Ann BYE',
      '2 TAR Cy MG',
      '2 SAX Bob BYE',
    ]);
  });

  it('names the sides of Star Wars, and the winner by the letter of a side', () => {
    const answers = new Map([...ANSWERS, ['game', 'swccg']]);
    const { matches } = open(
      'Ronde;Clair;Obscur;Gagnant;Écart\n1;Ann;Bob;O;18\n1;Cy;Dee;C;3\n1;Ed;EXEMPT;C;\n2;Bob;Cy;C;forfait\n2;Dee;Ed;O;5\n',
      answers,
    );
    expect(matches?.map((match) => match.replace(/ (?:quit|\d+-\d+)$/, ''))).toEqual([
      '1 Ann - Bob LOSS',
      '1 Cy - Dee WIN',
      '1 Ed BYE',
      '2 Bob - Cy WIN',
      '2 Dee - Ed LOSS',
    ]);
  });

  it('says its place and its game in rows above the table', () => {
    const text = `Jeu;Star Trek CCG 2ème édition\nLieu;Café du Grütli, Genève\n${TABLE}`;
    const { proposals } = readPastFile(new TextEncoder().encode(text), 'a.csv', new Map(), NOW);
    expect(Object.fromEntries(proposals)).toMatchObject({ game: '2e', venue: 'Café du Grütli, Genève' });
  });

  it('joins a last and a first name of standings', () => {
    const places = readPastFile(
      new TextEncoder().encode('Place,Nom,Prénom,Ville,Points\n1,Roy,Ann,Lyon,12\n2,Sax,Bob,Lyon,9\n'),
      '2004.csv',
      new Map(),
      NOW,
    );
    expect(places.tournaments[0]?.people.map(({ name }) => name)).toEqual(['Ann Roy', 'Bob Sax']);
  });

  it('has a block for each round, with the points of both between the players, and standings below', () => {
    const { matches } = open(
      'Ronde 1;;;\nJoueur;PV;PV;Adversaire\nAnn;100;65;Bob\nCy;;;(exempt)\n;;;\nRonde 2;;;\nJoueur;PV;PV;Adversaire\nAnn;40;100;Cy\nBob;;;(exempt)\n;;;\nRang;Joueur;PM;Diff\n1;Cy;8;160\n2;Ann;4;-25\n3;Bob;4;-35\n',
    );
    expect(matches).toEqual(['1 Ann - Bob FW 100-65', '1 Cy BYE', '2 Ann - Cy FL 40-100', '2 Bob BYE']);
  });
});
