import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { Client, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { AuditAnchorRepository, isIntact, openAuditHome, verifyAudit } from '@quadrant/store/audit';
import { copyRaw } from '@quadrant/store/database';
import { createDataSource, prepareDatabase } from '@quadrant/store/setup';
import { asOwner, useTestDatabase } from '../../../../test/builders/database.js';
import { createPublisher, handIn } from '../../../../test/builders/history.js';
import { report } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { makeScratchFolder } from '../../../../test/builders/scratch-folder.js';
import { describeSchema } from '../../../../tools/schema/describe-schema.mjs';
import { CountedBytes } from './count-bytes.js';
import { isAsWritten } from './finish-tables.js';
import {
  type Backup,
  BackupRefused,
  BackupRunRepository,
  homeFilesOf,
  keepNewest,
  noteBackup,
  restoreBackup,
  writeBackup,
} from './index.js';

const AT = new Date('2015-11-10T12:00:00Z');
const PASSPHRASE = 'a long passphrase of words';
const folder = makeScratchFolder('backup');

const played = (externalId: string) =>
  report(
    round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
    round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
    round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
    { tournament: { externalId } },
  );

describe('a backup', () => {
  const database = useTestDatabase();
  let source: DataSource;
  let server = '';
  const made: string[] = [];

  const back = (target: string, passphrase: string | null = null): Promise<Backup> =>
    writeBackup(source, target, {
      files: homeFilesOf(database.home, {}),
      passphrase,
      program: '1',
      now: AT,
      minFree: 0,
    });

  /** Makes an empty database beside that of the spec, and returns its address. */
  const makeEmpty = async (): Promise<string> => {
    const name = `r_${randomBytes(8).toString('hex')}`;
    await onServer(`create database ${name}`);
    made.push(name);
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    return url.href;
  };

  const onServer = async (statement: string) => {
    // The database of the spec goes before those that were made beside it.
    const maintenance = new URL(server);
    maintenance.pathname = '/postgres';
    const client = new Client({ connectionString: maintenance.href });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };

  const restoreTo = async (url: string, home: string, file: string, passphrase: string | null = null) => {
    const owner = createDataSource({ url, poolSize: 4 });
    try {
      return await restoreBackup(file, { url, owner, files: homeFilesOf(home, {}), passphrase });
    } finally {
      if (owner.isInitialized) await owner.destroy();
    }
  };

  const homeOf = (name: string) => {
    const home = path.join(folder, name);
    mkdirSync(home, { recursive: true });
    return home;
  };

  beforeAll(async () => {
    server = database.url;
    source = await database.dataSource();
    for (let n = 1; n <= 3; n++) await handIn(source, played(`backup:${n}`), { receivedAt: AT });
    const refresh = { requestedBy: 'spec', reason: 'spec', scope: 'full', isOfficial: true } as const;
    await createPublisher(source).publishRefresh({ ...refresh, onProgress: () => undefined });
    await new AuditAnchorRepository(source).anchor(AT);
  });
  afterAll(async () => {
    for (const name of made) await onServer(`drop database if exists ${name} with (force)`);
  });

  it('brings back every table, the schema, the keys and an audit that verifies', async () => {
    const { file } = await back(path.join(folder, 'whole.backup'));
    const [url, home] = [await makeEmpty(), homeOf('whole')];
    const { about, different } = await restoreTo(url, home, file);
    expect(different).toEqual([]);
    expect(about.marker).toMatchObject({ tournaments: 3, run: 1 });
    const audit = openAuditHome(home);
    noteBackup(home, { file: '/mnt/before.backup', bytes: 10, at: AT });
    await prepareDatabase({ url, ownerUrl: null }, audit);
    const copy = await createDataSource({ url, audit }).initialize();
    try {
      // A backup that was made before the first start is known after it.
      expect((await new BackupRunRepository(copy).findLast()).good).toMatchObject({
        file: '/mnt/before.backup',
        bytes: 10,
      });
      expect(await describeSchema(copy)).toBe(await describeSchema(await database.owner()));
      expect(isIntact(await verifyAudit(copy, audit, () => undefined))).toBe(true);
      // Sequences go on behind the rows.
      await handIn(copy, played('backup:after'), { receivedAt: AT });
    } finally {
      await copy.destroy();
    }
    for (const name of ['secrets/audit-key', 'audit/anchors.ndjson']) {
      expect(readFileSync(path.join(home, name))).toEqual(readFileSync(path.join(database.home, name)));
    }
    expect(readdirSync(home).sort()).toEqual(['audit', 'secrets']);
  });

  it('holds each report that was acknowledged before it began, once, while others are submitted and published', async () => {
    const acknowledged: string[] = [];
    let isOver = false;
    const write = async (writer: number) => {
      for (let n = 1; !isOver; n++) {
        await handIn(source, played(`writer-${writer}:${n}`), { receivedAt: AT });
        acknowledged.push(`writer-${writer}:${n}`);
      }
    };
    const writers = [write(1), write(2)];
    const refresh = { requestedBy: 'spec', reason: 'spec', scope: 'rewrite', isOfficial: true } as const;
    const publishing = createPublisher(source).publishRefresh({ ...refresh, onProgress: () => undefined });
    const backups: { file: string; before: string[] }[] = [];
    for (let n = 0; n < 3; n++) {
      const before = [...acknowledged];
      backups.push({ file: (await back(path.join(folder, `busy-${n}.backup`))).file, before });
    }
    isOver = true;
    await Promise.all([...writers, publishing]);
    expect(acknowledged.length).toBeGreaterThan(0);
    const { file, before } = backups.at(-1)!;
    const url = await makeEmpty();
    expect((await restoreTo(url, homeOf('busy'), file)).different).toEqual([]);
    const copy = await createDataSource({ url }).initialize();
    try {
      const rows = await copy.query<{ id: string; times: number }[]>(
        `select t.external_id as id, count(*)::integer as times from tournaments t join submissions s on s.tournament_id = t.id group by 1`,
      );
      const times = new Map(rows.map(({ id, times }) => [id, times]));
      expect(before.filter((id) => times.get(id) !== 1)).toEqual([]);
      const [row] = await copy.query<{ rows: number }[]>(`select count(*)::integer as rows from ratings`);
      expect(row!.rows).toBeGreaterThan(0);
    } finally {
      await copy.destroy();
    }
  }, 120_000);

  it('names a table that holds something else than was written', async () => {
    const runner = source.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    try {
      await client.query('begin; create temp table leaf on commit drop as select 1 as n');
      const leaf = { name: 'leaf', columns: ['n'], bytes: 0 };
      const written = new CountedBytes();
      for await (const piece of written.through(copyRaw(client, 'leaf (n)'))) expect(piece.length).toBeGreaterThan(0);
      const sum = written.sum();
      expect(await isAsWritten(client, leaf, sum)).toBe(true);
      await client.query('update leaf set n = 2');
      expect(await isAsWritten(client, leaf, sum)).toBe(false);
    } finally {
      await client.query('rollback');
      await runner.release();
    }
  });

  describe('that cannot be used', () => {
    let url = '';
    let whole: Buffer;
    beforeAll(async () => {
      url = await makeEmpty();
      whole = readFileSync((await back(path.join(folder, 'plain.backup'))).file);
    });

    it.each<[what: string, change: (content: Buffer) => Buffer, sentence: string]>([
      ['before its rows', (content) => content.subarray(0, 300), 'is not whole'],
      ['only after its rows were read', (content) => content.subarray(0, -1), 'is not whole'],
    ])('leaves no table and no file: the damage shows %s', async (_what, change, sentence) => {
      const file = path.join(folder, 'bad.backup');
      const home = homeOf('bad');
      writeFileSync(file, change(whole));
      const restoring = restoreTo(url, home, file);
      await expect(restoring).rejects.toThrow(BackupRefused);
      await expect(restoring).rejects.toThrow(sentence);
      expect(readdirSync(home).flatMap((name) => readdirSync(path.join(home, name)))).toEqual([]);
      const client = await createDataSource({ url }).initialize();
      const tables = await client.query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
      );
      await client.destroy();
      expect(tables).toEqual([]);
    });

    it('is refused by a version that does not know its schema', async () => {
      const future = 'SomethingOfTheFuture1800000000001';
      await asOwner(source, `insert into migrations (timestamp, name) values (1800000000001, '${future}')`);
      const { file } = await back(path.join(folder, 'future.backup'));
      await asOwner(source, `delete from migrations where name = '${future}'`);
      await expect(restoreTo(url, homeOf('future'), file)).rejects.toThrow(`has the migration ${future}`);
    });
  });

  it('is not restored over anything', async () => {
    const { file } = await back(path.join(folder, 'over.backup'));
    await expect(restoreTo(database.url, database.home, file)).rejects.toThrow('The database is not empty');
    const home = homeOf('foreign');
    expect(openAuditHome(home).keys).toBeDefined();
    const key = readFileSync(path.join(home, 'secrets', 'audit-key'));
    await expect(restoreTo(await makeEmpty(), home, file)).rejects.toThrow('belongs to another installation');
    expect(readFileSync(path.join(home, 'secrets', 'audit-key'))).toEqual(key);
  });

  it('begins anew after a restore was killed, also when it is encrypted, and no program starts before', async () => {
    const { file } = await back(path.join(folder, 'again.backup'), PASSPHRASE);
    const [url, home] = [await makeEmpty(), homeOf('again')];
    // A killed restore leaves this: tables without rows, the mark, and files that were named already.
    const half = await createDataSource({ url }).initialize();
    await half.query(
      'create table unfinished_restore (); create table players (id integer); create function player_label() returns text return 1',
    );
    await half.destroy();
    mkdirSync(path.join(home, 'secrets'));
    writeFileSync(path.join(home, 'secrets', 'audit-key'), 'of another backup');
    writeFileSync(path.join(home, 'unfinished-restore.json'), '["secrets/audit-key"]');
    await expect(prepareDatabase({ url, ownerUrl: null }, openAuditHome(database.home))).rejects.toThrow(
      'A restore into this database was interrupted',
    );
    expect((await restoreTo(url, home, file, PASSPHRASE)).different).toEqual([]);
    expect(readdirSync(home).sort()).toEqual(['audit', 'secrets']);
  });

  it('leaves no file where there is no room for it, or where it was stopped, and removes what a killed one left', async () => {
    const target = path.join(folder, 'room');
    mkdirSync(target);
    const settings = { files: homeFilesOf(database.home, {}), passphrase: null, program: '1', now: AT };
    await expect(writeBackup(source, target, { ...settings, minFree: Number.MAX_SAFE_INTEGER })).rejects.toThrow(
      'has no room for the backup',
    );
    await expect(writeBackup(source, target, { ...settings, minFree: 0, signal: AbortSignal.abort() })).rejects.toThrow(
      'The backup was stopped',
    );
    expect(readdirSync(target)).toEqual([]);
    const { file } = await back(target);
    const dead = `${file}.${hostname()}.4194305.part`;
    copyFileSync(file, dead);
    await back(path.join(target, 'next.backup'));
    expect(existsSync(dead)).toBe(false);
    await expect(back(file)).rejects.toThrow('exists already');
  });

  it('stays when it is the newest, however few are kept, and those of others stay too', async () => {
    const target = path.join(folder, 'kept');
    mkdirSync(target);
    const { file } = await back(target);
    const name = path.basename(file);
    const old = name.replace('2015', '2014');
    for (const each of [
      old,
      name.replace('2015', '2013'),
      'quadrant-00000000-20100101T000000Z.backup',
      'mine.backup',
    ]) {
      copyFileSync(file, path.join(target, each));
    }
    expect(await keepNewest(file, 2)).toEqual([name.replace('2015', '2013')]);
    expect(await keepNewest(file, 0)).toEqual([old]);
    expect(readdirSync(target).sort()).toEqual(
      ['mine.backup', 'quadrant-00000000-20100101T000000Z.backup', name].sort(),
    );
    rmSync(target, { recursive: true });
  });
});
