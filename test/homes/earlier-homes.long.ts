import { migrateWithLock } from '@quadrant/store/schema';
import type { DataSource } from 'typeorm';
import { describeSchema } from '../../tools/schema/describe-schema.mjs';
import { BuiltProcess, freePort } from '../builders/built-process.js';
import { useTestDatabase } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { person } from '../builders/surroundings.js';
import { HOMES, loadHome, readFacts, withoutBrackets } from './kept-home.js';

const BEST = `
  select p.handle, r.rating from ratings r join players p on p.id = r.player_id
  where (r.game, r.category) = ('2e', 'overall') order by r.rating desc limit 1`;

const STATE = `
  select (select count(*)::int from submission_states where state = 'awaiting-refresh') as waiting,
    (select head_run from publication) as head`;

const read = async (owner: DataSource, query: string): Promise<unknown> => (await owner.query<unknown[]>(query))[0];

describe.each(HOMES)('the home of commit %s', (commit) => {
  const database = useTestDatabase();
  const operator = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home }));
  afterAll(() => operator.leave());

  let owner: DataSource;
  let fresh = '';
  let before: unknown;

  const call = async (...words: string[]) => {
    const { code, out, err } = await operator.call(...words);
    expect([words[0], code, err]).toEqual([words[0], 0, expect.anything()]);
    return out;
  };

  beforeAll(async () => {
    owner = await database.owner();
    fresh = await describeSchema(owner);
    await loadHome(owner, commit, database.home);
    before = await readFacts(owner);
  });

  it('gets the schema of a fresh home, and keeps its reports, ratings and runs', async () => {
    await migrateWithLock(owner);
    expect(withoutBrackets(await describeSchema(owner))).toBe(withoutBrackets(fresh));
    expect(await readFacts(owner)).toEqual(before);
  });

  it('publishes the reports that wait in it', async () => {
    const state = async () => (await read(owner, STATE)) as { waiting: number; head: number };
    const { waiting, head } = await state();
    expect(waiting).toBeGreaterThan(0);
    await call('refresh');
    expect(await state()).toEqual({ waiting: 0, head: head + 1 });
  });

  it('passes verification of its numbers and of its audit', async () => {
    await call('export', 'out');
    await call('verify', 'out');
    await call('audit', 'verify');
  });

  it('is served by all programs at once', async () => {
    const port = await freePort();
    const variables = { DATABASE_URL: database.url, QUADRANT_HOME: database.home, PORT: String(port) };
    const started = new BuiltProcess(['cli/src/main.js', 'start'], variables);
    try {
      await eventually(() => expect([started.end, started.said]).toEqual([null, expect.stringContaining('Ctrl-C')]));
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/leaderboards/2e/overall`);
      const { rows } = (await response.json()) as { rows: { handle: string; rating: number }[] };
      expect(rows[0]).toMatchObject((await read(owner, BEST)) as object);
    } finally {
      await started.stop();
    }
  });
});
