import { openFile } from './open-file.js';

// People write results as texts: typed lists, minutes of an evening, reports of old programs, mails.
const ANSWERS = { game: '2e', director: 'Zed', name: 'Evening', startsAt: '2004-03-14' };

interface Written {
  readonly statedStandings?: readonly { readonly handle: string; readonly place?: number; readonly points?: number }[];
  readonly rounds?: readonly {
    readonly round: number;
    readonly matches: readonly {
      readonly players: readonly (string | null)[];
      readonly result?: string;
      readonly score?: readonly number[];
    }[];
  }[];
}

function open(text: string, answers: Readonly<Record<string, string>> = {}) {
  const { documents, findings } = openFile(
    new TextEncoder().encode(text),
    new Map(Object.entries({ ...ANSWERS, ...answers })),
  );
  const written = documents[0] && (JSON.parse(new TextDecoder().decode(documents[0])) as Written);
  return {
    games: written?.rounds?.flatMap(({ matches }) =>
      matches.map(({ players, result, score }) => [players.join('-'), result, score?.join(':')].join(' ').trim()),
    ),
    places: written?.statedStandings?.map(({ place, handle, points }) => [place, handle, points].join(' ').trim()),
    told: findings.map(({ code, value }) => `${code} ${value ?? ''}`.trim()),
  };
}

describe('The signature of a mail', () => {
  const mail =
    'Subject: Local\n\nRound 1\nAnn beat Bob 100-25 (FW)\nCy beat Dee 85-30 (MW)\n\nRound 2\nAnn beat Cy 100-0 (FW)\nDee beat Bob 60-20 (MW)\n';

  it.each(['-- \n', '--\n'])('is no result (%j)', (above) => {
    expect(open(`${mail}${above}Els Jacobs, secretary of the club\nZoe beat Dee, once\n`).games).toEqual(
      open(mail).games,
    );
  });

  it('is short: results below a line of hyphens are read', () => {
    const [head, ...games] = mail.split('\n');
    expect(open([head, '--', ...games, ...games.slice(0, 1)].join('\n')).games).toEqual(open(mail).games);
  });
});

describe('Lines of a text that tell no result', () => {
  const told = (text: string) =>
    openFile(new TextEncoder().encode(text), new Map(Object.entries(ANSWERS)))
      .findings.filter(({ code }) => code === 'row-left-out')
      .map(({ line, message }) => `${line!}: ${String(message)}`);
  const games = 'Round 1\nAnn beat Bob 100-25 (FW)\nCy beat Dee 85-30 (MW)\n';
  const mail = 'From: Ann <ann@club.example>\nDate: Mon, 15 Mar 2004 22:10:00 +0100\nSubject: Local\n';
  const places = '1. Ann Roy 12\n2. Bob Lee 9\n3. Cy Ash 6\n';

  it.each([
    [
      'a greeting above games',
      `${mail}\nHi all,\nhere are the games.\n\n${games}`,
      ['5: Lines 5 to 6 tell no result and are left out. They begin with “Hi all,”.'],
    ],
    [
      'a signature below games',
      `${mail}\n${games}\n-- \nEls Jacobs\nsecretary of the club\n`,
      ['10: Lines 10 to 11 tell no result and are left out. They begin with “Els Jacobs”.'],
    ],
    [
      'an answer that quotes a mail',
      `${mail}\n> Who won?\n\n${games}`,
      ['5: Line 5 tells no result and is left out: “> Who won?”.'],
    ],
    [
      'a greeting and a signature around a list of places',
      `Hi all,\n\n${places}--\nEls Jacobs\n`,
      [
        '1: Line 1 tells no result and is left out: “Hi all,”.',
        '7: Line 7 tells no result and is left out: “Els Jacobs”.',
      ],
    ],
    [
      'a greeting above pods',
      'Hello everybody,\nPod A\nAnn: 0, 100\nBob: 10, 0\n',
      ['1: Line 1 tells no result and is left out: “Hello everybody,”.'],
    ],
  ])('have a finding: %s', (_, text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it.each([
    ['a title, a day and a place', `Kassel Cup\n14 March 2004\nVenue: Kassel\n${games}`],
    [
      'the head of a mail',
      `From: Ann <ann@club.example>\nDate: Mon, 15 Mar 2004 22:10:00 +0100\nSubject: Local\n\n${games}`,
    ],
    ['a list of who played', `Here: Ann, Bob, Cy and Dee\n${games}`],
    ['a number of players', `4 players\n${games}`],
    ['what the lines below are', `Results\n${places}`],
    ['lines and dashes', `---\n${games}---\n`],
  ])('are not those with %s', (_, text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('A line that looks like a game', () => {
  const rounds =
    'Round 1\n  Ann 35  v  Bob  100\n  Cy   60  v  Dee   60  (time, tie)\nRound 2\n  Ann  100  v  Cy 10\n  Bob 45  v  Dee  35  (time)\n';
  const games = ['Ann-Bob FL 35:100', 'Cy-Dee TT 60:60', 'Ann-Cy FW 100:10', 'Bob-Dee MW 45:35'];

  it.each(['WELLINGTON CLUB  Sat 8 Dec 2007', 'Open of 12 May 2009', 'Club night, March 14, 2004'])(
    'may be the date of the evening: %s',
    (title) => {
      expect(open(`${title}\n${rounds}`).games).toEqual(games);
    },
  );

  it('may be a row of standings with towns and differentials', () => {
    const standings =
      'Place\tPlayer\tClub\tPoints\tDiff\n1\tBob\tTown\t7\t75\n2\tDee\tTown\t3\t10\n3\tAnn\tHarbour\t4\t25\n4\tCy\tTown\t2\t90\n';
    expect(open(standings).games).toBeUndefined();
    expect(open(`${rounds}\n${standings.replaceAll('\t', '   ')}`).games).toEqual(games);
  });

  it('may have a remark behind its code', () => {
    const lines = 'Ann over Bob 100-70 (FW) on the last turn\nCy over Dee 100-30 (FW) in 20 minutes flat\n';
    expect(open(`Round 1\n${lines}Round 2\nAnn over Cy 100-0 (FW)\nBob over Dee 100-5 (FW)\n`).games).toEqual([
      ...['Ann-Bob FW 100:70', 'Cy-Dee FW 100:30', 'Ann-Cy FW 100:0', 'Bob-Dee FW 100:5'],
    ]);
  });

  it('may have no spaces around its hyphen, where several people are in several of them', () => {
    const evening = 'Played:\nAnn-Bob 100-35\nCy-Dee 100-30\nAnn-Cy 20-100\nBob-Dee 50-50\n';
    expect(open(evening).games).toEqual([
      'Ann-Bob FW 100:35',
      'Cy-Dee FW 100:30',
      'Ann-Cy FL 20:100',
      'Bob-Dee TT 50:50',
    ]);
    expect(open('1. Anne-Marie 3-1\n2. Jean-Luc 2-2\n3. Jean-Paul 1-3\n').games).toBeUndefined();
  });

  it('may stand with all others of its round behind one heading', () => {
    const line =
      'Rd 1:  Ann bt Bob 100-35; Cy bt Dee 70-5 (mod.); Ed had the bye.\nRd 2:  Ann bt Ed 100-0; Bob bt Cy 100-90; Dee had the bye.\n';
    expect(open(line).games).toEqual([
      ...['Ann-Bob FW 100:35', 'Cy-Dee MW 70:5', 'Ed BYE'],
      ...['Ann-Ed FW 100:0', 'Bob-Cy FW 100:90', 'Dee BYE'],
    ]);
    const sentences =
      'In game 1 Ann won against Bob (100-35); Cy won against Dee (100-5).\nIn game 2 Ann drew with Cy (60-60); Bob won against Dee (100-0).\n';
    expect(
      open(`Minutes of the evening\nPresent: Ann, Bob, Cy, Dee.\n${sentences}Nobody spilled anything.\n`).games,
    ).toEqual([...['Ann-Bob FW 100:35', 'Cy-Dee FW 100:5', 'Ann-Cy TT 60:60', 'Bob-Dee FW 100:0']]);
    expect(open(`${line}FINAL:  Ann bt Bob 100-85\n`).games?.at(-1)).toBe('Ann-Bob FW 100:85');
    expect(open(`${line}Final - Ann bt Bob 100-85\n`).games?.at(-1)).toBe('Ann-Bob FW 100:85');
  });
});

describe('A list of places', () => {
  it.each([
    [
      'points in words and differentials',
      ' 1. Nowak, L.     11 pts  +230\n 2. Roy, A.        8 pts  0\n 3. Lee, B.   1 pts  -75\n',
    ],
    [
      'ordinals, and a differential in brackets',
      '1st Nowak, L. - 11 (+230)\n2nd Roy, A. - 8 (0)\n3rd Lee, B. - 1 (-75)\n',
    ],
    ['brackets', '1. Nowak, L. [11 / +230]\n2. Roy, A. [8 / 0]\n3. Lee, B. [1 / -75]\n'],
    ['dots', '1) Nowak, L. ........ 11\n2) Roy, A. .......... 8\n3) Lee, B. .......... 1\n'],
    ['wins and losses', '1 Nowak, L.  3-0  11\n2 Roy, A.    2-1  8\n3 Lee, B.    0-3  1\n'],
    ['the word of a place', '1. Platz: Nowak, L. 11 Punkte\n2. Platz: Roy, A. 8 Punkte\n3. Platz: Lee, B. 1 Punkt\n'],
  ])('may have %s', (_, text) => {
    expect(open(`KZ OPEN\n8 players, 3 rounds\n\n${text}\n(store closed early)\n`).places).toEqual([
      '1 Nowak, L. 11',
      '2 Roy, A. 8',
      '3 Lee, B. 1',
    ]);
  });

  it.each(['2nd equal', '2nd (equal)', '2=', '2. tied', 'joint 2nd', '2nd ex aequo'])(
    'may say in words that a place is shared: %s',
    (second) => {
      expect(open(`1st Ann Roy\n${second} Bob Lee\n${second} Cy Ash\n4th Dee Fox\n`).places).toEqual([
        ...['1 Ann Roy', '2 Bob Lee', '2 Cy Ash', '4 Dee Fox'],
      ]);
    },
  );

  it('may be forwarded, without points, with others who also played, and end above a greeting', () => {
    const mail =
      '> From: Ann\n> 1. Ann Roy\n> 2. Bob van Lee\n> 3. Cy_7\n> Also played: Dee, Ed and Flo.\n> See you!\n>\n> Cy';
    expect(open(mail).places).toEqual(['1 Ann Roy', '2 Bob van Lee', '3 Cy_7', 'Dee', 'Ed', 'Flo']);
  });

  it.each([
    [
      'in one line',
      'Minutes\n1. We order sleeves by May.\n2. Subs are overdue.\nOrder: 1. Ann Roy 1,112, 2. Bob 13, 3. Cy 0.\n',
    ],
    ['of a forum', 'Night\n[list=1]\n[*] Ann Roy : 1112\n[*] Bob : 13\n[*] Cy : 0 (played late)\n[/list]\n'],
    ['with spaces in numbers', '1er Ann Roy (1 112) ; 2e Bob (13) ; 3e Cy (0)\n'],
    ['in columns without names', '1;1112;Ann Roy\n2;13;Bob\n3;0;Cy\n'],
    ['below an empty heading', '\tPlayer\tW\tL\tPts\n1\tAnn Roy\t3\t0\t1112\n2\tBob\t1\t2\t13\n3\tCy\t0\t3\t0\n'],
    [
      'behind the numbers of rows',
      'No  Name       Pts   Pl\n 1  Bob          13   2\n 2  Cy            0   3\n 3  Ann Roy    1112   1\n',
    ],
  ])('may be %s', (_, text) => {
    expect(open(text).places!.toSorted()).toEqual(['1 Ann Roy 1112', '2 Bob 13', '3 Cy 0']);
  });

  it('is not guessed where a text has two', () => {
    expect(open('A\n1 Ann 9\n2 Bob 6\n3 Cy 1\n\nB\n1 Dee 9\n2 Ed 6\n3 Flo 1\n').places).toBeUndefined();
  });

  it('may have no places', () => {
    const list = 'FINAL TABLE\n(best first)\nAnn Roy - 11 pts\nBob Lee - 7 pts\nCy Ash - 7 pts\n';
    expect(open(list).places).toEqual(['Ann Roy 11', 'Bob Lee 7', 'Cy Ash 7']);
    expect(open('Prices\nBlack Lotus - 11\nRed Mox - 7\nBlue Sky - 7\n').places).toBeUndefined();
  });

  it('may have shared places', () => {
    expect(open('1 Ann 9\n2= Bob 6\n2= Cy 6\n4 Dee 1\n').places).toEqual(['1 Ann 9', '2 Bob 6', '2 Cy 6', '4 Dee 1']);
  });

  it.each([
    ['rules', '1. Shuffle your deck.\n2. Draw seven cards.\n3. Have fun!\nThe end\nof\nthe rules\n'],
    ['prizes', '1. two boosters\n2. one booster\n3. a foil\nall from the shop\nthank them\n'],
  ])('is no list of %s', (_, text) => expect(open(text).places).toBeUndefined());
});

describe('Games in lines', () => {
  it.each([
    [
      'numbers beside names',
      ' 1  Roy, Ann        100  Lee, Bob        40\n 2  Ash, Cy    30  Day, Dee   60   (time)\n    Eve, Flo    *** BYE ***\n',
    ],
    ['numbers between names', 'Roy, Ann 100-40 Lee, Bob\nAsh, Cy 30 : 60 Day, Dee (time)\nEve, Flo bye\n'],
    ['numbers behind each name', 'Roy, Ann 100 - Lee, Bob 40\nAsh, Cy 30 - Day, Dee 60 at time\nbye: Eve, Flo\n'],
    ['verbs', 'Roy, Ann took out Lee, Bob 100 to 40.\nAsh, Cy lost to Day, Dee, 30-60 on time!\nEve, Flo has a bye\n'],
    [
      'bars, and decks behind names',
      'Roy, Ann (Hoth/Sith) | 100 - 40 | Lee, Bob (Jedi/Navy)\nAsh, Cy | 30 - 60 | Day, Dee | (time)\nEve, Flo BYE\n',
    ],
    [
      'tables, and a word for each side',
      'T1 Roy, Ann 100 (FW) vs Lee, Bob 40 (FL)\nT2 Day, Dee 60 (MW) vs Ash, Cy 30 (ML)\nEve, Flo bye\n',
    ],
    ['a word behind the score', 'Roy, Ann bt Lee, Bob, 100-40 FW\nDay, Dee bt Ash, Cy, 60-30 MW\nEve, Flo bye\n'],
    ['a word before the score', 'Roy, Ann d. Lee, Bob, FW 100-40\nDay, Dee d. Ash, Cy, MW 60-30\nEve, Flo - bye\n'],
    [
      'words of both sides in columns',
      'Tbl  Player A   Player B   Res    VP\n 1   Roy, Ann   Lee, Bob   FW-FL  100-40\n 2   Ash, Cy    Day, Dee   ML-MW  30-60\n --  Eve, Flo   *** BYE ***\n',
    ],
    [
      'a remark behind the score',
      'Roy, Ann bt Lee, Bob 100-40 (what a game)\nAsh, Cy lost to Day, Dee 30-60 (mod.)\nEve, Flo bye\n',
    ],
    ['a margin in brackets', 'Roy, Ann def. Lee, Bob 100-40 (FW)\nDay, Dee beat Ash, Cy 60-30 (MW)\nEve, Flo bye\n'],
  ])('may have %s', (_, text) => {
    const { games } = open(`Round 1 results\n--------------------\n${text}`);
    expect(games).toHaveLength(3);
    expect(games).toContain('Roy, Ann-Lee, Bob FW 100:40');
    expect(games![1]).toMatch(/^(?:Ash, Cy-Day, Dee ML 30:60|Day, Dee-Ash, Cy MW 60:30)$/);
    expect(games).toContain('Eve, Flo BYE');
  });

  it('never make a played game of a forfeit, wherever numbers and codes stand', () => {
    const { games } = open(
      'Round 1\nAnn beat Bob by forfeit\nCy 100 - Dee 0 forfeit\nEd 100 (FW) vs Flo 0 (FL) no show\nGus beat Hal 100-0 w/o\nIda  100  Jo  0  forfeit\n',
    );
    expect(games).toBeDefined();
    expect(games!.filter((game) => game.includes('-'))).toEqual([]);
  });

  it('keep a draw in words, a result without a score, and a result that got lost', () => {
    const { games } = open(
      'Round 1\nAnn / Bob a tie, 25 all.\nCy beat Dee, score not written down.\nEd vs. Flo   ??? (slip lost)\nGus and Hal split 1-1\n',
    );
    expect(games).toEqual(['Ann-Bob TT 25:25', 'Cy-Dee FW', 'Ed-Flo', 'Gus-Hal TT 1:1']);
  });

  it('may have no score that anybody knows, below the headers of a mail', () => {
    const mail =
      'Date: Fri, 21 Jul 2006\nSubject: Re: Night 3\n\nRound 1\n 1  Ann    100  Bob   35\n 2  Cy     --   Dee   --   not reported\n';
    expect(open(mail).games).toEqual(['Ann-Bob FW 100:35', 'Cy-Dee']);
  });

  it.each([
    'Round,Player,Won,Won,Opponent\n1,Ann,2,0,Bob\n1,Cy,1,1,Dee\n2,Ann,2,0,bye\n',
    'Rd,Player,Opponent,Games,Opp games\n1,Ann,Bob,2,0\n1,Cy,Dee,1,1\n2,Ann,bye,,\n',
    'Round,Player,Opponent,Won,Lost\n1,Ann,Bob,2,0\n1,Cy,Dee,1,1\n2,Ann,bye,2,0\n',
  ])('may count won games in two columns (%#)', (table) => {
    expect(open(table, { game: 'sw-lcg' }).told).not.toContain('match-without-result');
    expect(open(table).games).toEqual(['Ann-Bob FW', 'Cy-Dee TT', 'Ann BYE']);
  });

  it('ask once about a word between people whom other lines name', () => {
    const text =
      'Here: Ann, Bob, Cy.\nRound 1\nAnn outfoxed Bob 100-35\nRound 2\nCy outfoxed Ann 100-20\nRound 3\nBob beat Cy\n';
    expect(open(text).told).toContain('value-not-understood outfoxed');
    expect(open(text, { 'result.outfoxed': 'win' }).games).toEqual([
      'Ann-Bob FW 100:35',
      'Cy-Ann FW 100:20',
      'Bob-Cy FW',
    ]);
  });

  it('may name both sides of a result, and contradict themselves', () => {
    const table = (result: string) => `Round,Player 1,Player 2,Result\n1,Ann,Bob,${result}\n1,Cy,Dee,FW\n`;
    expect(open(table('ML-MW')).games).toEqual(['Ann-Bob ML', 'Cy-Dee FW']);
    expect(open(table('ML-FW')).told).toContain('value-not-understood ML-FW');
  });

  it('may have the margin of the winner behind a loss, and a margin that contradicts the words is asked about', () => {
    expect(open('Round 1\nAnn lost to Bob 30-60 (MW)\nCy beat Dee 100-5 (FW)\n').games).toEqual([
      'Ann-Bob ML 30:60',
      'Cy-Dee FW 100:5',
    ]);
    const { told } = open('Round 1\nAnn beat Bob 60-60 (TT)\nCy beat Dee 100-5 (FW)\n');
    expect(told).toContain('value-not-understood win (TT)');
  });

  it('are read below a line that a table could begin with', () => {
    const { games } = open(
      'Club night, 10/2/08\nHere: Ann, Victor, Result.\nRound 1\nAnn beat Victor 100-80\nRound 2\nVictor beat Ann 100-5\n',
    );
    expect(games).toEqual(['Ann-Victor FW 100:80', 'Victor-Ann FW 100:5']);
  });
});

describe('A table', () => {
  it.each([
    [
      'headed by initials',
      ',AR,BL,CA,Pts\nAnn Roy,x,FW 100-5,MW 60-30,7\nBob Lee,FL 5-100,x,n/p,0\nCy Ash,ML 30-60,n/p,x,1\n',
    ],
    ['with one half of the fields', ',AR,BL,CA,Pts\nAnn Roy,x,FW 100-5,MW 60-30,7\nBob Lee,,x,,0\nCy Ash,,,x,1\n'],
    [
      'with results below the name of the round',
      'Place,Player,R1 vs,R1,VP,R2 vs,R2,VP\n1,Ann Roy,Bob L,FW,100-5,Cy A,MW,60-30\n2,Cy Ash,bye,FW,,Ann R,ML,30-60\n3,Bob Lee,Ann R,FL,5-100,drop,,\nFINAL,Ann Roy,FW,100-0,Cy Ash\n',
    ],
    [
      'with spaces in its cells',
      'No  Name      Round 1      Round 2      Pts\n--\n 1  Ann Roy   FW  2 100:5  MW  3 60:30    7\n 2  Bob Lee   FL  1 5:100  -- dropped     0\n 3  Cy Ash    BYE          ML  1 30:60    5\n',
    ],
  ])('may be %s', (_, text) => {
    const games = open(text).games!;
    expect(games).toContain('Ann Roy-Bob Lee FW 100:5');
    expect(games.some((game) => ['Ann Roy-Cy Ash MW 60:30', 'Cy Ash-Ann Roy ML 30:60'].includes(game))).toBe(true);
    expect(games.filter((game) => game.includes('-'))).toHaveLength(2);
  });

  it('may write E for a bye that it calls exempt', () => {
    const table = 'Ronde;Joueur A;PV A;Joueur B;PV B;Rés.\n1;Ann;35;Bob;100;DC\n1;Cy;;exempt;;E\n';
    expect(open(table).games).toEqual(['Ann-Bob FL 35:100', 'Cy BYE']);
  });
});

describe('A table of matches', () => {
  it('may have a list of places below it, letters above scores, and the winner by a letter', () => {
    const table =
      'Cup\t28th Mar\nRd\tHome\tH\tAway\tA\tWon\n1\tAnn\t90\tBob\t100\tA\n1\tCy\t60\tDee\t60\t=\n\nLadder\n1\tBob\t10\t+10\n2\tCy\t7\t+0\n2\tDee\t7\t+0\n4\tAnn\t4\t-10\n';
    const { games, told } = open(table, { statedPlaces: 'count' });
    expect(games).toEqual(['Ann-Bob FL 90:100', 'Cy-Dee TT 60:60']);
    expect(told.filter((each) => /player-|bye|missing/.test(each))).toEqual([]);
  });
});

describe('The level and the kind of a tournament', () => {
  it.each([
    [{ level: '3' }, 3, undefined],
    [{ kind: 'regional' }, undefined, 'regional'],
    [{}, 1, 'local'],
  ])('give each other where %j is answered', (answers, level, kind) => {
    for (const text of ['Round 1\nAnn - Bob 100-40\nCy - Dee 100-30\n', '1 Ann 9\n2 Bob 6\n3 Cy 1\n']) {
      const { documents } = openFile(
        new TextEncoder().encode(text),
        new Map(Object.entries({ ...ANSWERS, ...answers })),
      );
      const { tournament } = JSON.parse(new TextDecoder().decode(documents[0]!)) as {
        tournament: Record<string, unknown>;
      };
      expect([tournament['level'], tournament['kind']]).toEqual([level, kind]);
    }
  });
});

describe('Standings below games', () => {
  it('are named where they are not stored, since they name somebody who is in no game', () => {
    const text = 'Round 1\nAnn - Bob 100-40\nCy - Dee 30-60\n\nFinal\n1. Ann 4\n2. Dee 3\n3. Cy 1\n4. Zed Noll 0\n';
    const toldIn = (list: string) =>
      open(list, { statedPlaces: 'count', wins: 'modified' }).told.filter((each) => each.startsWith('row-left-out'));
    expect(toldIn(text.replace('Zed Noll', 'Bob'))).toHaveLength(1);
    expect(toldIn(text)).toHaveLength(2);
  });
});

describe('A cell of a crosstable', () => {
  it.each(['v2 MW +15', 'MW (+15) v2', '+15 MW: Bob', '2 MW +15', '2MW+15'])('may be %s', (cell) => {
    const back = '1 ML -15';
    expect(open(`No,Name,R1\n1,Ann,${cell}\n2,Bob,${back}\n`).games).toEqual(['Ann-Bob MW']);
  });
});

describe('A line of a text', () => {
  it.each([
    ['a winner behind a colon', 'Ann v Bob: Ann 100-40'],
    ['an arrow to the winner', 'Ann v Bob -> Ann'],
    ['the winner in brackets', 'Ann vs Bob (Ann won)'],
    ['a loser who was beaten', 'Bob was beaten by Ann 40-100'],
    ['a score between the verb and the loser', 'Ann won 100-40 against Bob'],
    ['a German score in the middle', 'Ann gewinnt 100:40 gegen Bob'],
    ['an adverb and a remark', 'Ann easily beat Bob 100-40, great game'],
    ['a remark without a sign', 'Ann beat Bob 100-40 in a cracker'],
    ['a number of the list', '1) Ann beat Bob 100-40'],
    ['points of the difference', 'Ann defeated Bob by 60'],
    ['a code and a differential', 'Ann bt Bob (FW, +60)'],
    ['a sign for the winner', 'Ann > Bob 100-40'],
    ['and who won', 'Ann played Bob and won 100-40'],
  ])('may have %s', (_, line) => {
    const [game] = open(`Round 1\n${line}\nCy beat Dee 100-5\n`).games!;
    expect(game).toMatch(/^(?:Ann-Bob [FM]W|Bob-Ann [FM]L)/);
  });

  it.each([
    ['in a sentence', 'In the first round Ann beat Bob 100-40 and Cy beat Dee 100-30.'],
    ['behind a heading', 'R1: Ann bt Bob 100-40, Cy bt Dee 100-30; Ed bye'],
    ['in sentences', 'Round one\nAnn beat Bob 100-40. Cy beat Dee 100-30.'],
  ])('may hold several games %s', (_, text) => {
    const { games } = open(`${text}\nRound 2\nAnn beat Cy 100-5\nBob beat Dee 100-5\n`);
    expect(games!.slice(0, 2)).toEqual(['Ann-Bob FW 100:40', 'Cy-Dee FW 100:30']);
  });

  it.each(['Go 1:', 'Game 1', 'Heat 1', 'First round', 'Session 1 -', 'Round one', 'R1 -', '1st game:', '*Round I*'])(
    'may head a round as %j',
    (heading) => {
      const second = heading
        .replace('1st', '2nd')
        .replace('First', 'Second')
        .replace('one', 'two')
        .replace(/1/, '2')
        .replace('I*', 'II*');
      const { games, told } = open(
        `${heading}\nAnn v Bob 100:40\nCy sat out\n${second}\nCy v Ann 100:40\nBob had the bye\n`,
      );
      expect(games).toEqual(['Ann-Bob FW 100:40', 'Cy BYE', 'Cy-Ann FW 100:40', 'Bob BYE']);
      expect(told.filter((each) => /left-out|not-told/.test(each))).toEqual([]);
    },
  );

  it('numbers games where each heading has one, and says which lines are left out', () => {
    const { games, told } = open('Game 1\nAnn beat Bob 100-40\nGame 2\nCy beat Dee 100-5\n');
    expect(games).toHaveLength(2);
    expect(told.filter((each) => each.startsWith('row-left-out'))).toHaveLength(1);
  });

  it.each([
    'Ed rested',
    'Ed sat this one out',
    'no game for Ed',
    'Byes: Ed',
    'bye for Ed',
    'Odd one out: Ed',
    'Ed setzt aus',
    'Ed took the bye.',
  ])('gives a bye where it says %j', (line) => {
    const { games } = open(
      `Round 1\nAnn beat Bob 100-40\nCy beat Dee 100-30\n${line}\nRound 2\nAnn beat Ed 100-5\nBob beat Cy 100-1\n`,
    );
    expect(games).toContain('Ed BYE');
  });

  it('gives no bye to two who sat out', () => {
    const { games } = open(
      'Round 1\nAnn beat Bob 100-40\nCy and Dee sat out\nRound 2\nAnn beat Cy 100-5\nBob beat Dee 100-1\n',
    );
    expect(games!.filter((game) => game.includes('BYE'))).toEqual([]);
  });
});

describe('A code between two names', () => {
  it.each([
    ['FW', 'FW'],
    ['MW', 'MW'],
    ['mod beat', 'MW'],
    ['mod. win over', 'MW'],
    ['full win over', 'FW'],
    ['win over', 'FW'],
  ])('says the result: %s', (words, result) => {
    const { games } = open(`Round 1\nAnn ${words} Bob 100-40\nCy TT Dee 30-30\n`);
    expect(games).toEqual([`Ann-Bob ${result} 100:40`, 'Cy-Dee TT 30:30']);
  });

  it.each([
    ['FL', 'FL'],
    ['ML', 'ML'],
    ['mod. loss to', 'ML'],
  ])('says the result of a loser: %s', (words, result) => {
    const { games } = open(`Round 1\nAnn ${words} Bob -5-40\nCy ff Dee\n`);
    expect(games).toEqual([`Ann-Bob ${result} -5:40`, 'Cy BYE', 'Dee MG']);
  });
});

describe('Lines that a program for mail has broken', () => {
  const MAIL =
    'R1: Annabel FW Robert 125-30, Margot ML Jerome 55-85, Cyril TT Fabian\n40-40\nR2: Annabel FW Jerome 100--5, Robert FW Cyril 100-35, Margot MW\n    Fabian 30--5\nR3: Jerome bye, Annabel FW Cyril 110-5, Robert\n   FL Margot 0-100\n';
  const GAMES = [
    ...['Annabel-Robert FW 125:30', 'Margot-Jerome ML 55:85', 'Cyril-Fabian TT 40:40'],
    ...['Annabel-Jerome FW 100:-5', 'Robert-Cyril FW 100:35', 'Margot-Fabian MW 30:-5'],
    ...['Jerome BYE', 'Annabel-Cyril FW 110:5', 'Robert-Margot FL 0:100'],
  ];

  it('are one line with several games', () => expect(open(MAIL).games).toEqual(GAMES));

  it('may be quoted as a whole', () =>
    expect(open(`Subject: Fwd\n\n${MAIL.replaceAll(/^/gm, '> ')}`).games).toEqual(GAMES));

  it('stay two lines where each has games of its own round', () =>
    expect(
      open(
        'R1: Annabel beat Robert 100-40, Margot beat Jerome 100-5\nR2: Annabel beat Margot 100-0, Robert beat Jerome 100-5',
      ).games,
    ).toHaveLength(4));

  it('may hold the final points, whose order says the places', () => {
    const list = 'Final: Annabel 12, Robert 8, Margot 8, Jerome 6, Cyril\n2, Fabian 2\n';
    expect(open(MAIL + list, { statedPlaces: 'count' }).places).toEqual([
      '1 Annabel 12',
      '2 Robert 8',
      '3 Margot 8',
      '4 Jerome 6',
      '5 Cyril 2',
      '6 Fabian 2',
    ]);
  });
});

describe('The log of a chat', () => {
  const SAID = ['round 1 going', 'r1: ann beat bob 110-60', 'r1: cy mod beat dee 95-60', 'ed bye in 1']
    .concat([
      'who is winning?',
      'r2: ann tied cy 40-40',
      'lol',
      'r2: ed beat dee 100--5',
      'bob bye in 2',
      'well played',
    ])
    .concat(['thats it. final: ed 8 / ann 6 / cy 5 / bob 4 / dee 1']);
  const GAMES = ['ann-bob FW 110:60', 'cy-dee MW 95:60', 'ed BYE', 'ann-cy TT 40:40', 'ed-dee FW 100:-5', 'bob BYE'];

  it.each([
    ['[13:11] <zed> '],
    ['[13:11:05] <@zed> '],
    ['13:11 <zed> '],
    ['[1:11 PM] <zed> '],
    ['[13:11] '],
    ['[17.04.04, 13:11:05] Zed: '],
    ['17/04/2004, 13:11 - Zed: '],
  ])('has no time and no nickname in the names of players (%j)', (before) => {
    const { games, told } = open(SAID.map((line) => `${before}${line}\n`).join(''), { statedPlaces: 'count' });
    expect(games).toEqual(GAMES);
    expect(told).toContain('row-left-out who is winning?');
  });
});

describe('A list of places below games in lines', () => {
  const GAMES = 'Round 1\nAnn Roy - Bob Lee 100-40\nCy Ash - Dee Day 30-60\n';
  it.each([
    ['in one line', 'League points tonight: 1. Ann Roy 3, 2. Dee Day 3, 3. Bob Lee 0, 4. Cy Ash 0\n'],
    ['with short names', 'Final\n1. Ann 3\n2. Dee D. 3\n3. B. Lee 0\n4. Cy 0\n'],
    ['with a nickname', 'Final\n1. Ann Roy 3\n2. Dee Day 3\n3. The Doc 0\n4. Cy Ash 0\n'],
  ])('may be %s', (_, list) => {
    expect(
      open(GAMES + list, { statedPlaces: 'count', wins: 'modified' }).places!.map((place) => place.slice(0, 5)),
    ).toEqual(['1 Ann', '2 Dee', '3 Bob', '4 Cy ']);
  });

  it('is read with a nickname only where nobody else is left over, and says so', () => {
    const list = 'Final\n1. Ann Roy 3\n2. Dee Day 3\n3. The Doc 0\n4. Cy Ash 0\n';
    expect(open(GAMES + list, { statedPlaces: 'count', wins: 'modified' }).told.join()).toContain('similar-names');
    expect(
      open(GAMES + list.replace('Cy Ash', 'Big Ed'), { statedPlaces: 'count', wins: 'modified' }).places,
    ).toBeUndefined();
  });

  it('is left out where its points are those of a season', () => {
    const list = 'After 6 evenings: 1. Ann Roy 33, 2. Dee Day 30, 3. Bob Lee 20, 4. Cy Ash 10\n';
    expect(open(GAMES + list, { statedPlaces: 'count', wins: 'modified' }).places).toBeUndefined();
  });
});

describe('A text that is no tournament', () => {
  it.each([
    [
      'minutes of a meeting',
      'AGM, Sat 16th January 2010\n1. Accounts: 112.40 in the tin.\n2. Ann stays secretary.\n3. No motion.\n',
    ],
    ['an agenda', 'Agenda\n1. Apologies\n2. Accounts\n3. Elections\n'],
    ['rules', '1. Pair at random in the first round.\n2. Then winners with winners.\n3. Nobody twice.\n'],
    ['prices', 'Price list\n1. Booster 3\n2. Starter 9\n3. Sleeves 5\n'],
    ['prices with a sign', 'In the shop\n1. Booster £3\n2. Starter £9\n3. Sleeves £5\n'],
    ['a roster', 'Signed up so far:\n1. Ann Roy\n2. Bob Lee\n3. Cy Ash\n'],
    ['a deck', 'Borg deck\n1 Borg Queen\n1 Borg Cube\n1 Hive\n2 Adaptation\n3 Assimilate\n'],
  ])('may be %s', (_, text) => expect(open(text).places).toBeUndefined());
});
