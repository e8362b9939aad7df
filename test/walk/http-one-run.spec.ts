import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { createPublisher, handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const READERS = 16;
const BOARD = '/api/v1/leaderboards/2e/constructed';
/** These come from memory, once they were requested. */
const HOT = [BOARD, `${BOARD}?around=ann`, `${BOARD}?country=DE`, '/api/v1/players/ann/career'];

interface Board {
  readonly run: number;
  readonly rows: readonly { readonly handle: string; readonly rank: number; readonly rating: number }[];
}

/** It is called at each statement of a publication, which then continues or fails. */
const publishing = new AsyncLocalStorage<{ readonly atStatement: () => Promise<void> | void }>();
let asked = 0;
let tournaments = 0;

/** Lets statements of publications wait for what is called at them. A stream begins at once. */
function watchStatements(): void {
  const { query } = Client.prototype as unknown as { query: (this: void, ...values: unknown[]) => unknown };
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    const step = publishing.getStore();
    const ask = () => Reflect.apply(query, this, values) as unknown;
    if (step === undefined) return ask() as never;
    const happening = publishing.exit(step.atStatement);
    const isStream = typeof (values[0] as { submit?: unknown }).submit === 'function';
    return (isStream || happening === undefined ? ask() : happening.then(ask)) as never;
  });
}

async function playOne(winner: string): Promise<{ tournamentId: string; revision: number }> {
  const loser = winner === 'ann' ? 'bob' : 'ann';
  const played = round(`${winner} 100-35 ${loser} FW`, 'cy 100-35 dee FW', 'eve 100-100 fay TT');
  const document = report(played, played, played, {
    players: { ann: { country: 'DE' }, cy: { country: 'DE' } },
    tournament: { externalId: `one-run:${++tournaments}` },
  });
  return handIn(walk.dataSource, document, { receivedAt: ON_TIME });
}

/** Returns an address with a new instant: everybody has played since then, and nothing is cached for it. */
const unkept = () => `${BOARD}?activeSince=${new Date(Date.UTC(1990, 0, 1) + asked++ * 1_000).toISOString()}`;

const read = async (path: string): Promise<string> => (await walk.get(path).expect(200)).text;

const shown = (board: string) => {
  const { run, rows } = JSON.parse(board) as Board;
  return { run, rows: rows.map(({ handle, rank, rating }) => ({ handle, rank, rating })) };
};

/** Reads every hot answer, and what the tables say. */
async function readAll(): Promise<{ readonly hot: readonly string[]; readonly board: ReturnType<typeof shown> }> {
  const hot = await Promise.all(HOT.map(read));
  return { hot, board: shown(await read(unkept())) };
}

/** Reads many answers at once, cached ones and one that is not. All must be of the same run as `before`. */
async function expectAllStill(before: Awaited<ReturnType<typeof readAll>>): Promise<void> {
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    const hot = Math.floor(reader / 2) % HOT.length;
    if (reader % 2 === 0) expect(await read(HOT[hot]!)).toBe(before.hot[hot]);
    else expect(shown(await read(unkept()))).toEqual(before.board);
  });
  await Promise.all(readers);
}

/** Returns false where it failed with this message. */
const isDone = (work: Promise<unknown>, message: string): Promise<boolean> =>
  work.then(
    () => true,
    (error: Error) => {
      expect(error.message).toContain(message);
      return false;
    },
  );

type Prepare = () => Promise<() => Promise<unknown>>;

const publications: Readonly<Record<'of one tournament' | 'of a full refresh', Prepare>> = {
  'of one tournament': async () => {
    const { tournamentId, revision } = await playOne('bob');
    return () => createPublisher(walk.dataSource, () => ON_TIME).publishTournament(tournamentId, revision);
  },
  'of a full refresh': async () => {
    const { tournamentId } = await playOne('bob');
    await walk.dataSource.query(
      `update submissions set state = 'awaiting-refresh' where tournament_id = (select id from tournaments where key = $1)`,
      [tournamentId],
    );
    const order = { requestedBy: 'spec', reason: 'spec', scope: 'rewrite', isOfficial: true } as const;
    return () =>
      createPublisher(walk.dataSource, () => ON_TIME).publishRefresh({ ...order, onProgress: () => undefined });
  },
};

beforeAll(async () => {
  for (const winner of ['ann', 'bob', 'ann']) {
    const { tournamentId, revision } = await playOne(winner);
    await walk.publisher.publishTournament(tournamentId, revision);
  }
});
afterEach(() => jest.restoreAllMocks());

describe('readers during a publication', () => {
  it.each(Object.entries(publications))(
    '%s have answers of the run before, at whatever statement it fails, and of the new run once they were told of it',
    async (_, prepare) => {
      const publish = await prepare();
      await walk.get('/api/v1/runs').expect(200);
      const before = await readAll();
      watchStatements();
      for (let failing = 1; ; failing++) {
        let statements = 0;
        const atStatement = () => {
          statements += 1;
          if (statements !== failing) return undefined;
          throw new Error(`no statement ${failing}`);
        };
        const run = publishing.run({ atStatement }, publish);
        if (await isDone(run, `no statement ${failing}`)) break;
        await expectAllStill(before);
      }
      const runs = await read('/api/v1/runs?limit=1');
      const told = (JSON.parse(runs) as { rows: { number: number }[] }).rows[0]!.number;
      expect(told).toBe(before.board.run + 1);
      const after = await readAll();
      expect(after.board.run).toBe(told);
      for (const [place, text] of after.hot.entries()) {
        expect(JSON.parse(text)).toMatchObject({ run: told });
        expect(text).not.toBe(before.hot[place]);
      }
      await expectAllStill(after);
    },
    300_000,
  );

  it('have answers of the run before between any two of its statements', async () => {
    const publish = await publications['of one tournament']();
    await walk.get('/api/v1/runs').expect(200);
    const before = await readAll();
    watchStatements();
    let steps = 0;
    const atStatement = async () => {
      steps += 1;
      await expectAllStill(before);
    };
    await publishing.run({ atStatement }, publish);
    expect(steps).toBeGreaterThan(10);
  });
});
