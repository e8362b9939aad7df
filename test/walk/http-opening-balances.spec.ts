import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { VerificationRepository } from '@quadrant/store/verification';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk, ON_TIME } from './http-walk.js';

const BALANCES = '/api/v1/opening-balances';
const HEAD = 'kind,player,game,category,league,season,title,value,games,date,source';
const SOURCE = 'List of 1 November 2014';
const DAY = '2014-11-01';

const walk = useHttpWalk();
let organiser: string;
let dora: string;

const table = (...rows: string[]): string => [HEAD, ...rows].join('\n');
const rating = (player: string, value: string, games = '212', day = DAY, category = 'constructed'): string =>
  `rating,${player},2e,${category},,,,${value},${games},${day},${SOURCE}`;
const post = (rows: string, others: object = {}, token = organiser) =>
  walk.post(BALANCES, token, { table: rows, reason: 'from the old site', ...others });
const preview = (rows: string, others: object = {}) =>
  walk.post(`${BALANCES}?preview=true`, organiser, { table: rows, reason: 'from the old site', ...others });

/** Four players meet each other once, and the one who is named first wins. */
async function play(name: string, startsAt: string, [a, b, c, d]: [string, string, string, string]): Promise<void> {
  const rounds = [
    round(`${a} 100-35 ${b} FW`, `${c} 100-35 ${d} FW`),
    round(`${a} 100-35 ${c} FW`, `${b} 100-35 ${d} FW`),
    round(`${a} 100-35 ${d} FW`, `${b} 100-35 ${c} FW`),
  ];
  const document = report(...rounds, {
    tournament: { externalId: `opening:${name}`, name, startsAt, endsAt: null, registeredAt: '2014-09-01T00:00:00Z' },
  });
  const { tournamentId, revision } = await handIn(walk.dataSource, document, { receivedAt: ON_TIME });
  await walk.publisher.publishTournament(tournamentId, revision);
}

const refresh = () =>
  walk.publisher.publishRefresh({
    requestedBy: 'operator',
    reason: 'a test',
    scope: 'full',
    isOfficial: false,
    onProgress: () => undefined,
  });

interface Rated {
  category: string;
  rating: number;
  games: number;
}
const ratingsOf = async (handle: string): Promise<Rated[]> => {
  const { body } = await walk.get(`/api/v1/players/${handle}`).expect(200);
  return (body as { ratings: Rated[] }).ratings;
};
const constructedOf = async (handle: string) =>
  (await ratingsOf(handle)).find(({ category }) => category === 'constructed');
const verify = () => new VerificationRepository(walk.dataSource).verify(DEFAULT_RATING_RULES);
const headHash = async () => {
  const [run] = await walk.dataSource.query<[{ chain: string }]>(
    `select encode(chain_sha256, 'hex') as chain from runs order by number desc limit 1`,
  );
  return run.chain;
};

beforeAll(async () => {
  organiser = await walk.createToken('director-of-organized-play', 'Stoovie');
  dora = await walk.createToken('director', 'Dora');
  await play('before', '2014-10-25T12:00:00Z', ['ann', 'bob', 'cy', 'dee']);
  await play('after', '2014-11-08T12:00:00Z', ['ann', 'cy', 'bob', 'dee']);
  await refresh();
});

describe('opening balances that cannot be brought in', () => {
  const errorsOf = async (rows: string, others: object = {}) => {
    const { body } = await post(rows, others).expect(422);
    expect(body.type).toBe('/problems/balances-refused');
    return (body.findings as { code: string; pointer: string; message: string }[]).map(
      ({ code, pointer, message }) => `${code} ${pointer} ${message}`,
    );
  };

  it.each([
    [
      'a file without a needed column',
      'kind,player,date\nrating,Ann,2014-11-01',
      'balances-not-read /1 Line 1 has no column “source”.',
    ],
    ['an unknown column', `${HEAD},elo\n`, 'balances-not-read /1 Line 1 has an unknown column “elo”.'],
    ['a column twice', `${HEAD},kind\n`, 'balances-not-read /1 Line 1 has the column “kind” twice.'],
    ['headings alone', HEAD, 'balances-not-read /1 The file has headings, but no row.'],
    ['a quotation mark that is open', `${HEAD}\n"rating,ann`, 'balances-not-read'],
    [
      'a kind that is none',
      table('elo,ann,2e,constructed,,,,1700,3,2014-11-01,list'),
      'balance-cell /2/kind Line 2, column kind: “elo”.',
    ],
    [
      'a rating without games',
      table(rating('ann', '1700', '')),
      'balance-cell /2/games Line 2, column games: the cell is empty.',
    ],
    ['no games', table(rating('ann', '1700', '0')), 'balance-cell /2/games Line 2, column games: “0”.'],
    [
      'a sign between thousands',
      table(rating('ann', '"1,712"')),
      'balance-cell /2/value Line 2, column value: “1,712”. This is no number.',
    ],
    [
      'a day that is none',
      table(rating('ann', '1700', '3', '31.12.2013')),
      'balance-cell /2/date Line 2, column date: “31.12.2013”. This is no day.',
    ],
    [
      'a day that is not over',
      table(rating('ann', '1700', '3', '2014-11-10')),
      'balance-cell /2/date Line 2, column date: 2014-11-10 is not over yet.',
    ],
    [
      'a rating out of bounds',
      table(rating('ann', '3001')),
      'balance-cell /2/value Line 2, column value: 3001 becomes 3001, but ratings are from 0 to 3000.',
    ],
    ['a track that nothing moves', table(rating('ann', '1700', '3', DAY, 'junior')), 'balance-cell /2/category'],
    [
      'a value that the kind does not have',
      table(`title,ann,2e,,,,Champion,,,${DAY},list`),
      'balance-cell /2/game Line 2, column game: “2e”. A title has no such value.',
    ],
    [
      'a title of a season without its league',
      table(`title,ann,,,,2014,Champion,,,${DAY},list`),
      'balance-cell /2/league',
    ],
    [
      'a player whom nobody knows',
      table(rating('zoe', '1700')),
      'balance-player /2/player Line 2, column player: no player has the handle “zoe”.',
    ],
    [
      'a league that is not there',
      table(`lifetime,ann,,,alpha,,,12,,${DAY},list`),
      'balance-league /2/league Line 2, column league: there is no league “alpha”.',
    ],
    ['points that are no whole number', table(`lifetime,ann,,,alpha,,,1.5,,${DAY},list`), 'balance-cell /2/value'],
    [
      'a player twice',
      table(rating('ann', '1700'), rating('Ann', '1701')),
      'balance-twice /3/player Line 3, column player: “Ann” has the same balance in line 2.',
    ],
    [
      'two days of a track',
      table(rating('ann', '1700'), rating('bob', '1600', '3', '2014-10-30')),
      'balance-cut-over /3/date Line 3, column date: 2e/constructed has the day 2014-11-01 in line 2 and 2014-10-30 here.',
    ],
  ])('refuses %s, and says where', async (_, rows, expected) => {
    const before = await walk.countRows();
    expect(await errorsOf(rows)).toContainEqual(expect.stringContaining(expected));
    const { audit_entries: _audit, ...after } = await walk.countRows();
    expect({ ...after, audit_entries: before['audit_entries'] }).toEqual(before);
  });

  it('names all players whom nobody knows in one finding, with the way out', async () => {
    const { body } = await post(table(rating('zoe', '1700'), rating('ann', '1700'), rating('yan', '1600'))).expect(422);
    const unknown = (body.findings as { code: string; message: string; advice: string }[]).filter(
      ({ code }) => code === 'balance-player',
    );
    expect(unknown.map(({ message }) => message)).toEqual([
      '2 rows name a player who is not known: line 2 “zoe”, line 4 “yan”.',
    ]);
    expect(unknown[0]!.advice).toContain('--register-players');
  });

  it('refuses a player whose name was removed for good', async () => {
    await walk.post('/api/v1/players', organiser, { handle: 'gone', reason: 'a test' }).expect(201);
    await walk
      .post('/api/v1/players/gone/anonymisation', organiser, { handle: 'gone', reason: 'they asked' })
      .expect(200);
    const [{ handle }] = await walk.dataSource.query<[{ handle: string }]>(
      `select handle from players where anonymised_at is not null`,
    );
    expect((await errorsOf(table(rating(handle, '1700'))))[0]).toContain('was removed for good');
  });

  it('asks for a confirmation where tournaments up to the day are rated here', async () => {
    const { body } = await post(table(rating('ann', '1700'))).expect(409);
    expect(body).toMatchObject({
      type: '/problems/balances-to-confirm',
      findings: [{ code: 'balance-games-before', severity: 'warning' }],
    });
    expect(body.findings[0].message).toBe(
      '1 tournament up to 2014-11-01 moved 2e/constructed here, with 4 players. They will no longer be rated in it: the previous system has rated them.',
    );
  });

  it('is for coordinators only', async () => {
    await post(table(rating('ann', '1700')), {}, dora).expect(403);
  });
});

describe('opening balances', () => {
  let before: Record<string, unknown>;
  const rows = table(rating('ann', '1712', '212'), rating('eva', '1500', '40'), rating('bob', '1400', '8'));
  const asked = { add: 100, times: 1, confirmed: true, registerPlayers: true };
  const read = async () => ({
    ann: await ratingsOf('ann'),
    board: (await walk.get('/api/v1/leaderboards/2e/constructed').expect(200)).body.rows as unknown[],
    chain: await headHash(),
  });

  beforeAll(async () => {
    before = await read();
  });

  it('show their effect before they are published', async () => {
    const { body } = await preview(rows, asked).expect(200);
    expect(body).toMatchObject({
      rows: { rating: 3, lifetime: 0, season: 0, title: 0 },
      players: 3,
      newPlayers: ['eva'],
      conversion: { add: 100, times: 1 },
      tracks: [
        {
          ...{ game: '2e', category: 'constructed', day: DAY, players: 3 },
          before: { lowest: 1400, highest: 1712 },
          after: { lowest: 1500, highest: 1812 },
        },
      ],
    });
    expect(body.tracks[0].after.mean).toBeCloseTo(1637.33, 2);
    expect(body.tracks[0].before.deviation).toBeCloseTo(130.08, 2);
  });

  it('begin history: ratings, leaderboard, hashes and verification', async () => {
    const { body } = await post(rows, asked).expect(200);
    expect(body).toEqual({ number: 1, takesEffect: 'at-once' });
    await refresh();
    expect(await constructedOf('eva')).toMatchObject({ rating: 1600, games: 40 });
    // ann beat cy, who begins here, since: the tournament before the day moves nothing any more.
    expect(await constructedOf('ann')).toMatchObject({ games: 215 });
    expect((await constructedOf('ann'))!.rating).toBeGreaterThan(1812);
    expect(await constructedOf('cy')).toMatchObject({ games: 3 });
    const { body: board } = await walk.get('/api/v1/leaderboards/2e/constructed').expect(200);
    expect(board.rows[0]).toMatchObject({ handle: 'ann', games: 215, wins: 3, losses: 0, broughtGames: 212 });
    expect(await verify()).toMatchObject({ difference: null });
    expect(await headHash()).not.toBe(before['chain']);
  });

  it('give the same numbers and hashes when history is replayed again', async () => {
    const one = await read();
    await refresh();
    expect(await read()).toEqual(one);
  });

  it('let a live run continue from them', async () => {
    await play('later', '2014-11-09T12:00:00Z', ['ann', 'eva', 'cy', 'dee']);
    expect(await constructedOf('ann')).toMatchObject({ games: 218 });
    expect(await constructedOf('eva')).toMatchObject({ games: 43 });
    expect(await verify()).toMatchObject({ difference: null });
    const live = await read();
    await refresh();
    expect(await read()).toEqual(live);
  });

  it('explain a rating change from the rating that was brought in and its conversion, in JSON and on pages', async () => {
    const { body: changes } = await walk.get('/api/v1/players/eva/rating-changes').expect(200);
    const { tournamentId } = (changes.rows as { tournamentId: string; category: string }[]).find(
      ({ category }) => category === 'constructed',
    )!;
    const address = `/api/v1/tournaments/${tournamentId}/explanation?category=constructed&player=`;
    const { body } = await walk.get(`${address}eva`).expect(200);
    const conversion = { add: 100, times: 1 };
    expect(body).toMatchObject({
      before: 1600,
      opening: { rating: 1600, games: 40, value: 1500, on: DAY, source: SOURCE, conversion },
    });
    const { body: cy } = await walk.get(`${address}cy`).expect(200);
    expect(cy).not.toHaveProperty('opening');
    const { text } = await walk.get(`/players/eva/tournaments/${tournamentId}`).set('accept', 'text/html').expect(200);
    expect(text).toContain('The previous system had 1500, converted as 100 + 1 × 1500.');
  });

  it('are marked on the leaderboard, in its JSON and its CSV', async () => {
    const { body } = await walk.get('/api/v1/leaderboards/2e/constructed').expect(200);
    const rows = body.rows as { handle: string; broughtGames?: number; basis?: string }[];
    const marks = rows.map(({ handle, broughtGames, basis }) => [handle, broughtGames, basis]);
    expect(marks).toContainEqual(['eva', 40, 'stated']);
    expect(marks).toContainEqual(['cy', undefined, undefined]);
    const { text: csv } = await walk.get('/api/v1/leaderboards/2e/constructed/players.csv').expect(200);
    expect(csv.split('\n')[0]).toMatch(/,brought_games,basis,last_played_on$/);
    expect(csv).toMatch(/,eva,.*,40,stated,\n/);
    expect(csv).toMatch(/,cy,.*,0,computed,\n/);
    const { text: page } = await walk.get('/leaderboards/2e/constructed').set('accept', 'text/html').expect(200);
    expect(page).toContain('40 games were brought in, with unknown results.');
  });

  it('are named at the top of a tournament that the previous system rated', async () => {
    const { body: list } = await walk.get('/api/v1/tournaments').expect(200);
    const idOf = (name: string) => (list.rows as { id: string; name: string }[]).find((row) => row.name === name)!.id;
    const { body } = await walk.get(`/api/v1/tournaments/${idOf('before')}`).expect(200);
    expect(body.published.ratedByPreviousSystem).toEqual([{ category: 'constructed', on: DAY }]);
    const { body: after } = await walk.get(`/api/v1/tournaments/${idOf('after')}`).expect(200);
    expect(after.published).not.toHaveProperty('ratedByPreviousSystem');
    const textOf = async (name: string) =>
      (
        await walk
          .get(`/tournaments/${idOf(name)}`)
          .set('accept', 'text/html')
          .expect(200)
      ).text;
    expect(await textOf('before')).toContain('The previous system rated this tournament in Constructed');
    expect(await textOf('after')).not.toContain('The previous system');
  });

  it('let a tournament on the day or before it move nothing on their track', async () => {
    const one = await constructedOf('bob');
    await play('late', '2014-11-01T12:00:00Z', ['bob', 'dee', 'fay', 'gus']);
    await refresh();
    expect(await constructedOf('bob')).toEqual(one);
    expect(await verify()).toMatchObject({ difference: null });
  });

  it('follow a player who is merged, and come back with an undone merge', async () => {
    const { body } = await walk
      .post('/api/v1/players/eva/merge', organiser, { into: 'gus', reason: 'a test' })
      .expect(200);
    await refresh();
    expect(await constructedOf('gus')).toMatchObject({ games: 43 });
    expect(await verify()).toMatchObject({ difference: null });
    await walk.post(`/api/v1/player-merges/${body.id}/undo`, organiser, { reason: 'a test' }).expect(200);
    await refresh();
    expect(await constructedOf('eva')).toMatchObject({ games: 43 });
    expect(await verify()).toMatchObject({ difference: null });
  });

  it('cannot be moved to another day without being taken back', async () => {
    const { body } = await post(table(rating('cy', '1500', '3', '2014-10-20')), { confirmed: true }).expect(422);
    expect(body.findings).toContainEqual(
      expect.objectContaining({
        code: 'balance-cut-over',
        message:
          'Line 2, column date: the cut-over day of 2e/constructed is 2014-11-01, because of balances that are published already.',
      }),
    );
    const again = await post(table(rating('ann', '1500')), { confirmed: true }).expect(422);
    expect(again.body.findings).toContainEqual(expect.objectContaining({ code: 'balance-twice' }));
  });

  it('are part of a career, whose record counts only games of which results are known', async () => {
    const { body } = await walk.get('/api/v1/players/eva/career').expect(200);
    const [track] = body.tracks;
    expect(track).toMatchObject({
      peak: { tournament: 'later' },
      broughtGames: 40,
      opening: { rating: 1600, games: 40, value: 1500, on: DAY, source: SOURCE },
      ...{ wins: 2, losses: 1, ties: 0 },
    });
  });

  it('are taken back as one, and then all is as it was', async () => {
    const { body } = await walk.post(`${BALANCES}/1/undo`, organiser, { reason: 'the wrong list' }).expect(200);
    expect(body).toEqual({ number: 1, takesEffect: 'at-once' });
    await refresh();
    expect(await constructedOf('ann')).toMatchObject({ games: 9 });
    expect(await verify()).toMatchObject({ difference: null });
    const { body: list } = await walk.get(BALANCES).expect(200);
    expect(list.rows).toMatchObject([
      { number: 1, state: 'taken-back', conversion: { add: 100, times: 1 }, takenBack: { reason: 'the wrong list' } },
    ]);
    await walk.post(`${BALANCES}/1/undo`, organiser, { reason: 'again' }).expect(409);
    await walk.post(`${BALANCES}/9/undo`, organiser, { reason: 'again' }).expect(404);
    await walk.post(`${BALANCES}/x/undo`, organiser, { reason: 'again' }).expect(404);
  });

  it('come back with a rollback, and go with one', async () => {
    await post(rows, { ...asked, registerPlayers: false }).expect(200);
    const { run } = await refresh();
    const brought = await read();
    await walk.post('/api/v1/rollbacks', organiser, { run: run - 1, reason: 'a test' }).expect(201);
    expect(await constructedOf('ann')).toMatchObject({ games: 9 });
    expect(await verify()).toMatchObject({ difference: null });
    await walk.post('/api/v1/publication/resume', organiser, {}).expect(202);
    await refresh();
    expect((await read()).chain).toEqual(brought.chain);
    expect(await verify()).toMatchObject({ difference: null });
  });
});

describe('points and titles from before', () => {
  const rows = table(
    `lifetime,ann,,,alpha,,,60,,${DAY},${SOURCE}`,
    `season,ann,,,alpha,2013-14,,45,,${DAY},${SOURCE}`,
    `season,bob,,,alpha,2013-14,,12,,${DAY},${SOURCE}`,
    `title,bob,,,alpha,2013-14,Champion,,,2014-05-01,${SOURCE}`,
    `title,ann,,,,,World Champion 2012,,,2012-08-10,${SOURCE}`,
  );
  let number: number;

  beforeAll(async () => {
    await walk
      .post('/api/v1/leagues', organiser, { slug: 'alpha', name: 'Alpha Quadrant League', director: 'Dora' })
      .expect(201);
    await walk
      .post('/api/v1/leagues/alpha/seasons', organiser, {
        ...{ season: '2013-14', startsOn: '2013-10-01', endsOn: '2014-03-31' },
      })
      .expect(201);
    await refresh();
    const { body } = await post(rows).expect(200);
    ({ number } = body as { number: number });
    await refresh();
  });

  const pageOf = async (path: string, language = 'en') =>
    (await walk.get(path).set('accept', 'text/html').set('accept-language', language).expect(200)).text;

  it('count in the tables of the league, and in no other season', async () => {
    const { body: ann } = await walk.get('/api/v1/players/ann').expect(200);
    expect(ann).toMatchObject({
      lifetimeLeaguePoints: 60,
      leaguePoints: [{ league: 'alpha', season: '2013-14', points: 45 }],
    });
    const { body: points } = await walk.get('/api/v1/players/ann/league-points').expect(200);
    expect(points).toMatchObject({
      lifetime: { points: 60, tournaments: 0, best: 0 },
      leagues: [{ lifetime: { points: 60, total: 60 }, seasons: [{ season: '2013-14', points: 45 }] }],
      opened: [
        { league: 'alpha', season: null, points: 15, on: DAY, source: SOURCE },
        { league: 'alpha', season: '2013-14', points: 45 },
      ],
    });
    const { body: lifetime } = await walk.get('/api/v1/leagues/alpha/lifetime').expect(200);
    expect(lifetime.rows).toMatchObject([
      { handle: 'ann', points: 60, tournaments: 0, wins: 0, best: 0, broughtPoints: 60, basis: 'stated' },
      { handle: 'bob', points: 12, broughtPoints: 12, basis: 'stated' },
    ]);
    const page = await pageOf('/leagues/alpha');
    expect(page).toContain('60 points were brought in from a previous system');
  });

  it('open the Champions League to who has enough of them', async () => {
    const { body } = await walk.get('/api/v1/champions-league/2015').expect(200);
    expect(body.players).toMatchObject([{ handle: 'ann', lifetimePoints: 60 }]);
  });

  it('are shown with their source', async () => {
    const ann = await pageOf('/players/ann');
    expect(ann).toContain('World Champion 2012');
    expect(ann).toContain(`Source: ${SOURCE}.`);
    expect(await pageOf('/championships/worlds/2014')).toContain('World Champion 2012');
    expect(await pageOf('/leagues/alpha')).toContain('bob');
    expect(await pageOf('/players/ann', 'de')).toContain('Titel von früher');
  });

  it('are refused twice, and lifetime points below those of their seasons', async () => {
    const { body } = await post(table(`season,ann,,,alpha,2013-14,,45,,${DAY},list`)).expect(422);
    expect(body.findings[0].code).toBe('balance-twice');
    await walk.post(`${BALANCES}/${number}/undo`, organiser, { reason: 'a test' }).expect(200);
    await refresh();
    const fewer = table(`lifetime,ann,,,alpha,,,44,,${DAY},list`, `season,ann,,,alpha,2013-14,,45,,${DAY},list`);
    const refused = await post(fewer).expect(422);
    expect(refused.body.findings[0].message).toBe(
      'Line 2, column value: 44 lifetime points are fewer than the 45 of the seasons in this file.',
    );
    const { body: ann } = await walk.get('/api/v1/players/ann').expect(200);
    expect(ann).toMatchObject({ lifetimeLeaguePoints: 0, leaguePoints: [] });
  });
});

describe('a tournament of which the previous system rated every category', () => {
  let number: number;
  let before: Rated[];
  /** Before the file registers them, nobody has this handle. */
  const ratingsOfGus = async (): Promise<Rated[]> => {
    const { body, status } = await walk.get('/api/v1/players/gus');
    return status === 404 ? [] : (body as { ratings: Rated[] }).ratings;
  };
  const listed = async (query: string) =>
    (await walk.get(`/tournaments${query}`).set('accept', 'text/html').expect(200)).text;

  it('is listed as rated by that system, and not among the rated ones', async () => {
    const rows = table(rating('gus', '1600', '5'), rating('gus', '1600', '5', DAY, 'overall'));
    await refresh();
    before = await ratingsOfGus();
    const { body } = await post(rows, { confirmed: true, registerPlayers: true }).expect(200);
    number = body.number as number;
    await refresh();
    expect(await ratingsOfGus()).not.toEqual(before);
    expect(await listed('')).toMatch(/>before<\/a>(?:(?!<tr).)*Rated by the previous system/);
    expect(await listed('?rated=yes')).not.toContain('>before</a>');
    expect(await listed('?rated=yes')).toContain('>after</a>');
    expect(await listed('?rated=no')).toContain('>before</a>');
  });

  it('is rated here again when the balances are taken back while a refresh runs', async () => {
    const running = refresh();
    await walk.post(`${BALANCES}/${number}/undo`, organiser, { reason: 'a test' }).expect(200);
    await running;
    await refresh();
    expect(await listed('?rated=yes')).toContain('>before</a>');
    expect(await ratingsOfGus()).toEqual(before);
    expect(await verify()).toMatchObject({ difference: null });
  });
});

describe('the page of opening balances', () => {
  it('is for those who may publish them', async () => {
    const page = await walk
      .get('/desk/history/balances')
      .set('accept', 'text/html')
      .set('authorization', `Bearer ${organiser}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('name="_fileFor" value="table"');
    const other = await walk
      .get('/desk/history/balances')
      .set('accept', 'text/html')
      .set('authorization', `Bearer ${dora}`);
    expect(other.status).toBe(403);
  });
});
