import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { useTestDatabase } from '../builders/database.js';

const run = promisify(execFile);
const MAIN = path.join(__dirname, '../../dist/apps/cli/src/main.js');

describe('the built command', () => {
  const database = useTestDatabase();

  it('prints a new token and nothing else, so that a script can keep what it printed', async () => {
    const { REDIS_URL: _redis, ...inherited } = process.env;
    const env = { ...inherited, DATABASE_URL: database.url, QUADRANT_HOME: database.home };
    const words = ['token', 'create', '--role', 'director', '--handle', 'Ann'];
    const { stdout } = await run(process.execPath, [MAIN, ...words], { env, timeout: 100_000 });
    expect(stdout).toMatch(/^qdt_\w+\n$/);
  });
});
