import { readPastFile } from './past-file.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const PLACES = 'Place,Player,VP\n1,Ann Smith,12\n2,Bob Jones,9\n';
const GAMES = 'Round 1\nAnn - Bob 100:40\nCid - Dee 30:100\n\nRound 2\nAnn - Dee 100:55\nBob - Cid 20:90\n';

const propose = (text: string, path = 'x.txt') =>
  Object.fromEntries(readPastFile(new TextEncoder().encode(text), path, new Map(), NOW).proposals);

const mail = (subject: string, date: string, body = 'Hello all,\n\nthese are the games:\n') =>
  `From: Ann <ann@club.example>\nTo: list@club.example\nDate: ${date}\nSubject: ${subject}\n\n${body}\n${GAMES}`;

const post = (subject: string, line: string, body: string) =>
  `Betreff: ${subject}\n${line}\n-----\n\n${body}\n\n${GAMES}`;

describe('The day of a tournament', () => {
  it.each([
    ['Club day 3 May 2011\n', '2011-05-03'],
    ['League evening   February 3, 2014\n', '2014-02-03'],
    ['== Turniej 2E, 3 maja 2011 ==\n', '2011-05-03'],
    ['SW LCG\t5 VI 2013\n', '2013-06-05'],
    ['SW LCG\t5 III 2013\n', '2013-03-05'],
  ])('is read within the title %j', (title, day) => {
    expect(propose(`${title}\n${PLACES}`)['startsAt']).toBe(day);
  });

  it.each([
    ['Evening of 6 February\n', '2004/a.csv', '2004-02-06'],
    ['Abend vom 6. Februar\n', 'Abende 2004-1.csv', '2004-02-06'],
    ['', '2015/10 maja.csv', '2015-05-10'],
    ['', 'Cup 4. Mai 2012.csv', '2012-05-04'],
    // A season has two years, and an evening may have a number.
    ['Abend vom 6. Februar\n', 'Saison 2004-05/a.csv', undefined],
    ['Spielabend 5 Mai\n', '2008/a.csv', undefined],
  ])('without a year, as %j in %s, takes the only year that is named', (title, path, day) => {
    expect(propose(`${title}\n${PLACES}`, path)['startsAt']).toBe(day);
  });

  it.each([
    [mail('Kiel 17.7.', 'Sun, 21 Jul 2013 20:14:00 +0100'), '2013-07-17'],
    [mail('results of 28.12.', 'Fri, 3 Jan 2014 20:14:00 +0100'), '2013-12-28'],
    [mail('the results', 'Fri, 3 Jan 2014 20:14:00 +0100', 'yesterday we played 2E:\n'), '2014-01-02'],
    // The day of a mail is not that of the games, and neither is the day of the next evening.
    [mail('the results', 'Fri, 3 Jan 2014 20:14:00 +0100', 'Next time on 24.1. at mine.\n'), undefined],
    [mail('Re: 24.11.', 'Fri, 3 Jan 2014 20:14:00 +0100'), '2013-11-24'],
    [mail('24.2.', 'Fri, 3 Jan 2014 20:14:00 +0100'), undefined],
    [
      `Od: Ela <ela@klub.example>\nDo: lista@klub.example\nData: niedziela, 9 marca 2014\nTemat: wyniki z 1.03\n\nCześć,\n\n${GAMES}`,
      '2014-03-01',
    ],
    [
      `De : Zoé <zoe@club.example>\nÀ : liste@club.example\nDate : 9 mars 2014\nObjet : la soirée\n\nVoici les résultats d’hier :\n\n${GAMES}`,
      '2014-03-08',
    ],
    [
      post('Ergebnisse', 'Verfasst von Mo am So 13. Mär 2011, 11:12', 'so, hier die ergebnisse von gestern:'),
      '2011-03-12',
    ],
    [post('Ergebnisse', 'Verfasst von Mo am So 13. Mär 2011, 11:12', 'so, hier die ergebnisse:'), undefined],
    [
      post('Ergebnisse vom 4.3.', 'Verfasst von Mo am So 13. Mär 2011, 11:12', 'wie gestern versprochen:'),
      '2011-03-04',
    ],
  ])('of a mail or post is the day that it tells of', (text, day) => {
    expect(propose(text)['startsAt']).toBe(day);
  });

  const SENT = 'Mon, 30 Oct 2000';
  it.each([
    // It was a Monday.
    ['6 of us made it on Saturday.', '2000-10-28'],
    ['We played on Monday.', '2000-10-30'],
    ['We played last Monday.', '2000-10-23'],
    ['We met last night.', '2000-10-29'],
    ['am Samstagabend waren wir zu sechst', '2000-10-28'],
    ['wir spielten am So. in Kiel', '2000-10-29'],
    ['samedi dernier, 8 joueurs', '2000-10-28'],
    ['w sobotę graliśmy w Łodzi', '2000-10-28'],
    ['We played on October 18.', '2000-10-18'],
    ['It went so on June 18, 7 players:', '2000-06-18'],
    // Nobody writes so late.
    ['It went so on December 18, 7 players:', undefined],
    ['7 of us made it Oct 21st', '2000-10-21'],
    // They tell of no day, or of days to come.
    ['We play on Saturdays.', undefined],
    ['See you on Saturday!', undefined],
    ['le samedi on joue à Lyon', undefined],
    ['We do what we can.', undefined],
    ['Yesterday, on Friday, we played.', undefined],
  ])('of a mail of Monday, 30 October 2000 with %j is %s', (body, day) => {
    expect(propose(mail('the results', SENT, `${body}\n`))['startsAt']).toBe(day);
    const quoted = mail('the results', SENT, `${body}\n`).replaceAll(/^/gm, '> ');
    expect(propose(quoted)['startsAt']).toBe(day);
  });

  it.each(['Joined: Mar 2000', 'Member since: 14 Jan 2002', 'Dabei seit: 3. März 2001', 'Last edited: 5 May 2011'])(
    'is not in %j, which a forum says of an author',
    (line) => {
      const told = `Ann\n${line}\nPosted: Sun Mar 08, 2009 10:29 pm    Post subject: Kiel Open results\n\nThe places:\n\n`;
      const places = '1. Ann Smith - 12\n2. Bob Jones - 9\n\n"Today is a good day to die."\n';
      expect(propose(told + places)).toMatchObject({ name: 'Kiel Open', sent: '2009-03-08' });
      expect(propose(told + places)).not.toHaveProperty('startsAt');
      expect(propose(`Kiel Open\n${line}\n\n${PLACES}`)['startsAt']).toBeUndefined();
    },
  );

  it.each([
    // Either order of the day of writing gives the same day.
    ['3/8/2009', 'We played on March 7.', 'x.txt', '2009-03-07'],
    ['11/10/2002', 'We played on Saturday.', 'Fwd Kiel Nov.txt', '2002-11-09'],
    ['11/10/2002', 'We played on Saturday.', 'x.txt', undefined],
    ['1/13/2005', 'The results:', 'results december.txt', '2004-12'],
    ['1/13/2005', 'The results:', 'board Dec 28.txt', '2004-12-28'],
  ])('of a mail that was sent on %s and says %j in %s is %s', (date, body, path, day) => {
    const text = `From: Ann\nSent: ${date}\nSubject: Re: Kiel Open\n\n\n${body}\n\n${GAMES}`;
    expect(propose(text, path)['startsAt']).toBe(day);
  });

  it.each([
    ['a title', 'Kiel Open\n'],
    ['the name of a program', 'PairMaster 3.1 (unregistered copy)\n'],
  ])('is behind its label, below %s', (_, title) => {
    const labels = 'Event : Capital Cup\nDate  : Mar 20, 2004\nSite  : Lansing\nJudge : Ann Fletcher\n====\n\n';
    expect(propose(`${title}${labels}${GAMES}`)).toMatchObject({
      ...{ name: 'Capital Cup', startsAt: '2004-03-20', venue: 'Lansing', director: 'Ann Fletcher' },
    });
  });

  it('is doubted where the folder is of the next year: in January people write the old one', () => {
    expect(propose(`Cup\n6 January 2006\n${PLACES}`, '2007/a.csv')).toMatchObject({ days: '2006-01-06 2007-01-06' });
    expect(propose(`Cup\n6 March 2006\n${PLACES}`, '2007/a.csv')['startsAt']).toBe('2006-03-06');
  });
});

describe('Other facts of a tournament', () => {
  it.each([
    ['Our bar\n\nFormat: First Edition constructed\n\n', '1e'],
    ['Our bar\nAbendwertung 2E\n\n', '2e'],
    ['SW LCG\n\n', 'sw-lcg'],
    ['Star Wars LCG, Kiel\n\n', 'sw-lcg'],
    ['SW night, Lansing\n\n', 'sw-lcg'],
    ['Lansing LCG League, SWLCG\n\n', 'sw-lcg'],
    ['Our bar\n7 players, 4 rounds, 1st Ed\n\n', '1e'],
    ['Cup (2E)\n\n', '2e'],
    ['Cup, ST-2E\n\n', '2e'],
    ['Event : Cup\nFormat: STCCG 2E constructed, 4 rounds\n\n', '2e'],
    ['Format: STCCG\n\n', undefined],
    ['Tribbles Night Kiel\n\n', 'tribbles'],
    ['1E and 2E night\n\n', undefined],
  ])('tell the game in %j', (title, game) => {
    expect(propose(`${title}${PLACES}`)['game']).toBe(game);
  });

  it.each([
    ['2000 MICHIGAN REGIONAL\nLansing\n\n', 'x.txt', '2'],
    ['', '2003/North_East_Regional.csv', '2'],
    ['Kiel Open\n\n', 'Worlds/x.csv', undefined],
  ])('tell the level in %j of %s', (title, path, level) => {
    expect(propose(`${title}${GAMES}`, path)['level']).toBe(level);
  });

  it('tell the game and the name above the table of a page', () => {
    const page = '<html><head><title>SW LCG</title></head><body><h1>Kiel Open</h1><p>3 May 2011, 12 players</p>';
    const table =
      '<table><tr><th>Place</th><th>Player</th></tr><tr><td>1</td><td>Ann</td></tr><tr><td>2</td><td>Bob</td></tr>';
    expect(propose(`${page}${table}</table></body></html>`)).toMatchObject({
      ...{ game: 'sw-lcg', name: 'Kiel Open', startsAt: '2011-05-03', participants: '12' },
    });
  });

  it.each([
    ['24 Teilnehmer, die ersten zwei:', '24'],
    ['Cup, 26 players', '26'],
    ['10 graczy', '10'],
    // The list has them all.
    ['Cup, 2 players', undefined],
  ])('tell in %j how many took part', (line, participants) => {
    expect(propose(`${line}\n\n${PLACES}`)['participants']).toBe(participants);
  });

  it.each([
    'Dear Ruth,',
    'Hallo zusammen,',
    'Cześć,',
    '{| class="wikitable"',
    'wyniki z 7.01',
    'Verfasst von Mo am So 13. Mär 2011',
  ])('never take %j for the name', (line) => {
    expect(propose(`${line}\n\n${PLACES}`)['name']).toBeUndefined();
  });

  it.each([
    ['Tribbles, Thursday 28. July', 'Tribbles'],
    ['Kiel Open (3.5.2011)', 'Kiel Open'],
    ['Kiel 17.7.', 'Kiel'],
    ['Kiel Open, 12 players', 'Kiel Open'],
  ])('take the name out of %j', (line, name) => {
    expect(propose(`${line}\n\n${PLACES}`, 'Summer 2011/x.csv')['name']).toBe(name);
  });
});

describe('The name of a file', () => {
  it.each([
    ['2002/club night Apr 3.txt', '2002-04-03'],
    ['2004/HC_08mar.txt', '2004-03-08'],
    ['2003/HC_03mar.txt', '2003-03'],
    ['2008/GR board Nov 01.txt', '2008-11-01'],
    // It may be November of 2008.
    ['2008/GR board Nov 08.txt', '2008-11'],
    ['1999/KZMAY-99.TXT', '1999-05'],
    ['2000/GROCT-0.TXT', '2000-10'],
    ['2015/GR 6-27-15.xlsx', '2015-06-27'],
    ['2013/122113 GR.xlsx', '2013-12-21'],
    ['2006/winter night 1.csv', undefined],
    // Only other names show whether they are days.
    ['1998/GR0228.TXT', undefined],
    ['2009/lansing 1-23.csv', undefined],
    ['2005/swp0120-2.txt', undefined],
  ])('%s says %s', (path, day) => {
    expect(propose(PLACES, path)['startsAt']).toBe(day);
  });

  it('decides between the days that a title may mean', () => {
    const title = `Club night, 12/6/01\n\n${PLACES}`;
    expect(propose(title)['startsAt']).toBeUndefined();
    expect(propose(title, '2001/club night Dec 6.txt')['startsAt']).toBe('2001-12-06');
    expect(propose(title, '2001/KZDEC-1.txt')['startsAt']).toBe('2001-12-06');
  });

  it.each([
    ['28112015 2E.tsv', '2015-11-28'],
    ['20151128.tsv', '2015-11-28'],
    // It is in August or in January: another file decides.
    ['01082015.tsv', undefined],
  ])('%s writes a day in eight digits', (path, day) => {
    expect(propose(PLACES, path)['startsAt']).toBe(day);
  });
});

it('The year of a program is not that of the tournament', () => {
  expect(propose(`Swisshelper 2.1 (c) 1995 Ann Roy\n\n${PLACES}`)).not.toHaveProperty('year');
  expect(propose(`Kassel Open 2004\nSwisshelper 2.1 (c) 1995 Ann Roy\n\n${PLACES}`)).toMatchObject({ year: '2004' });
});
