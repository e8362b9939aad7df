import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openAuditHome } from '@quadrant/store/audit';
import { useTestDatabase } from '../builders/database.js';
import { makeScratchFolder } from '../builders/scratch-folder.js';

const run = promisify(execFile);
const DIST = path.join(__dirname, '../../dist/apps');

describe('a process with the QUADRANT_HOME of another database', () => {
  const database = useTestDatabase();

  const call = async (main: string, ...words: string[]) => {
    const { REDIS_URL: _redis, ...inherited } = process.env;
    const env = { ...inherited, DATABASE_URL: database.url, PORT: '0', QUADRANT_HOME: makeScratchFolder('foreign') };
    const refused = { stdout: '', stderr: '', code: 0 };
    return run(process.execPath, [path.join(DIST, main), ...words], { env, timeout: 100_000 }).then(
      () => refused,
      (error: typeof refused) => error,
    );
  };

  beforeAll(async () => {
    const [key] = openAuditHome(database.home).keys;
    await (await database.dataSource()).query(`insert into audit_keys (key_id) values ($1)`, [key.id]);
  });

  it.each([
    ['api/src/main.js', 1],
    ['worker/src/main.js', 1],
    ['cli/src/main.js', 2],
  ])(
    'is refused at the start of %s with one sentence',
    async (main, code) => {
      const words = main.startsWith('cli') ? ['token', 'create', '--role', 'director', '--handle', 'Eve'] : [];
      const refused = await call(main, ...words);
      expect(refused).toMatchObject({ code, stdout: '' });
      expect(refused.stderr).toMatch(/^This database belongs to another QUADRANT_HOME: .*\n$/);
    },
    120_000,
  );

  it('has written nothing', async () => {
    expect(await (await database.dataSource()).query('select from audit_entries')).toEqual([]);
  });
});
