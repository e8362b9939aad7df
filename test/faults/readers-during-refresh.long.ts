import { createPublisher, forgetPublished } from '../builders/history.js';
import { HANDLES } from '../simulator/content.js';
import { useHttpWalk } from '../walk/http-walk.js';
import { importHistory, importWhatMovesAll } from './generated-history.js';

const TOURNAMENTS = 1_000;
const READERS = 3;
/** With so many refreshes, a deadlock between readers and a refresh would occur if there were one. */
const FIRST_REFRESHES = 5;
const BOARD = '/api/v1/leaderboards/2e/overall';

interface BoardPage {
  readonly run: number;
  readonly rows: readonly object[];
  readonly next: string | null;
}

interface Profile {
  readonly asOf: { readonly run: number };
}

/** The answer of one reading, with the run that it names. */
interface Reading {
  readonly run: number;
  readonly what: string;
  readonly answer: unknown;
}

describe('who reads during a refresh', () => {
  const walk = useHttpWalk();

  async function get<Answer>(url: string): Promise<Answer> {
    const { statusCode, payload } = await walk.app.inject({ method: 'GET', url });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${payload}`);
    return JSON.parse(payload) as Answer;
  }

  /** Reads a whole leaderboard, two rows at a time. */
  async function readBoard(): Promise<Reading> {
    const rows: object[] = [];
    let page = await get<BoardPage>(`${BOARD}?limit=2`);
    const { run } = page;
    for (;;) {
      expect(page.run).toBe(run);
      rows.push(...page.rows);
      if (page.next === null) return { run, what: 'board', answer: rows };
      page = await get<BoardPage>(`${BOARD}?limit=2&cursor=${page.next}`);
    }
  }

  async function readProfile(handle: string): Promise<Reading> {
    const answer = await get<Profile>(`/api/v1/players/${encodeURIComponent(handle)}`);
    return { run: answer.asOf.run, what: handle, answer };
  }

  const readOnce = async (): Promise<Reading[]> => [
    await readBoard(),
    ...(await Promise.all(HANDLES.map((handle) => readProfile(handle)))),
  ];

  /** Reads repeatedly until `work` is over, several times at once. */
  async function readDuring(work: Promise<unknown>): Promise<Reading[]> {
    let isOver = false;
    const over = work.finally(() => (isOver = true));
    const readings: Reading[] = [];
    const reader = async () => {
      while (!isOver) readings.push(...(await readOnce()));
    };
    await Promise.all([over, ...Array.from({ length: READERS }, reader)]);
    return readings;
  }

  const refresh = () =>
    createPublisher(walk.dataSource).publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });

  /** Checks that each answer during some work equals the one before or the one after, according to the run that it names. */
  async function expectWholeAnswers(work: () => Promise<unknown>): Promise<void> {
    const before = await readOnce();
    const during = await readDuring(work());
    const after = await readOnce();
    const known = new Map([...before, ...after].map(({ run, what, answer }) => [`${run} ${what}`, answer]));
    for (const { run, what, answer } of during) expect(answer).toEqual(known.get(`${run} ${what}`));
    expect(during.map(({ run }) => run)).toContain(before[0]!.run);
    expect(after[0]!.answer).not.toEqual(before[0]!.answer);
  }

  it('has every answer wholly from one run, on all its pages', async () => {
    await importHistory(walk.dataSource, TOURNAMENTS);
    await refresh();
    for (const round of [1, 2]) {
      await importWhatMovesAll(walk.dataSource, round);
      await expectWholeAnswers(refresh);
    }
  }, 60_000);

  it('is never refused when the first refresh puts its tables in the place of the empty ones', async () => {
    for (let time = 0; time < FIRST_REFRESHES; time++) {
      await forgetPublished(walk.dataSource);
      await expectWholeAnswers(refresh);
    }
  }, 60_000);
});
