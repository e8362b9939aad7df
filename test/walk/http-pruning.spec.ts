import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { PruningRepository, PRUNED_WITH_RUNS, type KeptRuns } from '@quadrant/store/pruning';
import { VerificationRepository } from '@quadrant/store/verification';
import { createPublisher, handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const LEAGUE = 'pruned';
const BOARD = '/api/v1/leaderboards/2e/constructed';
const AFTERWARDS = new Date('2014-12-20T12:00:00Z');
/** The runs of 14 November and later are kept. */
const NIGHT = new Date('2014-12-20T03:30:00Z');
const KEPT: KeptRuns = { days: 36, runs: 1 };
const DAY = 86_400_000;

let now = new Date();
let pruning: PruningRepository;
let coordinator: string;

/** Makes a tournament of 10 November, an hour before the one of the number below. */
const played = (number: number): TournamentReport =>
  report(
    round(`ann 100-${number} bob FW`, 'cy 20-20 dee TT'),
    round('ann 100-35 cy FW', 'bob 100-90 dee FW'),
    round('ann 100-0 dee FW', 'bob 100-35 cy FW'),
    {
      tournament: {
        name: `Tournament ${number}`,
        externalId: `pruning:${number}`,
        startsAt: new Date(Date.parse('2014-11-10T10:00:00Z') - number * 3_600_000).toISOString(),
        registeredAt: '2014-09-01T00:00:00Z',
      },
    },
  );

/** Each run publishes a tournament before all others, so that it closes everything that the runs before it opened. */
async function publishOn(day: number, number: number): Promise<void> {
  now = new Date(Date.parse('2014-11-10T12:00:00Z') + day * DAY);
  const { tournamentId, revision } = await handIn(walk.dataSource, played(number), { receivedAt: now });
  await createPublisher(walk.dataSource, () => now).publishTournament(tournamentId, revision);
}

const refresh = () =>
  createPublisher(walk.dataSource, () => now).publishRefresh({
    ...{ requestedBy: 'spec', reason: 'spec', scope: 'full', isOfficial: true },
    onProgress: () => undefined,
  });

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      { get?: { responses: Readonly<Record<string, unknown>>; parameters?: readonly { in: string; name: string }[] } }
    >
  >;
}

/** Ratings with all their digits, and games. */
async function rowsOf(query: string): Promise<object[]> {
  const { body } = await walk.get(`${BOARD}${query}`).expect(200);
  const rows = body.rows as Record<'handle' | 'rating' | 'games' | 'wins' | 'lastPlayedAt', unknown>[];
  return rows.map(({ handle, rating, games, wins, lastPlayedAt }) => ({ handle, rating, games, wins, lastPlayedAt }));
}
const verify = async () => (await new VerificationRepository(walk.dataSource).verify(DEFAULT_RATING_RULES)).difference;

async function countOld(): Promise<number> {
  const counts = PRUNED_WITH_RUNS.map((table) => `(select count(*) from ${table} where until_run <= 5)`);
  const [row] = await walk.dataSource.query<{ old: number }[]>(`select (${counts.join(' + ')})::integer as old`);
  return row!.old;
}

beforeAll(async () => {
  pruning = new PruningRepository(walk.dataSource);
  coordinator = await walk.createToken('coordinator', 'Cora');
  await walk.createToken('league-director', 'Lena');
  for (const number of [0, 1, 2, 3]) await publishOn(number, number);
  await refresh();
  for (const number of [4, 5, 6]) await publishOn(number, number);
});
beforeEach(() => walk.setTime(AFTERWARDS));

describe('the numbers of old runs', () => {
  const before = new Map<number, readonly object[]>();

  it('are all kept while one of the two settings keeps them', async () => {
    for (const kept of [
      { days: 400, runs: 1 },
      { days: 1, runs: 2000 },
    ]) {
      expect(await pruning.pruneRuns(kept, NIGHT)).toEqual({ oldestRun: 1, rows: 0 });
    }
    for (const run of [1, 2, 3, 4, 5, 6, 7, 8]) before.set(run, await rowsOf(`?knownBy=${run}`));
    expect(new Set([...before.values()].map((rows) => JSON.stringify(rows))).size).toBe(7);
  });

  it('are deleted when both say so, in transactions of which any may be the last before a crash', async () => {
    const old = await countOld();
    expect(old).toBeGreaterThan(4);
    const crash = () => Promise.reject(new Error('killed'));
    await expect(pruning.pruneRuns(KEPT, NIGHT, crash)).rejects.toThrow('killed');
    const left = await countOld();
    expect(left).toBeLessThan(old);
    expect(left).toBeGreaterThan(0);
    await walk.get(`${BOARD}?knownBy=4`).expect(410);
    expect(await pruning.pruneRuns(KEPT, NIGHT)).toEqual({ oldestRun: 5, rows: left });
    expect(await countOld()).toBe(0);
    expect(await pruning.pruneRuns(KEPT, NIGHT)).toEqual({ oldestRun: 5, rows: 0 });
  });

  it('leave the official run of every kept run', async () => {
    expect(await pruning.pruneRuns({ days: 1, runs: 1 }, NIGHT)).toEqual({ oldestRun: 5, rows: 0 });
    expect(await rowsOf('?publication=official')).toEqual(before.get(5));
  });

  it('do not change what kept runs have, nor what is published', async () => {
    for (const run of [5, 6, 7, 8]) expect(await rowsOf(`?knownBy=${run}`)).toEqual(before.get(run));
    expect(await rowsOf('')).toEqual(before.get(8));
    expect(await verify()).toBeNull();
  });

  it('are answered with 410 and the oldest run that is kept', async () => {
    const player = '/api/v1/players/ann';
    const { body: changes } = await walk.get(`${player}/rating-changes`).expect(200);
    const [{ tournamentId }] = changes.rows as [{ tournamentId: string }];
    for (const address of [
      ...[
        `${BOARD}?knownBy=4`,
        `${BOARD}?knownBy=2014-11-11`,
        `${player}?knownBy=1`,
        `${player}/rating-changes?knownBy=1`,
      ],
      ...[`/api/v1/tournaments/${tournamentId}/explanation?player=ann&category=constructed&knownBy=4`],
      ...['/api/v1/runs/4/diff', '/api/v1/runs/5/diff', '/api/v1/runs/4/changes/ann?game=2e&category=constructed'],
    ]) {
      const { body, status } = await walk.get(address);
      const { type, oldestRun, oldestRunUrl, errors } = body as Record<string, unknown>;
      const gone = { status: 410, type: '/problems/run-pruned', oldestRun: 5, oldestRunUrl: '/api/v1/runs/5' };
      expect([address, { status, type, oldestRun, oldestRunUrl, errors }]).toEqual([address, gone]);
    }
    await walk.get('/api/v1/runs/6/diff').expect(200);
  });

  it('are answered with 410 on every route that has numbers of a run', async () => {
    const { body: changes } = await walk.get('/api/v1/players/ann/rating-changes').expect(200);
    const [{ tournamentId }] = changes.rows as [{ tournamentId: string }];
    await walk.post('/api/v1/leagues', coordinator, { slug: LEAGUE, name: 'Pruned', director: 'Lena' }).expect(201);
    const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31', reason: 'spec' };
    await walk.post(`/api/v1/leagues/${LEAGUE}/seasons`, coordinator, season).expect(201);
    const { body: openApi } = await walk.get('/api/v1/openapi.json').expect(200);
    const { paths } = openApi as OpenApi;
    const values: Record<string, string> = {
      ...{
        handle: 'ann',
        game: '2e',
        category: 'constructed',
        number: '4',
        id: tournamentId,
        slug: LEAGUE,
        year: '2014',
      },
    };
    const reading = Object.entries(paths).flatMap(([path, { get }]) =>
      // Events are kept by their age, not with a run.
      get && '410' in get.responses && path !== '/api/v1/changes' ? [[path, get] as const] : [],
    );
    expect(reading.length).toBeGreaterThan(15);
    for (const [path, { parameters = [] }] of reading) {
      const place = path.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => values[name] ?? (path.includes('/masters/') ? '2014' : '2014-15'),
      );
      const asked = parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
      const query = new URLSearchParams(
        [
          ['knownBy', '4'],
          ['player', 'ann'],
          ['game', '2e'],
          ['category', 'constructed'],
          ['entrants', '2'],
          ['participants', '10'],
        ].filter(([name]) => asked.includes(name!)),
      );
      const { body, status } = await walk.get(`${place}?${query}`);
      expect([path, status, body.type, body.oldestRun]).toEqual([path, 410, '/problems/run-pruned', 5]);
    }
    for (const page of ['/players/ann?knownBy=4', '/leaderboards/2e/constructed?knownBy=4'])
      await walk.get(page).expect(410);
  });

  it('leave their hashes on the page of the run, with a link to the oldest that is kept', async () => {
    const [{ chain }] = await walk.dataSource.query<[{ chain: string }]>(
      `select encode(chain_sha256, 'hex') as chain from runs where number = 2`,
    );
    const { text } = await walk.get('/runs/2').expect(200);
    expect(text).toContain(chain);
    expect(text).toContain('What run 2 changed is no longer kept');
    expect(text).toContain('<a href="/runs/5">run 5</a>');
    const refused = await walk.get('/leaderboards/2e/constructed?knownBy=2').set('accept', 'text/html').expect(410);
    expect(refused.text).toContain('<a href="/runs/5">/runs/5</a>');
  });

  it('cannot be published again, but those of the oldest run can', async () => {
    const post = (run: number) => walk.post('/api/v1/rollbacks', coordinator, { run, reason: 'spec' });
    expect((await post(4).expect(410)).body).toMatchObject({ type: '/problems/run-pruned', oldestRun: 5 });
    await post(5).expect(201);
    expect(await rowsOf('')).toEqual(before.get(5));
    expect(await verify()).toBeNull();
  });
});
