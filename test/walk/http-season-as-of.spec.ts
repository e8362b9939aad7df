import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { createPublisher } from '../builders/history.js';
import type { SpecPublisher } from '../builders/publisher.js';
import { useHttpWalk } from './http-walk.js';

/*
 * Six tournaments of four players are published, each on its evening. Ann wins them all: 12 points each (000, table
 * 12.4.1). So Ann may enter the Champions League from the fifth on.
 */
const walk = useHttpWalk();
const SEASON = '/api/v1/leagues/as-of/seasons/2014-15';
const TABLES = [
  SEASON,
  `${SEASON}/table`,
  `${SEASON}/halves`,
  `${SEASON}/playoffs`,
  `${SEASON}/live`,
  '/api/v1/leagues/as-of/lifetime',
  '/api/v1/league-points/seasons/2014-15',
  '/api/v1/league-points/lifetime',
  '/api/v1/masters/2014',
  '/api/v1/champions-league/2015',
];
const DAYS = ['2014-10-04', '2014-10-18', '2014-11-01', '2014-11-15', '2014-12-06', '2014-12-20'];
const QUALIFIERS = { firstHalf: 2, secondHalf: 1 };

let coordinator: string;
let now: Date;
let publisher: SpecPublisher;
const ids: string[] = [];

/** The key is the number of a run, the value what each table said when it was the newest one. */
const recorded = new Map<number, unknown[]>();
const runs: number[] = [];

function setTime(text: string): void {
  now = new Date(text);
  walk.setTime(now);
}
beforeEach(() => walk.setTime(now));

type Body = Record<string, unknown> & { readonly asOf: Record<string, unknown> };

const readAll = async (query = ''): Promise<Body[]> =>
  Promise.all(TABLES.map(async (path) => (await walk.get(`${path}${query}`).expect(200)).body as Body));

/** Leaves out the run and the date of the numbers. */
const numbersOf = (bodies: readonly Body[]): unknown[] =>
  bodies.map(({ asOf: _asOf, run: _run, ...numbers }) => numbers);

async function note(run: number | null): Promise<void> {
  recorded.set(run!, numbersOf(await readAll()));
  runs.push(run!);
}

const documentOf = (day: string, turn: number) => {
  const [second, ...rest] = ['bob', 'cy', 'dee'].map((_, index, all) => all[(index + turn) % 3]!);
  return reportDocument(
    report(
      round(`ann 100-35 ${second} FW`, `${rest[0]} 50-40 ${rest[1]} MW`),
      round(`ann 100-0 ${rest[0]} FW`, `${second} 100-0 ${rest[1]} FW`),
      round(`ann 100-0 ${rest[1]} FW`, `${second} 100-10 ${rest[0]} FW`),
      {
        tournament: {
          externalId: `as-of:${day}`,
          director: 'Lena',
          startsAt: `${day}T12:00:00Z`,
          registeredAt: '2014-09-01T12:00:00Z',
          league: 'as-of',
          kind: 'masters',
          level: 3,
        },
      },
    ),
  );
};

async function submit(day: string, turn: number): Promise<string> {
  const { body } = await walk.post('/api/v1/submissions', coordinator, documentOf(day, turn)).expect(201);
  return (body as { tournamentId: string }).tournamentId;
}

const change = (path: string, body: object) =>
  walk.post(`${SEASON}/${path}`, coordinator, { reason: 'as agreed', ...body });

beforeAll(async () => {
  setTime('2014-09-15T12:00:00Z');
  publisher = createPublisher(walk.dataSource, () => now);
  coordinator = await walk.createToken('coordinator', 'Thsch');
  await walk.createToken('league-director', 'Lena');
  await walk.post('/api/v1/leagues', coordinator, { slug: 'as-of', name: 'As Of', director: 'Lena' }).expect(201);
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31', qualifiers: QUALIFIERS };
  await walk.post('/api/v1/leagues/as-of/seasons', coordinator, season).expect(201);
  for (const [turn, day] of DAYS.entries()) {
    setTime(`${day}T23:00:00Z`);
    ids.push(await submit(day, turn));
    await note(await publisher.publishTournament(ids.at(-1)!, 1));
  }
  // Later decisions do not change what was published before.
  setTime('2014-12-22T12:00:00Z');
  await change('closing', { part: 'first-half' }).expect(200);
  await note(await publisher.publishLeague('as-of'));
  const unflag = { tournaments: [{ id: ids[3], version: 1 }], flagged: false, reason: 'a friendly' };
  await walk.post('/api/v1/leagues/as-of/flags', coordinator, unflag).expect(200);
  await note(await publisher.publishCorrection(ids[3]!));
});

describe('C.10: tables of a season, of the Masters and of the Champions League', () => {
  it('are what they were when a run was the newest one', async () => {
    expect(runs).toHaveLength(8);
    for (const run of runs) {
      expect({ run, numbers: numbersOf(await readAll(`?knownBy=${run}`)) }).toEqual({
        run,
        numbers: recorded.get(run),
      });
    }
  });

  it('name the run, and give the newest one without a moment', async () => {
    for (const { asOf } of await readAll(`?knownBy=${runs[2]}`)) {
      expect(asOf).toMatchObject({ run: runs[2], publication: 'current', note: null });
    }
    expect(numbersOf(await readAll())).not.toEqual(recorded.get(runs[2]!));
  });

  it('are what the tournaments until a day give', async () => {
    for (const [turn, day] of DAYS.entries()) {
      const bodies = await readAll(`?knownBy=${runs[5]}&playedBy=${day}`);
      expect({ day, numbers: numbersOf(bodies) }).toEqual({ day, numbers: recorded.get(runs[turn]!) });
      expect(bodies.map(({ asOf }) => asOf['playedBy'])).toEqual(TABLES.map(() => day));
    }
  });

  it('differ from one tournament to the next', () => {
    for (const index of TABLES.keys()) {
      const texts = runs.slice(0, 6).map((run) => JSON.stringify(recorded.get(run)![index]));
      expect([TABLES[index], new Set(texts).size]).toEqual([TABLES[index], 6]);
    }
  });

  it('are empty before anything was published, and say so', async () => {
    const bodies = await readAll('?knownBy=2014-10-01');
    expect(bodies.map(({ asOf }) => [asOf['run'], asOf['note']])).toEqual(
      TABLES.map(() => [0, 'Nothing was published by then.']),
    );
    expect(bodies.map(({ rows = [], players = [] }) => [rows, players])).toEqual(TABLES.map(() => [[], []]));
  });

  it('are empty while there is no official run', async () => {
    for (const { asOf } of await readAll('?publication=official')) {
      expect(asOf).toMatchObject({ publication: 'official', run: 0 });
    }
  });

  it.each([
    ['knownBy=99999', 404],
    ['knownBy=2015-01-01', 400],
    ['playedBy=yesterday', 400],
    ['publication=new', 400],
    ['plaedBy=2014-10-04', 400],
  ])('refuse ?%s with %d', async (query, status) => {
    for (const path of TABLES) expect([path, (await walk.get(`${path}?${query}`)).status]).toEqual([path, status]);
  });

  it('are the same on pages, which ignore what they do not know', async () => {
    const read = async (path: string) => {
      const { text } = await walk.get(path).set('accept', 'text/html').expect(200);
      const cells = [...text.matchAll(/<td[^>]*class="number"[^>]*><strong>(\d+)<\/strong>/g)].map(([, cell]) =>
        Number(cell),
      );
      return { text, ann: cells[0] };
    };
    const pages = ['/leagues/as-of/seasons/2014-15', '/masters/2014', '/league-points/2014-15', '/league-points'];
    for (const page of pages) {
      const json = await readAll('?playedBy=2014-10-31');
      const { points } = (json[1]!['rows'] as { points: number }[])[0]!;
      expect(points).toBe(24);
      const { text, ann } = await read(`${page}?playedBy=2014-10-31&utm_source=forum`);
      expect([page, ann]).toEqual([page, 24]);
      expect(text).toContain('with what was played by the end of');
      expect((await read(`${page}?knownBy=${runs[2]}`)).ann).toBe(36);
      expect((await read(`${page}?playedBy=tomorrow`)).text).toContain('is not used');
      await walk.get(`${page}?knownBy=99999`).set('accept', 'text/html').expect(404);
    }
    const champions = '/champions-league/2015';
    expect((await read(champions)).ann).toBe(60);
    expect((await read(`${champions}?playedBy=2014-12-06&knownBy=${runs[4]}`)).ann).toBe(60);
    // One of the five no longer counts for the league.
    expect((await read(`${champions}?playedBy=2014-12-06`)).text).toContain('Nobody has 50 points yet.');
  });

  it('stand beside the public log of the season', async () => {
    const { text } = await walk.get('/leagues/as-of/seasons/2014-15').set('accept', 'text/html').expect(200);
    const log = text.split('id="log"')[1]!;
    expect(log).toContain('Closed parts: first half');
    expect(log.indexOf('Closed parts')).toBeLessThan(log.indexOf('Players who qualify'));
    expect(log).toContain('Thsch');
  });
});
