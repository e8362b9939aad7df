import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { BuiltProcess } from '../builders/built-process.js';
import { useTestDatabase } from '../builders/database.js';
import { FakeS3 } from '../builders/fake-s3.js';
import { eventually } from '../builders/eventually.js';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { makeScratchFolder } from '../builders/scratch-folder.js';
import { person } from '../builders/surroundings.js';

/** A process that starts on a machine that is forty times too busy takes minutes. */
const PATIENCE_MS = 10 * 60_000;
jest.setTimeout(2 * PATIENCE_MS);

const ROWS = `select (select count(*)::integer from submissions) as submissions,
  (select md5(string_agg(encode(mac, 'hex'), ',' order by id)) from audit_entries) as audit`;

/** Kills its process when it writes into an unfinished backup for the second time: on a busy machine no other process is there in time. */
const DIES_WRITING = encodeURIComponent(`
  import { createRequire, syncBuiltinESMExports } from 'node:module';
  const fs = createRequire(process.cwd() + '/')('node:fs/promises');
  const { open } = fs;
  fs.open = async (file, ...more) => {
    const handle = await open(file, ...more);
    const append = handle.appendFile;
    let times = 0;
    if (String(file).endsWith('.part')) {
      handle.appendFile = (...words) => ++times === 2 ? process.kill(process.pid, 'SIGKILL') : append.apply(handle, words);
    }
    return handle;
  };
  syncBuiltinESMExports();
`);

describe('a backup, as operators call it', () => {
  const database = useTestDatabase();
  const folder = makeScratchFolder('cli-backup');
  const backups = path.join(folder, 'backups');
  const passphrase = path.join(folder, 'passphrase');
  let at = { DATABASE_URL: '', QUADRANT_HOME: '' };
  const operator = person(() => ({ ...at, MIN_FREE_SPACE: '0' }));
  const made: string[] = [];

  const ask = async <T>(address: string, statement: string): Promise<T[]> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    try {
      return (await client.query(statement)).rows as T[];
    } finally {
      await client.end();
    }
  };
  const beside = (name: string): string => Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  const makeEmpty = async () => {
    const name = `r_${randomBytes(8).toString('hex')}`;
    await ask(beside('postgres'), `create database ${name}`);
    made.push(name);
    return { DATABASE_URL: beside(name), QUADRANT_HOME: path.join(folder, name) };
  };
  const called = (words: string[], more: Record<string, string> = {}) =>
    new BuiltProcess(['cli/src/main.js', ...words, '--passphrase-file', passphrase], {
      ...{ ...at, MIN_FREE_SPACE: '0' },
      ...more,
    });
  const list = (...ends: string[]) => readdirSync(backups).filter((name) => ends.some((end) => name.endsWith(end)));
  const whole = () => path.join(backups, list('.backup')[0]!);

  beforeAll(async () => {
    at = { DATABASE_URL: database.url, QUADRANT_HOME: database.home };
    mkdirSync(backups);
    writeFileSync(passphrase, 'a long passphrase of words\n');
    const source = await database.dataSource();
    for (let n = 1; n <= 3; n++) {
      const played = report(round('ann 100-0 cy FW', 'bob 100-0 dee FW'), { tournament: { externalId: `b:${n}` } });
      await handIn(source, played, { receivedAt: new Date('2015-11-10T12:00:00Z') });
    }
  });
  afterAll(async () => {
    for (const name of made) await ask(beside('postgres'), `drop database if exists ${name} with (force)`);
    operator.leave();
  });

  it('leaves no file that looks whole when its process is killed, and the next one removes what is left', async () => {
    const killed = called(['backup', backups], { NODE_OPTIONS: `--import=data:text/javascript,${DIES_WRITING}` });
    expect(await killed.ended()).toBe('SIGKILL');
    expect([list('.backup'), list('.part')]).toEqual([[], [expect.any(String)]]);
    const next = called(['backup', backups]);
    expect([await next.ended(), next.said]).toEqual([0, expect.stringContaining('It is encrypted')]);
    expect([list('.backup'), list('.part')]).toEqual([[expect.any(String)], []]);
  });

  it.each<[what: string, change: (content: Buffer) => Buffer, words: string[], sentence: string]>([
    [
      'is truncated',
      (content) => content.subarray(0, -1_000),
      ['--passphrase-file', passphrase],
      'is not whole: its end is missing',
    ],
    [
      'was altered',
      (content) => Buffer.concat([content.subarray(0, -9), Buffer.from('123456789')]),
      ['--passphrase-file', passphrase],
      'is damaged',
    ],
    ['is encrypted and has no passphrase', (content) => content, [], 'is encrypted: name the file of its passphrase'],
    ['is not one', () => Buffer.from('hello'), [], 'is not a backup of Quadrant'],
  ])('is refused when it %s, and the database stays empty', async (_, change, words, sentence) => {
    const [from, bad] = [whole(), path.join(folder, 'bad.backup')];
    writeFileSync(bad, change(readFileSync(from)));
    at = await makeEmpty();
    const { code, out, err } = await operator.call('restore', bad, ...words);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(sentence)]);
    expect(
      await ask(
        at.DATABASE_URL,
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      ),
    ).toEqual(expect.not.arrayContaining([{ relname: 'players' }]));
    expect((await operator.call('backup', '--verify', bad, ...words)).err).toContain(sentence);
  });

  it('is not made of a database that has nothing', async () => {
    at = await makeEmpty();
    const { code, err } = await operator.call('backup', path.join(folder, 'of-nothing'));
    expect([code, err]).toEqual([2, expect.stringContaining('The database is empty: there is nothing to copy.')]);
  });

  it('is refused with another passphrase', async () => {
    const other = path.join(folder, 'other');
    writeFileSync(other, 'another passphrase of words\n');
    at = await makeEmpty();
    const { code, err } = await operator.call('restore', whole(), '--passphrase-file', other);
    expect([code, err]).toEqual([2, expect.stringContaining('was encrypted with another passphrase')]);
  });

  it.each([
    ['is missing', null, /^The passphrase of backups cannot be read from \S+ \(ENOENT\): name a file that holds it/],
    ['is too short', 'short\n', /^The passphrase of backups in \S+ is too short: its first line needs at least 12/],
  ])('says what to do where the file of the passphrase %s', async (_, content, sentence) => {
    const file = path.join(folder, `wrong-passphrase-${String(content?.length)}`);
    if (content !== null) writeFileSync(file, content);
    const { code, err } = await operator.call('backup', '--verify', whole(), '--passphrase-file', file);
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
  });

  it('is whole after the restore was killed and repeated, and nothing starts in between', async () => {
    const before = await ask(database.url, ROWS);
    at = await makeEmpty();
    const killed = called(['restore', whole()]);
    const mark = `select to_regclass('unfinished_restore') is not null as "isThere"`;
    await eventually(
      async () => expect([killed.end, await ask(at.DATABASE_URL, mark)]).toEqual([null, [{ isThere: true }]]),
      PATIENCE_MS,
    );
    await killed.kill();
    await killed.ended();
    expect(await operator.call('refresh')).toMatchObject({
      code: 2,
      err: expect.stringContaining('A restore into this database was interrupted'),
    });
    const repeated = await operator.call('restore', whole(), '--passphrase-file', passphrase);
    expect([repeated.code, repeated.err]).toEqual([0, expect.anything()]);
    expect(await ask(at.DATABASE_URL, ROWS)).toEqual(before);
    expect(await operator.call('audit', 'verify')).toMatchObject({ code: 0 });
    expect(await operator.call('restore', whole(), '--passphrase-file', passphrase)).toMatchObject({
      code: 2,
      err: expect.stringContaining('The database is not empty, and a restore never replaces anything'),
    });
  });

  it('goes to S3 and comes back, and the doctor looks for it there', async () => {
    const s3 = await FakeS3.start();
    const way = { AWS_ENDPOINT_URL_S3: s3.endpoint, ...s3.credentials };
    const inS3 = person(() => ({ ...at, ...way, MIN_FREE_SPACE: '0' }));
    const home = { DATABASE_URL: database.url, QUADRANT_HOME: database.home };
    const examine = async () => {
      const { out } = await inS3.call('doctor', '--json');
      const { checks } = JSON.parse(out) as { checks: { check: string; status: string; found: string }[] };
      return checks.filter(({ check }) => check === 'backup').map(({ status, found }) => `${status}: ${found}`);
    };
    try {
      at = home;
      const made = await inS3.call('backup', `s3://${s3.bucket}/club`, '--json');
      expect([made.code, made.err]).toEqual([0, expect.anything()]);
      const { file } = JSON.parse(made.out) as { file: string };
      expect([...s3.objects.keys()].map((key) => `s3://${s3.bucket}/${key}`)).toEqual([file]);
      const verified = await inS3.call('backup', '--verify', file);
      expect([verified.code, verified.err]).toEqual([0, expect.anything()]);
      const before = await ask(database.url, ROWS);
      at = await makeEmpty();
      const restored = await inS3.call('restore', file);
      expect([restored.code, restored.err]).toEqual([0, expect.anything()]);
      expect(await ask(at.DATABASE_URL, ROWS)).toEqual(before);
      at = home;
      expect(await examine()).toEqual([
        expect.stringMatching(/^ok: The last backup was made/),
        expect.stringMatching(/^ok: A backup was restored as a trial/),
      ]);
      s3.objects.clear();
      expect(await examine()).toContain(`warning: The last backup is no longer at ${file}.`);
      const gone = await inS3.call('restore', file);
      expect([gone.code, gone.err]).toEqual([2, expect.stringContaining('is not there. Nothing was changed.')]);
    } finally {
      inS3.leave();
      await s3.stop();
    }
  });
});
