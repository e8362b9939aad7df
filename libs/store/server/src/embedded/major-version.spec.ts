import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { makeScratchFolder } from '../../../../../test/builders/scratch-folder.js';
import { makeUpgradeHome, replaceCluster } from './major-version.js';
import { startEmbeddedPostgres } from './start.js';

describe('upgraded data', () => {
  const home = path.join(makeScratchFolder('upgraded'), 'home');
  const data = path.join(home, 'postgres');
  const settings = { durable: false, log: () => undefined };

  /** @returns what the table of the home says, after these statements */
  const ask = async (folder: string, ...statements: string[]): Promise<unknown[]> => {
    const server = await startEmbeddedPostgres({ home: folder, ...settings });
    const client = new Client({ connectionString: server.url });
    try {
      await client.connect();
      for (const statement of statements) await client.query(statement);
      return (await client.query<{ said: string }>('select said from here')).rows;
    } finally {
      await client.end();
      await server.stop();
    }
  };

  beforeAll(() => ask(home, 'create table here (said text)', `insert into here values ('old')`));

  it('takes the place of the old data, which stays beside it, also where the exchange was killed half way', async () => {
    const scratch = await makeUpgradeHome(home);
    await ask(scratch, 'create table here (said text)', `insert into here values ('upgraded')`);
    expect(await ask(home)).toEqual([{ said: 'old' }]);
    const kept = replaceCluster(home, path.join(scratch, 'postgres'));
    expect([kept, await ask(home)]).toEqual([`${data}.18`, [{ said: 'upgraded' }]]);

    // A killed process leaves this between the two renames.
    renameSync(data, `${data}.upgraded`);
    expect(await ask(home)).toEqual([{ said: 'upgraded' }]);
    expect(existsSync(`${data}.upgraded`)).toBe(false);
  });

  it('does not replace old data by itself', async () => {
    renameSync(`${data}.18`, `${data}.upgraded`);
    expect(await ask(home)).toEqual([{ said: 'upgraded' }]);
    writeFileSync(path.join(data, 'PG_VERSION'), '17\n');
    await expect(ask(home)).rejects.toThrow('Call "quadrant upgrade-database"');
    expect(readFileSync(path.join(data, 'PG_VERSION'), 'utf8')).toBe('17\n');
  });
});
