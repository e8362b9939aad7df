import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openAuditHome } from '@quadrant/store/audit';
import { createDataSource } from '@quadrant/store/setup';
import type { DataSource } from 'typeorm';
import { BuiltProcess } from '../builders/built-process.js';
import { useTestDatabase } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';

/** A process that starts on a machine that is forty times too busy takes minutes. */
const PATIENCE_MS = 10 * 60_000;
jest.setTimeout(2 * PATIENCE_MS);

const ROWS = `select (select count(*)::integer from submissions) as submissions, (select count(*)::integer from matches) as matches,
  (select md5(string_agg(encode(mac, 'hex'), ',' order by id)) from audit_entries) as audit`;

describe('a database that is moved', () => {
  const database = useTestDatabase();
  let url = '';
  let source: DataSource;
  const operator = person(() => ({ DATABASE_URL: url, QUADRANT_HOME: database.home, MIN_FREE_SPACE: '0' }));
  const targets: string[] = [];

  const ask = async <T>(address: string, ...statements: string[]): Promise<T[]> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    try {
      let rows: T[] = [];
      for (const statement of statements) rows = (await client.query(statement)).rows as T[];
      return rows;
    } finally {
      await client.end();
    }
  };
  const beside = (name: string): string => Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  const makeEmpty = async (): Promise<string> => {
    const name = `m_${randomBytes(8).toString('hex')}`;
    await ask(beside('postgres'), `create database ${name}`);
    targets.push(name);
    return beside(name);
  };

  beforeAll(async () => {
    url = database.url;
    source = await createDataSource({ url, audit: openAuditHome(database.home), poolSize: 2 }).initialize();
    for (let n = 1; n <= 3; n++) {
      const played = report(round('ann 100-0 cy FW', 'bob 100-0 dee FW'), { tournament: { externalId: `m:${n}` } });
      await handIn(source, played, { receivedAt: new Date('2015-11-10T12:00:00Z') });
    }
  });
  afterAll(async () => {
    for (const name of targets) await ask(beside('postgres'), `drop database if exists ${name} with (force)`);
    operator.leave();
  });

  it('stays where it is while anybody uses it, and when the other one is not empty', async () => {
    const target = await makeEmpty();
    expect(await operator.call('move-database', target)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/The database is in use \(\d+ other connections?\).* Nothing was changed\./),
    });
    await source.destroy();
    await ask(target, 'create table somebodys ()');
    expect(await operator.call('move-database', target)).toMatchObject({
      code: 2,
      err: expect.stringContaining('The other database is not empty, and a move never replaces anything.'),
    });
    expect(await operator.call('move-database', url)).toMatchObject({ code: 2 });
    expect(await operator.call('move-database', 'mysql://x/y')).toMatchObject({ code: 2 });
    expect(await operator.call('token', 'list', '--handle', 'ann')).not.toMatchObject({
      err: expect.stringContaining('moved'),
    });
  });

  it('is whole after the move was killed, and after it was repeated, and no program starts with the old one then', async () => {
    const [target, before] = [await makeEmpty(), await ask(url, ROWS)];
    const moving = new BuiltProcess(['cli/src/main.js', 'move-database', target], {
      ...{ DATABASE_URL: url, QUADRANT_HOME: database.home, MIN_FREE_SPACE: '0' },
    });
    const mark = `select to_regclass('unfinished_restore') is not null as "isThere"`;
    await eventually(
      async () => expect([moving.end, await ask(target, mark)]).toEqual([null, [{ isThere: true }]]),
      PATIENCE_MS,
    );
    await moving.kill();
    await moving.ended();
    expect(await ask(url, ROWS)).toEqual(before);
    expect((await operator.call('account', 'create', '--handle', 'zoe')).code).toBe(0);
    const after = await ask(url, ROWS);

    // The note is written just before the copy counts, and a process can be killed between both.
    await ask(url, 'create table moved_database (place text not null, moved_at timestamptz not null)');
    const { host, pathname } = new URL(target);
    await ask(url, `insert into moved_database values ('postgres://${host}${pathname}', now())`);
    expect((await operator.call('refresh')).err).toContain(
      'repeat the same "quadrant move-database": this one still has everything',
    );

    const { code, out, err } = await operator.call('move-database', target, '--json');
    expect([code, err]).toEqual([0, expect.anything()]);
    expect(JSON.parse(out)).toMatchObject({
      tables: { submissions: { rows: 3, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    expect(await ask(target, ROWS)).toEqual(after);
    expect(await operator.call('refresh')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^The data of this database was moved to postgres:.* on \d{4}-\d\d-\d\d/),
    });
    expect(await operator.call('move-database', await makeEmpty())).toMatchObject({ code: 2 });
    url = target;
    expect((await operator.call('audit', 'verify')).code).toBe(0);
    expect((await operator.call('account', 'create', '--handle', 'yan')).code).toBe(0);
  });
});
