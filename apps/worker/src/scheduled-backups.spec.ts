import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SchedulerRegistry } from '@nestjs/schedule';
import { BackupRunRepository } from '@quadrant/store/backup';
import { OperationsReadModel } from '@quadrant/store/operations';
import { asOwner, useTestDatabase } from '../../../test/builders/database.js';
import { FakeS3 } from '../../../test/builders/fake-s3.js';
import { makeScratchFolder } from '../../../test/builders/scratch-folder.js';
import { ScheduledBackups } from './scheduled-backups.service.js';

describe('scheduled backups', () => {
  const database = useTestDatabase();
  const folder = makeScratchFolder('scheduled');
  const SETTINGS = { BACKUP_CRON: '0 2 * * *', BACKUP_TO: folder, BACKUP_KEEP: '2', MIN_FREE_SPACE: '0' };
  beforeAll(() => Object.assign(process.env, SETTINGS));
  afterAll(() => {
    for (const name of Object.keys(SETTINGS)) delete process.env[name];
  });

  const backUpAt = async (at: string, env: Record<string, string> = {}) => {
    Object.assign(process.env, env);
    const dataSource = await database.dataSource();
    const runs = new BackupRunRepository(dataSource);
    const clock = { now: () => new Date(at) };
    await new ScheduledBackups(new SchedulerRegistry(), runs, clock).backUpLastDue();
  };
  const measure = async () => new OperationsReadModel(await database.dataSource()).measure();

  it('are made once for each time, and the oldest go', async () => {
    for (const at of ['2015-11-10T02:01:00Z', '2015-11-10T02:11:00Z', '2015-11-11T02:01:00Z', '2015-11-12T02:01:00Z']) {
      await backUpAt(at);
    }
    expect(readdirSync(folder).map((name) => name.replace(/^quadrant-\w+-/, ''))).toEqual([
      '20151111T020100Z.backup',
      '20151112T020100Z.backup',
    ]);
    expect(await measure()).toMatchObject({ backupAge: expect.any(Number), backupError: null });
  });

  it('say why one failed, and remove none then', async () => {
    const before = readdirSync(folder);
    const passphrase = path.join(folder, '../short-passphrase');
    writeFileSync(passphrase, 'short\n');
    await backUpAt('2015-11-13T02:01:00Z', { BACKUP_PASSPHRASE_FILE: passphrase });
    delete process.env['BACKUP_PASSPHRASE_FILE'];
    expect((await measure()).backupError).toContain('is too short');
    expect(readdirSync(folder)).toEqual(before);
    await backUpAt('2015-11-14T02:01:00Z');
    expect((await measure()).backupError).toBeNull();
  });

  it('are known by name and size when one of them was restored as a trial', async () => {
    const runs = new BackupRunRepository(await database.dataSource());
    const { good } = await runs.findLast();
    const { file, bytes } = good!;
    const at = new Date();
    expect(await runs.recordVerification(path.basename(file!), bytes! + 1, true, at)).toBe(false);
    expect(await measure()).toMatchObject({ backupVerifiedAge: null, isVerifiedIntact: null });
    expect(await runs.recordVerification(path.basename(file!), bytes!, true, at)).toBe(true);
    expect(await measure()).toMatchObject({
      ...{ backupFile: file, backupBytes: bytes, firstBackupAge: expect.any(Number) },
      ...{ backupVerifiedAge: expect.any(Number), isVerifiedIntact: true },
    });
  });

  it('go to S3 as to a folder', async () => {
    const s3 = await FakeS3.start();
    const there = { BACKUP_TO: `s3://${s3.bucket}/club`, AWS_ENDPOINT_URL_S3: s3.endpoint, ...s3.credentials };
    try {
      const days = ['2015-11-15', '2015-11-16', '2015-11-17'];
      for (const day of days) await backUpAt(`${day}T02:01:00Z`, there);
      expect(await measure()).toMatchObject({ backupError: null, backupFile: expect.stringMatching(/^s3:.*20151117/) });
      expect([...s3.objects.keys()].map((key) => key.replace(/^club\/quadrant-\w+-/, ''))).toEqual([
        '20151116T020100Z.backup',
        '20151117T020100Z.backup',
      ]);
      await backUpAt('2015-11-18T02:01:00Z', { AWS_ACCESS_KEY_ID: 'stranger' });
      expect((await measure()).backupError).toContain('InvalidAccessKeyId');
    } finally {
      for (const name of Object.keys(there)) delete process.env[name];
      process.env['BACKUP_TO'] = folder;
      await s3.stop();
    }
  });

  it('are taken over from a worker that died', async () => {
    await asOwner(
      await database.dataSource(),
      `insert into backups (due_at, started_at) values ('2015-11-20T02:00:00Z', '2015-11-20T02:00:00Z')`,
    );
    await backUpAt('2015-11-20T03:00:00Z');
    expect(readdirSync(folder).some((name) => name.includes('20151120'))).toBe(false);
    await backUpAt('2015-11-20T09:00:00Z');
    expect(readdirSync(folder).some((name) => existsSync(path.join(folder, name)) && name.includes('20151120'))).toBe(
      true,
    );
  });

  it('are made at each time again when the clock was three days ahead, and what was made ahead neither counts nor goes', async () => {
    const inDecember = () => readdirSync(folder).flatMap((name) => /201512\d\dT\d{6}/.exec(name)?.[0] ?? []);
    const ahead = '2015-12-04T02:01:00Z';
    for (const at of ['2015-12-01T02:01:00Z', ahead, '2015-12-01T02:11:00Z', '2015-12-02T02:01:00Z'])
      await backUpAt(at);
    expect(inDecember()).toEqual(['20151201T020100', '20151202T020100', '20151204T020100']);
    for (const at of ['2015-12-03T02:01:00Z', '2015-12-04T02:02:00Z']) await backUpAt(at);
    expect(inDecember()).toEqual(['20151204T020100', '20151204T020200']);
    const due = await (
      await database.dataSource()
    ).query<{ day: string | null }[]>(
      `select to_char(due_at at time zone 'UTC', 'DD') as day from backups where started_at >= '2015-12-01' and file is not null order by id`,
    );
    expect(due.map(({ day }) => day)).toEqual(['01', null, '02', '03', '04']);
  });

  it('are made again when a worker died with a clock that was ahead', async () => {
    await asOwner(
      await database.dataSource(),
      `insert into backups (due_at, started_at) values ('2015-12-10T02:00:00Z', '2015-12-13T02:00:00Z')`,
    );
    await backUpAt('2015-12-10T03:00:00Z');
    expect(readdirSync(folder).some((name) => name.includes('20151210T030000'))).toBe(true);
  });

  it('have the age of the last one whose time has come, where another is of the future', async () => {
    await asOwner(
      await database.dataSource(),
      `delete from backups; insert into backups (started_at, finished_at, file, bytes) values (now(), now() + interval '3 days', 'a', 1)`,
    );
    expect((await measure()).backupAge).toBe(0);
    await asOwner(
      await database.dataSource(),
      `insert into backups (started_at, finished_at, file, bytes) values (now(), now() - interval '1 hour', 'b', 1)`,
    );
    expect((await measure()).backupAge).toBeCloseTo(3_600, -1);
  });
});
