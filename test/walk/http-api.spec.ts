import type { Response } from 'supertest';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const BOARD = '/api/v1/leaderboards/2e/constructed';
let coordinator: string;
let director: string;

const ROUNDS = [
  round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
  round('ann 40-100 cy FL', 'bob 100-50 dee FW'),
  round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
];
const PLAYERS = {
  ann: { country: 'DE', region: 'rhine', name: 'Ann Example' },
  bob: { country: 'DE', region: null },
  cy: { country: 'US', region: 'andoria' },
};

async function publish(
  tournament: ReportChanges['tournament'],
  rounds = ROUNDS,
  players: ReportChanges['players'] = PLAYERS,
): Promise<string> {
  const document = reportDocument(report(...rounds, { tournament, players }));
  const { body } = await walk.post('/api/v1/submissions', coordinator, document).expect(201);
  await walk.publisher.publishTournament(body.tournamentId as string, body.revision as number);
  return body.tournamentId as string;
}

let masters: string;

describe('before anything is published', () => {
  it('every listing is empty and no number is known', async () => {
    expect((await walk.get('/api/v1/leaderboards').expect(200)).body).toEqual({ rows: [] });
    expect((await walk.get(BOARD).expect(200)).body).toEqual({
      run: 0,
      headRun: 0,
      comparedWith: null,
      around: null,
      asOf: {
        publication: 'current',
        run: 0,
        publishedAt: null,
        playedBy: null,
        lastTournament: null,
        note: 'No tournament has been rated yet.',
      },
      game: '2e',
      category: 'constructed',
      players: 0,
      rows: [],
      next: null,
    });
    for (const listing of ['tournaments', 'runs']) {
      expect((await walk.get(`/api/v1/${listing}`).expect(200)).body).toEqual({ rows: [], next: null });
    }
    for (const listing of ['leagues', 'refreshes']) {
      expect((await walk.get(`/api/v1/${listing}`).expect(200)).body).toEqual({ rows: [] });
    }
    const { asOf, ...masters } = (await walk.get('/api/v1/masters/2014').expect(200)).body;
    expect([masters, asOf]).toEqual([{ season: 2014, rows: [] }, expect.objectContaining({ run: 0 })]);
    expect((await walk.get('/api/v1/runs/1').expect(404)).body.advice).toBe('Nothing has been published yet.');
  });
});

describe('a coordinator', () => {
  beforeAll(async () => {
    coordinator = await walk.createToken('coordinator', 'Thsch');
    director = await walk.createToken('director', 'Director');
  });

  const league = { slug: 'north-sea', name: ' North Sea League ', director: 'Thsch' };
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };

  it('creates a league, once', async () => {
    const { body, headers } = await walk.post('/api/v1/leagues', coordinator, league).expect(201);
    expect(body).toEqual({
      slug: 'north-sea',
      name: 'North Sea League',
      director: 'Thsch',
      alternates: [],
      players: [],
      link: '/api/v1/leagues/north-sea',
      version: 1,
      seasons: [],
    });
    expect(headers['location']).toBe(body.link);
    const again = await walk.post('/api/v1/leagues', coordinator, league).expect(409);
    expect(again.body.type).toBe('/problems/league-exists');
    expect((await walk.get(body.link as string).expect(200)).body).toEqual(body);
    expect((await walk.get('/api/v1/leagues').expect(200)).body.rows).toHaveLength(1);
  });

  it('adds a season to it, whose days and name are its own', async () => {
    const path = '/api/v1/leagues/north-sea/seasons';
    const { body, headers } = await walk.post(path, coordinator, season).expect(201);
    expect(body).toMatchObject({ ...season, link: `${path}/2014-15` });
    expect(headers['location']).toBe(body.link);
    for (const conflict of [
      { ...season, startsOn: '2016-10-01', endsOn: '2017-03-31' },
      { season: 'spring', startsOn: '2015-03-31', endsOn: '2015-05-01' },
    ]) {
      const answer = await walk.post(path, coordinator, conflict).expect(409);
      expect(answer.body.type).toBe('/problems/season-conflict');
    }
    const { body: table } = await walk.get(`${path}/2014-15`).expect(200);
    expect(table).toEqual({ league: 'north-sea', season: '2014-15', asOf: expect.any(Object), rows: [] });
  });

  it.each([
    [{ ...season, startsOn: '2014-02-30' }, '/startsOn'],
    [{ ...season, startsOn: '1.10.2014' }, '/startsOn'],
    [{ ...season, endsOn: '2014-09-30' }, '/endsOn'],
    [{ ...season, season: '2014/15' }, '/season'],
    [{ ...season, days: 3 }, '/days'],
  ])('is told what is wrong with the season %j', async (body, name) => {
    const answer = await walk.post('/api/v1/leagues/north-sea/seasons', coordinator, body).expect(400);
    expect(answer.body).toMatchObject({ type: '/problems/invalid-request', errors: [{ in: 'body', name }] });
  });

  it.each([
    [{ ...league, slug: 'North Sea' }, '/slug'],
    [{ ...league, slug: 'x'.repeat(41) }, '/slug'],
    [{ ...league, slug: '-' }, '/slug'],
    [{ ...league, slug: 'a', name: '  ' }, '/name'],
    [{ ...league, slug: 'b', name: 'a\u0000b' }, '/name'],
    [{ ...league, slug: 'c', director: '' }, '/director'],
    [{ ...league, slug: 'd', director: ['Thsch'] }, '/director'],
  ])('is told what is wrong with the league %j', async (body, name) => {
    const answer = await walk.post('/api/v1/leagues', coordinator, body).expect(400);
    expect(answer.body.errors).toEqual([{ in: 'body', name, detail: expect.any(String) }]);
  });

  it('may write half a character without breaking anything', async () => {
    const text = '{"slug": "half", "name": "\\ud800", "director": "Thsch"}';
    await walk.post('/api/v1/leagues', coordinator, text).expect(400);
    await walk.post('/api/v1/refreshes', coordinator, '{"reason": "\\udc00"}').expect(400);
  });

  it('asks for a refresh; while it waits, everybody who asks gets that one', async () => {
    const { body, headers } = await walk.post('/api/v1/refreshes', coordinator, { reason: 'late reports' }).expect(202);
    expect(body).toMatchObject({
      kind: 'requested',
      requestedBy: 'Thsch',
      reason: 'late reports',
      state: 'waiting',
      progress: { tournamentsTotal: 0, tournamentsDone: 0, gamesDone: 0 },
      run: null,
      createdAt: '2014-11-10T12:00:00.000Z',
      links: { self: `/api/v1/refreshes/${body.id}`, run: null },
    });
    expect(headers['location']).toBe(body.links.self);
    expect((await walk.post('/api/v1/refreshes', coordinator, {}).expect(202)).body.id).toBe(body.id);
    expect((await walk.get(body.links.self as string).expect(200)).body).toEqual(body);
    expect((await walk.get('/api/v1/refreshes?limit=1').expect(200)).body.rows).toEqual([body]);
  });

  it('is not a director', async () => {
    for (const [path, body] of [
      ['/api/v1/leagues', league],
      ['/api/v1/leagues/north-sea/seasons', season],
      ['/api/v1/refreshes', {}],
    ] as const) {
      await walk.post(path, null, body).expect(401);
      const { body: problem } = await walk.post(path, director, body).expect(403);
      expect(problem.type).toBe('/problems/forbidden');
    }
  });
});

describe('after three tournaments', () => {
  beforeAll(async () => {
    await publish({ externalId: 'api:1', league: 'north-sea', startsAt: '2014-11-08T10:00:00-05:00' });
    masters = await publish({ externalId: 'api:2', level: 3, kind: 'masters', startsAt: '2014-11-08T18:00:00-05:00' });
    const sealed = [
      round('bob 50-50 cy TT', 'eve fay TT'),
      round('bob eve TT', 'cy fay TT'),
      round('bob fay TT', 'cy eve TT'),
    ];
    await publish({ externalId: 'api:3', format: 'sealed', startsAt: '2014-11-09T10:00:00-05:00' }, sealed, {});
  });

  it('lists the leaderboards', async () => {
    const { body } = await walk.get('/api/v1/leaderboards').expect(200);
    expect(body.rows).toEqual([
      expect.objectContaining({ game: '2e', category: 'constructed', players: 4, link: BOARD }),
      expect.objectContaining({ game: '2e', category: 'sealed', players: 4, lastPlayedAt: '2014-11-09T15:00:00.000Z' }),
      expect.objectContaining({ game: '2e', category: 'overall', players: 6 }),
    ]);
  });

  it('gives the rating in full and rounded', async () => {
    const { body } = await walk.get(BOARD).expect(200);
    expect(body).toMatchObject({ run: 3, players: 4, next: null });
    const [stored] = await walk.dataSource.query<{ rating: number }[]>(
      `select rating from ratings join players p on p.id = player_id where handle = 'cy' and category = 'constructed'`,
    );
    expect(body.rows[0]).toEqual({
      rank: 1,
      rankBefore: null,
      handle: 'cy',
      name: null,
      country: 'US',
      region: 'andoria',
      rating: stored!.rating,
      displayRating: Math.round(stored!.rating),
      games: 6,
      wins: 4,
      losses: 0,
      ties: 2,
      isProvisional: true,
      lastPlayedAt: '2014-11-08T23:00:00.000Z',
    });
    expect(stored!.rating % 1).not.toBe(0);
  });

  it('lets equal ratings share a rank, over page borders too', async () => {
    const seen: unknown[] = [];
    let path: string | null = '/api/v1/leaderboards/2e/sealed?limit=1';
    while (path !== null) {
      const answer: Response = await walk.get(path).expect(200);
      seen.push(...(answer.body.rows as { rank: number; handle: string }[]).map(({ rank, handle }) => [rank, handle]));
      const next: string | null = /^<(.+)>; rel="next"$/.exec(answer.headers['link'] ?? '')?.[1] ?? null;
      expect(next === null).toBe(answer.body.next === null);
      path = next;
    }
    expect(seen).toEqual([
      [1, 'bob'],
      [1, 'cy'],
      [1, 'eve'],
      [1, 'fay'],
    ]);
  });

  it.each([
    ['country=de', ['ann', 'bob']],
    ['country=US', ['cy']],
    ['country=XX', []],
    ['region=andoria', ['cy']],
    ['minGames=7', []],
    ['provisional=exclude', []],
    ['provisional=only', ['cy', 'ann', 'bob', 'dee']],
    ['provisional=only&minGames=7', []],
    ['minGames=6', ['cy', 'ann', 'bob', 'dee']],
    ['activeSince=2014-11-09', []],
    ['activeSince=2014-11-08', ['cy', 'ann', 'bob', 'dee']],
    ['activeSince=2014-11-08T18:00:00-05:00', ['cy', 'ann', 'bob', 'dee']],
    ['country=DE&minGames=6&limit=1', ['ann']],
  ])('filters by %s', async (query, handles) => {
    const { body } = await walk.get(`${BOARD}?${query.replace('+', '%2B')}`).expect(200);
    expect((body.rows as { handle: string }[]).map(({ handle }) => handle)).toEqual(handles);
  });

  it('keeps who has 10 rated games when provisional ratings are left out', async () => {
    const play = (games: number) =>
      walk.dataSource.query(
        `update board_rows set games = $1 where category = 'constructed'
        and player_id = (select id from players where handle = 'cy')`,
        [games],
      );
    await play(10);
    const rows = async (query: string) => (await walk.get(`${BOARD}?${query}`).expect(200)).body.rows as object[];
    expect(await rows('provisional=exclude')).toMatchObject([{ handle: 'cy', games: 10, isProvisional: false }]);
    expect(await rows('provisional=only')).toMatchObject([{ handle: 'ann' }, { handle: 'bob' }, { handle: 'dee' }]);
    await play(6);
  });

  it.each([
    'country=Germany',
    'minGames=-1',
    'minGames=x',
    'provisional=perhaps',
    'activeSince=2014-02-30',
    'region=%00',
    'limit=0',
    'limit=201',
    'colour=blue',
    'country=DE&country=US',
  ])('refuses the query %s', async (query) => {
    const { body, headers } = await walk.get(`${BOARD}?${query}`).expect(400);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(body.errors[0]).toMatchObject({ in: 'query', name: query.split('=')[0] });
  });

  it('refuses a cursor of another leaderboard, of other filters, and a forged one', async () => {
    const { body } = await walk.get(`${BOARD}?limit=1`).expect(200);
    const forge = (position: unknown) =>
      Buffer.from(JSON.stringify([1, 'leaderboard 2e constructed   0 include  current  ', position])).toString(
        'base64url',
      );
    const position = { run: 3, rating: 1500, handleKey: 'x', rank: 1, place: 1, players: 5 };
    for (const path of [
      `/api/v1/leaderboards/2e/overall?cursor=${body.next}`,
      `${BOARD}?minGames=2&cursor=${body.next}`,
      `${BOARD}?cursor=${forge({ ...position, run: 1e12 })}`,
      `${BOARD}?cursor=${forge({ ...position, handleKey: '\0' })}`,
      `${BOARD}?cursor=${forge({ ...position, rank: -1 })}`,
      `${BOARD}?cursor=${forge(null)}`,
      `${BOARD}?cursor=nonsense`,
    ]) {
      const answer = await walk.get(path).expect(400);
      expect(answer.body.type).toBe('/problems/invalid-cursor');
    }
    await walk.get(`${BOARD}?limit=1&cursor=${forge(position)}`).expect(200);
  });

  it('keeps reading the run that the first page showed', async () => {
    const first = await walk.get(`${BOARD}?limit=2`).expect(200);
    const rest = await walk.get(`${BOARD}?limit=2&cursor=${first.body.next}`).expect(200);
    await publish({ externalId: 'api:4', startsAt: '2014-11-09T12:00:00-05:00' });
    const later = await walk.get(`${BOARD}?limit=2&cursor=${first.body.next}`).expect(200);
    expect(later.body).toEqual({ ...rest.body, headRun: (first.body.run as number) + 1 });
    expect((await walk.get(BOARD).expect(200)).body.run).toBe((first.body.run as number) + 1);
  });

  it('answers 304 while nothing has changed', async () => {
    const { headers } = await walk.get(BOARD).expect(200);
    expect(headers['etag']).toMatch(/^W\//);
    await walk.get(BOARD).set('if-none-match', headers['etag']!).expect(304);
  });

  it('shows a player, however the handle is written', async () => {
    const { body } = await walk.get('/api/v1/players/ANN').expect(200);
    expect(body).toMatchObject({
      handle: 'ann',
      name: 'Ann Example',
      country: 'DE',
      region: 'rhine',
      leaguePoints: [{ league: 'north-sea', season: '2014-15', points: expect.any(Number) }],
      links: { ratingChanges: '/api/v1/players/ann/rating-changes', tournaments: '/api/v1/players/ann/tournaments' },
    });
    expect(body.lifetimeLeaguePoints).toBe(body.leaguePoints[0].points);
    expect(body.mastersPoints).toEqual([{ season: 2014, points: expect.any(Number) }]);
    const [constructed] = body.ratings as { lastPlayedAt: string; rating: number; displayRating: number }[];
    expect(constructed).toMatchObject({ category: 'constructed', lastPlayedAt: '2014-11-09T17:00:00.000Z' });
    expect(constructed!.displayRating).toBe(Math.round(constructed!.rating));
  });

  it('names on a page who won most Masters Points of each year that is over', async () => {
    const masters = (path: string) => walk.get(path).set('accept', 'text/html').expect(200);
    expect((await masters('/masters/2014')).text).not.toContain('Winners by year');
    walk.setTime(new Date('2015-02-01T00:00:00Z'));
    try {
      const { text } = await masters('/masters/2014');
      expect(text).toContain('<h2 id="winners">Winners by year</h2>');
      const winners = text.slice(text.indexOf('id="winners"'));
      const { body } = await walk.get('/api/v1/masters/2014').expect(200);
      const [first] = (body as { rows: { handle: string }[] }).rows;
      expect(winners).toMatch(/<a href="\/masters\/2014">2014<\/a>/);
      expect(winners.match(/href="\/players\/([^"]+)"/)?.[1]).toBe(first?.handle);
    } finally {
      walk.setTime(ON_TIME);
    }
  });

  it.each([
    ['rating-changes', 6],
    ['tournaments', 3],
  ])('pages through the %s of a player, newest first', async (listing, count) => {
    const rows: { startsAt: string }[] = [];
    let cursor = '';
    for (;;) {
      const { body } = await walk.get(`/api/v1/players/ann/${listing}?limit=2${cursor}`).expect(200);
      rows.push(...(body.rows as { startsAt: string }[]));
      if (body.next === null) break;
      cursor = `&cursor=${body.next}`;
    }
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(count);
    expect(rows.map(({ startsAt }) => startsAt)).toEqual(
      rows
        .map(({ startsAt }) => startsAt)
        .sort()
        .reverse(),
    );
  });

  it('pages through the tournaments and the runs', async () => {
    for (const [path, count] of [
      ['/api/v1/tournaments', 4],
      ['/api/v1/runs', 4],
    ] as const) {
      const all = await walk.get(path).expect(200);
      const first = await walk.get(`${path}?limit=3`).expect(200);
      const rest = await walk.get(`${path}?limit=3&cursor=${first.body.next}`).expect(200);
      expect(all.body.rows).toHaveLength(count);
      expect([...(first.body.rows as object[]), ...(rest.body.rows as object[])]).toEqual(all.body.rows);
      expect(rest.body.next).toBeNull();
    }
  });

  it('shows a tournament with what it did', async () => {
    const { body } = await walk.get(`/api/v1/tournaments/${masters}`).expect(200);
    expect(body).toMatchObject({
      id: masters,
      header: { name: 'Winter Local', level: 3, kind: 'masters', startsAt: '2014-11-08T18:00:00-05:00' },
      revision: 1,
      state: 'processed',
      published: { revision: 1, run: 2, participants: 4, sanctioned: { value: true }, rated: { value: true } },
    });
    expect((body.standings as { place: number }[]).map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    expect(body.rounds).toHaveLength(3);
    expect(body.ratingChanges).toHaveLength(8);
    expect(body.awards[0]).toMatchObject({ kind: 'masters', place: 1, season: '2014', league: null });
  });

  // @row 122, 125, 126
  it('sums the points of a league, of all leagues, and of the Masters', async () => {
    const season = await walk.get('/api/v1/leagues/north-sea/seasons/2014-15').expect(200);
    expect(season.body).toMatchObject({ league: 'north-sea', season: '2014-15' });
    expect(season.body.rows[0]).toMatchObject({ rank: 1, handle: 'cy', tournaments: 1, wins: 1 });
    const lifetime = await walk.get('/api/v1/leagues/north-sea/lifetime').expect(200);
    const all = await walk.get('/api/v1/league-points/seasons/2014-15').expect(200);
    const always = await walk.get('/api/v1/league-points/lifetime').expect(200);
    const { asOf, rows } = season.body;
    expect(lifetime.body).toEqual({ league: 'north-sea', season: null, asOf, rows });
    expect(all.body).toEqual({ league: null, season: '2014-15', asOf, rows });
    expect(always.body).toEqual({ league: null, season: null, asOf, rows });
    expect((await walk.get('/api/v1/masters/2014').expect(200)).body.rows[0]).toMatchObject({ rank: 1, handle: 'cy' });
    expect((await walk.get('/api/v1/masters/2013').expect(200)).body).toMatchObject({ season: 2013, rows: [] });
  });
});

describe('what nobody knows', () => {
  const id = '00000000-0000-4000-8000-000000000000';

  it.each([
    ['/api/v1/leaderboards/3e/constructed', 'There are 1e/constructed, 1e/sealed, 1e/overall, 2e/constructed'],
    ['/api/v1/leaderboards/2e/novice', '2e/constructed, 2e/sealed, 2e/overall, tribbles/constructed'],
    ['/api/v1/leaderboards/2e/junior', '2e/constructed'],
    ['/api/v1/leaderboards/swccg/overall', 'swccg/constructed, swccg/junior, swccg/sealed'],
    ['/api/v1/leaderboards/sw-lcg/constructed', 'young-jedi/sealed.'],
    ['/api/v1/players/nobody', 'Check the spelling'],
    ['/api/v1/players/%00', 'Check the address'],
    [`/api/v1/players/${'x'.repeat(300)}`, 'Check the spelling'],
    ['/api/v1/players/nobody/rating-changes', 'Check the spelling'],
    ['/api/v1/players/nobody/tournaments', 'Check the spelling'],
    [`/api/v1/tournaments/${id}`, '/api/v1/tournaments'],
    ['/api/v1/tournaments/4711', '/api/v1/tournaments'],
    [`/api/v1/submissions/${id}`, 'receipt'],
    ['/api/v1/submissions/x', 'receipt'],
    ['/api/v1/leagues/nowhere', '/api/v1/leagues'],
    ['/api/v1/leagues/%00', 'Check the address'],
    ['/api/v1/leagues/nowhere/lifetime', '/api/v1/leagues'],
    ['/api/v1/leagues/nowhere/seasons/2014-15', '/api/v1/leagues'],
    ['/api/v1/leagues/north-sea/seasons/1850', 'Its seasons are 2014-15.'],
    ['/api/v1/league-points/seasons/%00', 'Check the address'],
    ['/api/v1/league-points/seasons/x', 'The seasons are 2014-15.'],
    ['/api/v1/league-points/seasons/2026-28', 'The seasons are 2014-15.'],
    ['/api/v1/league-points/seasons/1950-51', 'The seasons are 2014-15.'],
    ['/api/v1/masters/next', 'calendar year'],
    ['/api/v1/masters/20145', 'calendar year'],
    ['/api/v1/runs/0', 'numbered from 1 to'],
    ['/api/v1/runs/99999999999999999999', 'numbered from 1 to'],
    ['/api/v1/runs/first', 'numbered from 1 to'],
    [`/api/v1/refreshes/${id}`, '/api/v1/refreshes'],
    ['/api/v1/refreshes/1', '/api/v1/refreshes'],
    ['/api/v1/nothing', '/docs'],
  ])('%s is a 404 with the way on', async (path, advice) => {
    const { body, headers } = await walk.get(path).set('accept', 'text/html').expect(404);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(body).toMatchObject({ type: '/problems/not-found', advice: expect.stringContaining(advice) });
  });
});
