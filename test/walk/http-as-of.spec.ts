import type { TournamentReport } from '@quadrant/rules/tournament';
import type { SpecPublisher } from '../builders/publisher.js';
import { emptyTables, useTestDatabase } from '../builders/database.js';
import { createPublisher, forgetPublished, handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';
import type { DataSource } from 'typeorm';

const walk = useHttpWalk();
const other = useTestDatabase();
const BOARD = '/api/v1/leaderboards/2e/constructed';
const HANDLES = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'];
const RESULTS = ['100-35 FW', '20-100 FL', '50-40 MW', '30-30 TT'];
const DAYS = ['2014-11-01', '2014-11-02', '2014-11-03', '2014-11-05'];
const AFTERWARDS = new Date('2014-11-20T12:00:00Z');

/** A tournament whose players and results follow from two numbers; two of them can begin in the same instant. */
function played(tournament: number, revision: number): TournamentReport {
  const rounds = [0, 1, 2].map((number) => {
    const order = HANDLES.map((_, seat) => HANDLES[(seat * (number + 1 === 2 ? 5 : 1) + tournament) % HANDLES.length]!);
    const matches = [0, 2, ...(tournament % 3 === 0 ? [] : [4])].map((seat) => {
      const [score, result] = RESULTS[(tournament + revision * 3 + number + seat) % RESULTS.length]!.split(' ');
      return `${order[seat]!} ${score} ${order[seat + 1]!} ${result}`;
    });
    return round(...matches);
  });
  return report(...rounds, {
    tournament: {
      name: `Tournament ${tournament}`,
      externalId: `as-of:${tournament}`,
      startsAt: `${DAYS[tournament % DAYS.length]!}T18:00:00Z`,
      registeredAt: '2014-09-01T00:00:00Z',
    },
  });
}

/** Which revision of which tournaments a run had taken in. */
type Taken = ReadonlyMap<number, number>;
const takenBy = new Map<number, Taken>();

let dataSource: DataSource;
let publisher: SpecPublisher;
let now = new Date();

const refreshWith = (by: SpecPublisher, isOfficial = false) =>
  by.publishRefresh({
    requestedBy: 'spec',
    reason: 'spec',
    scope: 'full',
    isOfficial,
    onProgress: () => undefined,
  });

async function note(): Promise<void> {
  const rows = await dataSource.query<{ name: string; revision: number; run: number }[]>(
    `select s.name, s.revision, (select head_run from publication) as run from outcomes o join submissions s on s.id = o.submission_id`,
  );
  takenBy.set(
    rows[0]!.run,
    new Map(rows.map(({ name, revision }) => [Number(name.replace('Tournament ', '')), revision])),
  );
}

/** Hands in on a day of November 2014, and publishes what is on time. */
async function handInOn(day: number, tournament: number, revision = 1): Promise<void> {
  now = new Date(Date.UTC(2014, 10, day, 12));
  const {
    tournamentId,
    revision: stored,
    state,
  } = await handIn(dataSource, played(tournament, revision), {
    receivedAt: now,
  });
  expect(stored).toBe(revision);
  if (state !== 'accepted') return;
  await publisher.publishTournament(tournamentId, revision);
  await note();
}

interface Row {
  handle: string;
  rating: number;
  games: number;
  lastPlayedAt: string;
}

/** The leaderboard of a database that has only these tournaments. */
async function recompute(taken: Taken, playedBy: string): Promise<Row[]> {
  const bare = await other.dataSource();
  await forgetPublished(bare);
  await emptyTables(bare, 'standings', 'matches', 'entries', 'tournaments', 'outbox', 'pending_changes');
  for (const [tournament, revision] of taken) {
    const document = played(tournament, revision);
    if (document.tournament.startsAt.slice(0, 10) <= playedBy) {
      await handIn(bare, document, { receivedAt: AFTERWARDS });
    }
  }
  await refreshWith(createPublisher(bare));
  const rows = await bare.query<(Omit<Row, 'lastPlayedAt'> & { lastPlayedAt: Date })[]>(
    `select p.handle, r.rating, r.games, r.last_played_at as "lastPlayedAt" from ratings r join players p on p.id = r.player_id
     where game = '2e' and category = 'constructed' order by rating desc, handle`,
  );
  return rows.map((row) => ({ ...row, lastPlayedAt: row.lastPlayedAt.toISOString() }));
}

beforeAll(() => {
  dataSource = walk.dataSource;
  publisher = createPublisher(dataSource, () => now);
});
beforeEach(() => walk.setTime(AFTERWARDS));

describe('before anything is published', () => {
  it('every moment is an empty one that says why', async () => {
    const { body } = await walk.get(`${BOARD}?knownBy=2014-11-08&playedBy=2014-11-08`).expect(200);
    expect(body).toMatchObject({ run: 0, players: 0, rows: [], asOf: { run: 0, playedBy: '2014-11-08' } });
    expect(body.asOf.note).toBe('Nothing was published by then.');
    await walk.get(`${BOARD}?knownBy=1`).expect(404);
  });
});

describe('as of', () => {
  beforeAll(async () => {
    for (const tournament of [4, 8, 1]) await handInOn(4, tournament);
    await handInOn(5, 5);
    await handInOn(6, 8, 2);
    // Late: they wait for the refresh, which takes one of them in at its second revision.
    for (const tournament of [0, 2]) await handInOn(12, tournament);
    await handInOn(13, 3);
    await handInOn(13, 2, 2);
    now = new Date('2014-11-14T05:00:00Z');
    await refreshWith(publisher, true);
    await note();
    await handInOn(16, 7);
    await handInOn(17, 4, 2);
    now = new Date('2014-11-18T05:00:00Z');
    await refreshWith(publisher);
    await note();
  });

  it('shows what a database has that knows no more and has played no more', async () => {
    const [first] = takenBy.keys();
    const runs = [...takenBy.keys()];
    expect(runs.length).toBeGreaterThanOrEqual(7);
    let compared = 0;
    for (const run of runs) {
      for (const playedBy of DAYS) {
        const { body } = await walk.get(`${BOARD}?knownBy=${run}&playedBy=${playedBy}`).expect(200);
        const rows = (body.rows as Row[]).map(({ handle, rating, games, lastPlayedAt }) => ({
          handle,
          rating,
          games,
          lastPlayedAt,
        }));
        expect({ run, playedBy, rows }).toEqual({ run, playedBy, rows: await recompute(takenBy.get(run)!, playedBy) });
        compared += rows.length;
      }
    }
    expect(first).toBe(1);
    expect(compared).toBeGreaterThan(80);
  });

  it('is the same for a player as for the leaderboard', async () => {
    for (const query of ['knownBy=2', 'playedBy=2014-11-02', 'knownBy=4&playedBy=2014-11-01', 'publication=official']) {
      const board = await walk.get(`${BOARD}?${query}`).expect(200);
      for (const row of board.body.rows as Row[]) {
        const { body } = await walk.get(`/api/v1/players/${row.handle}?${query}`).expect(200);
        const rating = (body.ratings as (Row & { category: string })[]).find((each) => each.category === 'constructed');
        expect(body.asOf).toEqual(board.body.asOf);
        expect(rating).toMatchObject({ rating: row.rating, games: row.games, lastPlayedAt: row.lastPlayedAt });
        const changes = await walk.get(`/api/v1/players/${row.handle}/rating-changes?limit=200&${query}`).expect(200);
        const rated = (changes.body.rows as { category: string; after: number; games: number }[]).filter(
          ({ category }) => category === 'constructed',
        );
        expect(rated[0]!.after).toBe(row.rating);
        expect(rated.reduce((sum, { games }) => sum + games, 0)).toBe(row.games);
      }
    }
  });

  it('links every change to its explanation, as it was known then', async () => {
    const { body } = await walk.get('/api/v1/players/ann/rating-changes?knownBy=2').expect(200);
    for (const { after, links } of body.rows as { after: number; links: { explanation: string; cause: string } }[]) {
      const explanation = await walk.get(links.explanation).expect(200);
      expect(explanation.body).toMatchObject({ after, isReproduced: true, asOf: { run: 2 } });
      await walk.get(links.cause).expect(200);
    }
  });

  it('says which tournament was the last', async () => {
    const { body } = await walk.get(`${BOARD}?playedBy=2014-11-02`).expect(200);
    expect(body.asOf).toMatchObject({
      playedBy: '2014-11-02',
      lastTournament: { name: expect.stringMatching(/^Tournament [15]$/), startsAt: '2014-11-02T18:00:00.000Z' },
      note: null,
    });
    const early = await walk.get(`${BOARD}?playedBy=2014-10-31`).expect(200);
    expect(early.body).toMatchObject({ rows: [], asOf: { note: expect.stringContaining('had begun by then') } });
  });

  it('takes the last run of a day', async () => {
    const runs = await dataSource.query<{ number: number; day: string }[]>(
      `select number, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as day from runs order by number`,
    );
    for (const day of ['2014-11-03', '2014-11-04', '2014-11-05', '2014-11-14', '2014-11-15', '2014-11-20']) {
      const last = runs.findLast((run) => run.day <= day)?.number ?? 0;
      expect((await walk.get(`${BOARD}?knownBy=${day}`).expect(200)).body.run).toBe(last);
    }
  });

  it('stays at one run over all pages', async () => {
    for (const query of ['playedBy=2014-11-03', 'knownBy=2014-11-20', 'publication=official']) {
      const all = await walk.get(`${BOARD}?${query}`).expect(200);
      const first = await walk.get(`${BOARD}?limit=2&${query}`).expect(200);
      const rest = await walk.get(`${BOARD}?${query}&cursor=${first.body.next}`).expect(200);
      expect([...(first.body.rows as Row[]), ...(rest.body.rows as Row[])]).toEqual(all.body.rows);
      await walk.get(`${BOARD}?cursor=${first.body.next}`).expect(400);
    }
    const changes = '/api/v1/players/ann/rating-changes';
    const first = await walk.get(`${changes}?limit=1`).expect(200);
    const second = await walk.get(`${changes}?limit=1&cursor=${first.body.next}`).expect(200);
    const board = await walk.get(`${BOARD}?limit=2`).expect(200);
    const nextPage = () =>
      walk.get(`/leaderboards/2e/constructed?cursor=${board.body.next}`).set('accept', 'text/html').expect(200);
    expect((await nextPage()).text).not.toContain('This page continues');
    now = new Date('2014-11-19T05:00:00Z');
    await refreshWith(publisher);
    const later = await walk.get(`${changes}?limit=1&cursor=${first.body.next}`).expect(200);
    expect(later.body).toEqual(second.body);
    expect(later.body.asOf.run).toBe(first.body.asOf.run);
    const { text } = await nextPage();
    expect(text).toContain(`This page continues the list of run ${board.body.run}, published`);
    expect(text).toContain(`<a href="/leaderboards/2e/constructed">Start again with run ${board.body.run + 1}</a>`);
  });

  it('finds the official numbers by name', async () => {
    const official = await dataSource.query<{ number: number }[]>(
      `select number from runs where official_run = number`,
    );
    const { body } = await walk.get(`${BOARD}?publication=official`).expect(200);
    expect(body).toMatchObject({ run: official[0]!.number, asOf: { publication: 'official' } });
    const none = await walk.get(`${BOARD}?publication=official&knownBy=2`).expect(200);
    expect(none.body).toMatchObject({
      run: 0,
      rows: [],
      asOf: { note: expect.stringContaining('No official run was published by then') },
    });
  });

  it.each([
    ['knownBy=2014-11-21', 'knownBy'],
    ['playedBy=2014-11-21', 'playedBy'],
    ['knownBy=2014-02-30', 'knownBy'],
    ['knownBy=0', 'knownBy'],
    ['knownBy=1.5', 'knownBy'],
    ['knownBy=yesterday', 'knownBy'],
    ['knownBy=1&knownBy=2', 'knownBy'],
    ['playedBy=7', 'playedBy'],
    ['publication=best', 'publication'],
  ])('refuses %s', async (query, name) => {
    for (const path of [BOARD, '/api/v1/players/ann', '/api/v1/players/ann/rating-changes']) {
      const { body } = await walk.get(`${path}?${query}`).expect(400);
      expect(body).toMatchObject({ type: '/problems/invalid-request', errors: [{ in: 'query', name }] });
    }
  });

  it.each(['playedBy=0001-01-01', 'playedBy=9999-12-31', 'knownBy=9999-12-31'])(
    'says which years there are: %s',
    async (query) => {
      const { body } = await walk.get(`${BOARD}?${query}`).expect(400);
      const detail = expect.stringContaining('a day of the calendar from 1900 to 2099, such as 2014-11-08') as string;
      expect(body).toMatchObject({ errors: [{ detail }] });
    },
  );

  it('knows no run that has not been', async () => {
    const { body } = await walk.get(`${BOARD}?knownBy=999999999`).expect(404);
    expect(body).toMatchObject({
      detail: 'There is no run 999999999.',
      advice: expect.stringMatching(/^Runs are numbered from 1 to \d+\.$/),
    });
  });
});

describe('the pages', () => {
  const page = (path: string) => walk.get(path).set('accept', 'text/html');

  it('of a leaderboard switch between current and official, and say what they show', async () => {
    const current = await page('/leaderboards/2e/constructed?country=&playedBy=2014-11-02').expect(200);
    expect(current.text).toContain(
      '<a href="/leaderboards/2e/constructed?publication=official&amp;playedBy=2014-11-02">Official (weekly)</a>',
    );
    expect(current.text).toContain('aria-current="page">Current</a>');
    expect(current.text).toMatch(/played by the end of .*: the last was Tournament [15] on/);
    const official = await page('/leaderboards/2e/constructed?publication=official').expect(200);
    expect(official.text).toMatch(/Run \d+, published <time datetime="2014-11-14T05:00:00.000Z">/);
    expect(official.text).toContain('<input type="hidden" name="publication" value="official"/>');
    expect(official.text).toContain('href="/players/ann?publication=official"');
    const none = await page('/leaderboards/2e/constructed?publication=official&knownBy=1').expect(200);
    expect(none.text).toContain('No official run was published by then');
    const future = await page('/leaderboards/2e/constructed?playedBy=2014-11-21').expect(200);
    expect(future.text).toContain('The filter &quot;Played by&quot; is not used');
    const tooEarly = await page('/leaderboards/2e/constructed?playedBy=0001-01-01').expect(200);
    expect(tooEarly.text).toContain('it has to be a day of the calendar from 1900 until today, such as 2014-11-20');
    await page('/leaderboards/2e/constructed?knownBy=999').expect(404);
  });

  it('of a leaderboard tell the last change of each player, as it was known then', async () => {
    const moments = ['knownBy=2', 'playedBy=2014-11-02', 'knownBy=4&playedBy=2014-11-01', 'publication=official', ''];
    for (const moment of moments) {
      const { text } = await page(`/leaderboards/2e/constructed?${moment}`).expect(200);
      const shown = [
        ...text.matchAll(/<a href="\/tournaments\/([^"#]+)#rating-changes"><span class="delta \w+">([^<]+)</g),
      ];
      const { body } = await walk.get(`${BOARD}?${moment}`).expect(200);
      const expected = [];
      for (const { handle } of body.rows as Row[]) {
        const changes = await walk.get(`/api/v1/players/${handle}/rating-changes?limit=200&${moment}`).expect(200);
        const { tournamentId, before, after } = (
          changes.body.rows as { category: string; tournamentId: string; before: number; after: number }[]
        ).find(({ category }) => category === 'constructed')!;
        expected.push([tournamentId, Math.abs(after - before).toFixed(1)]);
      }
      expect(shown.map(([, id, delta = '']) => [id, delta.replace(/^[+−]/, '').replace('±0', '0.0')])).toEqual(
        expected,
      );
      expect(expected.length).toBeGreaterThan(3);
    }
  });

  it('of a player tell ratings, changes, and every game of them', async () => {
    const { text } = await page('/players/ANN').expect(200);
    expect(text).toContain('<h1>ann</h1>');
    expect(text).toMatch(
      /<dt>Second Edition, Constructed<\/dt><dd class="figure"><a href="\/leaderboards\/2e\/constructed">\d+/,
    );
    expect(text.match(/<details class="change">/g)).toHaveLength(5);
    expect(text).toContain('K-factor 16: level 1 on Nov ');
    expect(text).toMatch(/<th scope="row"><a href="\/players\/\w+">\w+<\/a><\/th>/);
    expect(text).not.toMatch(/<script|style=/);
    const older = /<a rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const rest = await page(older).expect(200);
    expect(rest.text).toContain('<a href="/players/ann">Newest</a>');
    const then = await page('/players/ann?knownBy=1').expect(200);
    expect(then.text.match(/<details class="change">/g)).toHaveLength(1);
    expect(then.text).toContain('not rated by then');
  });

  it('of a player list no tournament that was played later', async () => {
    const daysOf = async (query: string): Promise<string[]> => {
      const { text } = await page(`/players/ann${query}`).expect(200);
      const section = text.split('id="tournaments"')[1]?.split('<h2')[0] ?? '';
      return [...section.matchAll(/<time datetime="([\d-]{10})/g)].map(([, day = '']) => day);
    };
    expect(new Set(await daysOf(''))).toEqual(new Set(DAYS));
    expect(new Set(await daysOf('?playedBy=2014-11-02'))).toEqual(new Set(DAYS.slice(0, 2)));
    expect(await daysOf('?playedBy=2014-10-01')).toEqual([]);
  });

  it('of a player are not there for nobody, an unknown run or a damaged cursor', async () => {
    for (const path of ['/players/nobody', '/players/%00', '/players/ann?knownBy=999']) await page(path).expect(404);
    await page('/players/ann?cursor=nonsense').expect(400);
  });
});
