import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { makeScratchFolder } from '../../../../../test/builders/scratch-folder.js';
import { SYSTEM_FOLDER } from './place.js';
import { startEmbeddedPostgres } from './start.js';
import { isRoot } from '../home/unprivileged-user.js';

describe('a home inside a folder that is closed to other users', () => {
  const closed = makeScratchFolder('closed');
  const home = path.join(closed, 'home');

  it('keeps the data there for an ordinary user, and says where else it is for root', async () => {
    mkdirSync(home);
    chmodSync(closed, 0o700);
    const said: string[] = [];
    const database = await startEmbeddedPostgres({ home, durable: false, log: (sentence) => said.push(sentence) });
    try {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      expect((await client.query('select current_database() as name')).rows).toEqual([{ name: 'quadrant' }]);
      await client.end();
      expect(path.dirname(path.dirname(database.dataFolder))).toBe(isRoot() ? SYSTEM_FOLDER : closed);
      expect(said.some((sentence) => sentence.includes(database.dataFolder))).toBe(isRoot());
      said.length = 0;
      const again = await startEmbeddedPostgres({ home, durable: false, log: (sentence) => said.push(sentence) });
      await again.stop();
      expect(said).toEqual([]);
    } finally {
      await database.stop();
      rmSync(isRoot() ? path.dirname(database.dataFolder) : database.dataFolder, { recursive: true });
    }
  });
});
