import { LeagueRepository, SeasonRepository } from '@quadrant/store/leagues';
import { SchemeRepository } from '@quadrant/store/bonus-schemes';
import { handIn } from '../builders/history.js';
import { report, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { formsOf } from './accounts/page-forms.js';
import { useHttpWalk } from './http-walk.js';

/*
 * A season of one tournament a part. Four players: 12, 8, 6, 6 points (000, table 12.4.1); +4 for the first event (12.5.2),
 * +1 for a new mission (12.5.3), of which ann and cy completed one. One player qualifies by each half.
 *
 *                  ann       bob       cy        zefram
 * first half       12+4+1    8+4       6+4+1     6+4       ann qualifies
 * second half      12        8         6         6         ann has a place already: bob
 * playoffs         8         12        6         6         bob is champion
 */
const walk = useHttpWalk();
const LEAGUE = '/leagues/andoria';
const SEASON = `${LEAGUE}/seasons/2014-15`;
const author = { handle: 'Thsch', at: new Date('2014-09-01T00:00:00Z'), requestId: null };

let hiddenLabel = '';

/** Everybody beats the players who are listed after them. */
const fought = ([a, b, c, d]: readonly string[]) => [
  round(`${a} 100-0 ${d} FW`, `${b} 100-0 ${c} FW`),
  round(`${a} 100-0 ${c} FW`, `${b} 100-0 ${d} FW`),
  round(`${a} 100-0 ${b} FW`, `${c} 100-0 ${d} FW`),
];

async function play(day: string, order: string, players: ReportChanges['players'] = {}, tournament = {}) {
  const startsAt = `${day}T10:00:00-05:00`;
  const facts = { externalId: `pages:${day}`, name: `Andoria ${day}`, league: 'andoria', director: 'Lena', startsAt };
  const played = report(...fought(order.split(' ')), { players, tournament: { ...facts, ...tournament } });
  const handing = { receivedAt: new Date(`${day}T23:00:00Z`), role: 'coordinator', handle: 'Thsch' } as const;
  const { tournamentId, revision } = await handIn(walk.dataSource, played, handing);
  await walk.publisher.publishTournament(tournamentId, revision);
}

beforeAll(async () => {
  await new LeagueRepository(walk.dataSource).create(
    { slug: 'andoria', name: 'Andoria League', director: 'Lena' },
    author,
  );
  await new SeasonRepository(walk.dataSource).add(
    {
      ...{ league: 'andoria', reason: null, mayAnnounceLate: false, versions: null },
      season: {
        ...{ season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31', tournamentsPerPhase: 1 },
        ...{ qualifiers: { firstHalf: 1, secondHalf: 1 }, promos: ['Foil Ice Moon'] },
      },
    },
    author,
  );
  for (const printed of ['participation', 'new-mission'] as const) {
    const text = { printed, name: null };
    const wanted = { scheme: printed, text, from: '2014-10-01', reason: 'as every year' };
    await new SchemeRepository(walk.dataSource).save('andoria', wanted, author);
  }
  const missionsCompleted = ['Investigate <Anomaly>'];
  const deck = { affiliation: null, headquarters: null, missionsCompleted, personnel: null };
  await play('2014-10-05', 'ann bob cy zefram', {
    ann: { deck },
    cy: { deck },
    zefram: { name: 'Zefram Cochrane', country: 'US' },
  });
  await play('2014-11-02', 'cy bob ann zefram');
  await play('2014-12-07', 'ann bob cy zefram');
  const masters = { league: null, level: 3, kind: 'masters', externalId: 'pages:masters' };
  await play('2015-01-10', 'ann bob cy zefram', {}, masters);
  const token = await walk.createToken('director-of-organized-play', 'Dop');
  await walk.post('/api/v1/players/zefram/hiding', token, { reason: 'they asked for it' }).expect(200);
  const { body } = await walk.get('/api/v1/league-points/lifetime').expect(200);
  const handles = (body as { rows: { handle: string }[] }).rows.map(({ handle }) => handle);
  hiddenLabel = handles.find((handle) => handle.startsWith('hidden-')) ?? '';
});

/** Reads a page on a day. No table may be empty, and nobody hidden may be named. */
async function read(path: string, today = '2014-12-20'): Promise<string> {
  walk.setTime(new Date(`${today}T12:00:00Z`));
  const { text } = await walk.get(path).set('accept', 'text/html').expect(200);
  expect(text).not.toMatch(/zefram|cochrane|undefined|NaN|\[object/i);
  expect(text).not.toContain(`/players/${hiddenLabel}`);
  expect(text.match(/<table/g) ?? []).toHaveLength((text.match(/<caption[^>]*>[^<]/g) ?? []).length);
  expect(text).not.toMatch(/<th(?! scope="(col|row)"|ead)/);
  return text;
}

/** Returns the cells of the table that follows a heading, or of the only one. */
function rowsOf(html: string, id = ''): string[][] {
  const [, after = html] = id === '' ? [] : html.split(`id="${id}"`);
  const body = /<tbody>(.*?)<\/tbody>/s.exec(after)?.[1] ?? '';
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
      cell.replace(/<span class="(parts|real-name)">/g, ' | ').replace(/<[^>]+>/g, ''),
    ),
  );
}

describe('leagues', () => {
  it('are listed with director, season and leader', async () => {
    const text = await read('/leagues');
    expect(rowsOf(text)).toEqual([['Andoria League', 'Lena', '2014-15', 'ann', '29']]);
    for (const address of [
      SEASON,
      '/league-points/2014-15',
      '/league-points',
      '/masters/2014',
      '/champions-league/2014',
    ])
      expect(text).toContain(`href="${address}"`);
  });

  it('race on the first page, in the part that is being played', async () => {
    const text = await read('/');
    expect(text).toContain('Second half: 1 of 1 tournament played, until Sat, Jan 31, 2015');
    expect(text).toMatch(/<ol class="race"><li><a href="\/players\/ann">ann<\/a> <span class="quiet">29<\/span>/);
  });

  it('draw how points grew, and tell the same numbers in a table', async () => {
    const text = await read(SEASON);
    expect(text).toMatch(
      /<figure class="chart courses"><svg[^>]+aria-label="Points after each tournament, bonus included: ann 29, /,
    );
    const table = text.slice(text.indexOf('<figcaption>'), text.indexOf('</figcaption>'));
    const [first = []] = rowsOf(table);
    expect([first[0], first.at(-1)]).toEqual(['ann', '29']);
    expect(text.match(/<g class="course-/g)).toHaveLength(rowsOf(table).length);
  });

  it('have a table over all seasons, without bonus, and their champions', async () => {
    const text = await read('/leagues/andoria', '2015-06-01');
    expect(rowsOf(text, 'lifetime')[0]?.slice(0, 2)).toEqual(['1', 'ann']);
    expect(rowsOf(text)[0]?.[0]).toBe('2014-15');
  });

  it('link a director to a page only where the director is a player', async () => {
    for (const address of ['/leagues', '/leagues/andoria', SEASON]) {
      expect(await read(address)).not.toContain('href="/players/Lena"');
    }
    await walk.dataSource.query(`update leagues set director = 'ann' where slug = 'andoria'`);
    for (const address of ['/leagues', '/leagues/andoria', SEASON]) {
      expect(await read(address)).toContain('<a href="/players/ann">ann</a>');
    }
    await walk.dataSource.query(`update leagues set director = 'Lena' where slug = 'andoria'`);
  });

  it('say what they give bonus points for, in words and as it is written', async () => {
    const text = await read(LEAGUE);
    expect(text).toContain('>Foil Ice Moon<');
    expect(text).toContain('Organized Play Guide 4.2, section 12.5.2</a>, version 1, in force, from <time');
    expect(text).toContain("<li>4 points when the number of this league's tournaments");
    expect(text).toContain('award 4 when player.events = 0');
  });
});

describe('a season that goes on', () => {
  it('has a table of points, bonus and both, without a column for playoffs that nobody has played', async () => {
    expect(rowsOf(await read(SEASON), 'table')).toEqual([
      ['1', 'ann', '2', '17 | 12 + 5', '12', '24', '5', '29'],
      ['2', 'bob', '2', '12 | 8 + 4', '8', '16', '4', '20'],
      ['3', 'cy', '2', '11 | 6 + 5', '6', '12', '5', '17'],
      ['4', 'Hidden player', '2', '10 | 6 + 4', '6', '12', '4', '16'],
    ]);
  });

  it('says who qualifies by each half, and what decided', async () => {
    const firstRow = ['1', 'ann', '1', '12', '5', '17', '12', '1', 'place 1'];
    expect(rowsOf(await read(`${SEASON}/first-half`), 'first-half')[0]).toEqual(firstRow);
    expect(rowsOf(await read(`${SEASON}/second-half`), 'second-half').map((row) => row.at(-1))).toEqual([
      'has a place already',
      'place 1, passed down',
      '–',
      '–',
    ]);
  });

  it('leads to its parts, which have addresses of their own', async () => {
    const text = await read(SEASON);
    for (const part of ['first-half', 'second-half', 'playoffs']) {
      expect(text).toContain(`href="${SEASON}/${part}"`);
      expect(await read(`${SEASON}/${part}`)).toContain(`href="${SEASON}/${part}" aria-current="page"`);
    }
    await walk.get(`${SEASON}/third-half`).set('accept', 'text/html').expect(404);
  });

  it('says what each tournament gave to whom, and each bonus with its reason', async () => {
    const text = await read(SEASON);
    const grid = text.slice(text.indexOf('Points of each tournament'));
    expect(grid).toMatch(/<a href="\/tournaments\/[0-9a-f-]+" title="Andoria 2014-10-05">12 \+ 5<\/a>/);
    expect(grid).toContain('Every bonus, the earliest first');
    const [, tournament = ''] = /href="(\/tournaments\/[0-9a-f-]+)" title="Andoria 2014-10-05"/.exec(grid) ?? [];
    expect(rowsOf(await read(tournament), 'won')[0]!.slice(0, 4)).toEqual([
      '1',
      expect.stringMatching(/^ann/),
      '12 + 5',
    ]);
    expect(await read(tournament)).toContain('Andoria League, 2014-15</a></caption>');
  });

  it('says what everybody can still reach', async () => {
    const text = await read(SEASON);
    expect(rowsOf(text, 'live')).toEqual([
      ['ann', 'On the bubble', '1', '1', '2', expect.stringMatching(/^\d+ points to be sure$/)],
      ['bob', 'On the bubble', '2', '1', '2', 'others to fall behind, too'],
    ]);
    expect(text).toContain('The playoffs are still to be played.');
  });

  it('says which tournaments do not count, and why', async () => {
    expect(rowsOf(await read(SEASON), 'tournaments').map((row) => [row[1], row.at(-1)])).toEqual([
      ['Oct 5, 2014', 'Yes'],
      ['Nov 2, 2014', 'No: this part of the season has had all its tournaments (12.2)'],
      ['Dec 7, 2014', 'Yes'],
    ]);
  });

  it('has a mission tally sheet that leads to the same as CSV', async () => {
    const text = await read(`${SEASON}/missions`);
    expect(rowsOf(text)).toEqual([
      ['Investigate &lt;Anomaly>', 'Oct 5, 2014', 'Andoria 2014-10-05', 'ann, cy', '2', '1'],
    ]);
    const csv = /href="([^"]+)">As CSV/.exec(text)?.[1] ?? '';
    await walk.get(csv).expect(200);
  });
});

describe('points over all leagues', () => {
  it.each([
    ['/league-points/2014-15', ['24', '16', '12', '12']],
    ['/league-points', ['24', '16', '12', '12']],
    ['/masters/2015', ['12', '8', '6', '6']],
  ])('stand at %s', async (address, points) => {
    expect(rowsOf(await read(address)).map((row) => row[3])).toEqual(points);
  });

  it('are told on the page of a player, each with what it was given for', async () => {
    const text = await read('/players/ann');
    const [first = '', ...others] = text.split('Every award in the ');
    expect(rowsOf(first.split('By season')[1] ?? '')).toEqual([
      ['Andoria League, 2014-15', '24', '5', '29', '29', '2', '2'],
    ]);
    expect(rowsOf(others[0] ?? '').map((row) => [row[1], row[3], row[5]])).toEqual(
      expect.arrayContaining([
        [
          'Andoria 2014-12-07 | Report an error',
          '12',
          'place 1: 4-5 players, 1st | Organized Play Guide 4.2, table 12.4.1 (Organized Play Guide 4.2, section 12.4)',
        ],
        [
          'Andoria 2014-10-05 | Report an error',
          '4',
          'first event in this league | participation v1, rule 1 (Organized Play Guide 4.2, section 12.5.2)',
        ],
      ]),
    );
  });
});

describe('a season that is over', () => {
  it('has a champion, and a ranking of the playoffs with what decided', async () => {
    await play('2015-02-07', 'bob ann cy zefram');
    const text = await read(SEASON, '2015-04-01');
    expect(text).toMatch(/Champion: <a href="\/players\/bob">bob<\/a>/);
    expect(rowsOf(text, 'playoffs')).toEqual([
      ['1', 'bob', '12', '28', '1', '3', '28'],
      ['2', 'ann', '8', '32', '1', '3', '32'],
    ]);
    expect(text).not.toContain('id="live"');
  });

  it('lets into the Champions League whoever has 50 points', async () => {
    const before = await read('/champions-league/2015', '2015-04-01');
    expect(before).toContain('Nobody has 50 points yet.');
    expect(before).toMatch(/As of today, <time[^>]*>Apr 1, 2015<\/time>\. Points count up to <time[^>]*>Jul 31, 2015</);
    expect(await read('/champions-league/2014', '2015-04-01')).toMatch(/Tournaments up to <time[^>]*>Jul 31, 2014</);
    await walk.dataSource.query(`update awards set points = points + 30 where kind = 'league' and place <= 2`);
    const text = await read('/champions-league/2015', '2015-04-01');
    expect(rowsOf(text).map(([seed, player]) => [seed, player])).toEqual([
      ['1', 'ann'],
      ['2', 'bob'],
    ]);
    expect(rowsOf(text, 'bracket')).toEqual([['1', 'ann', '2', 'bob']]);
    const wrong = await read('/champions-league/2015?entrant=cy&entrant=quark', '2015-04-01');
    expect(wrong).toContain('There is no player quark.');
    expect(wrong).toContain('cy may not enter, with 18 lifetime points.');
  });
});

describe('the page of the league director', () => {
  const address = `${LEAGUE}/direct`;
  const open = async (handle: string) =>
    walk
      .get(address)
      .set('accept', 'text/html')
      .set('authorization', `Bearer ${await walk.createToken('league-director', handle)}`);

  it('is for them alone', async () => {
    await walk.get(address).set('accept', 'text/html').expect(303);
    expect((await open('Stranger')).status).toBe(403);
    expect((await open('Lena')).status).toBe(200);
  });

  it('has forms for the operations that everybody uses', async () => {
    const { text } = await open('Lena');
    const operations = formsOf(text).map(({ method, action }) => `${method} ${action}`);
    const api = '/api/v1/leagues/andoria';
    for (const operation of ['POST $/schemes/{scheme}', 'POST $/schemes/participation/end', 'POST $/manual-awards']) {
      expect(operations).toContain(operation.replace('$', api));
    }
    expect(operations).toContain(`POST ${api}/schemes/dry-run`);
    // A change that somebody made after the page was opened is not lost.
    expect(text).toMatch(/id="scheme-participation"[^>]*>.*?name="_version" value="\d+"/s);
    expect(text).toMatch(/<option value="[0-9a-f-]{36}">Andoria 2014-12-07, Dec 7, 2014<\/option>/);
  });
});

describe('what there is not', () => {
  it.each([
    '/leagues/vulcan',
    '/leagues/Andoria%20League',
    '/leagues/andoria/seasons/2013-14',
    '/leagues/vulcan/seasons/2014-15',
    '/leagues/andoria/seasons/2013-14/missions',
    '/league-points/2013-14',
    '/masters/soon',
    '/champions-league/20145',
  ])('is a page that says so: %s', async (path) => {
    const { text } = await walk.get(path).set('accept', 'text/html').expect(404);
    expect(text).toContain('<h1>Not found</h1>');
  });
});
