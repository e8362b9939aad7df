import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openAuditHome } from '@quadrant/store/audit';
import { homeFilesOf, restoreBackup, writeBackup } from '@quadrant/store/backup';
import { createDataSource, prepareDatabase } from '@quadrant/store/setup';
import type { DataSource } from 'typeorm';
import { describeSchema } from '../../tools/schema/describe-schema.mjs';
import { useTestDatabase } from '../builders/database.js';
import { turnsOf } from '../builders/length.js';
import { makeScratchFolder } from '../builders/scratch-folder.js';
import { HOMES, loadHome, readFacts, withoutBrackets } from './kept-home.js';

describe.each(turnsOf(HOMES, 4))('a backup of the home of commit %s', (commit) => {
  const database = useTestDatabase();
  const folder = makeScratchFolder('old-backup');
  const name = `r_${randomBytes(8).toString('hex')}`;
  let owner: DataSource;
  let maintenance: DataSource;

  beforeAll(async () => {
    owner = await database.owner();
    const url = Object.assign(new URL(database.url), { pathname: '/postgres' }).href;
    maintenance = await createDataSource({ url, poolSize: 1 }).initialize();
    await maintenance.query(`create database ${name}`);
  });
  afterAll(async () => {
    await maintenance.query(`drop database if exists ${name} with (force)`);
    await maintenance.destroy();
  });

  it('is made before the upgrade, restored, and brought up to date with all that was in it', async () => {
    const fresh = await describeSchema(owner);
    await loadHome(owner, commit, database.home);
    const before = await readFacts(owner);
    const { file } = await writeBackup(owner, folder, {
      ...{ files: homeFilesOf(database.home, {}), passphrase: null, program: '0', now: new Date(), minFree: 0 },
    });

    const url = Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
    const home = path.join(folder, 'home');
    mkdirSync(home);
    const restoring = createDataSource({ url, poolSize: 4 });
    const { different } = await restoreBackup(file, {
      ...{ url, owner: restoring, files: homeFilesOf(home, {}), passphrase: null },
    });
    await restoring.destroy();
    expect(different).toEqual([]);

    const audit = openAuditHome(home);
    await prepareDatabase({ url, ownerUrl: null }, audit, () => undefined);
    const copy = await createDataSource({ url, audit }).initialize();
    try {
      expect(await readFacts(copy)).toEqual(before);
      expect(withoutBrackets(await describeSchema(copy))).toBe(withoutBrackets(fresh));
    } finally {
      await copy.destroy();
    }
  });
});
