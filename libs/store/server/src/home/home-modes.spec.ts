import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openAuditHome, appendAnchor } from '@quadrant/store/audit';
import { makeScratchFolder } from '../../../../../test/builders/scratch-folder.js';
import { tightenHome } from './home-modes.js';
import { startEmbeddedPostgres } from '../embedded/start.js';
import { isRoot } from './unprivileged-user.js';

const folder = makeScratchFolder('modes');
const modeOf = (...names: string[]) => (statSync(path.join(...names)).mode & 0o777).toString(8);

/** Lists the modes of all files and folders that a home has except the database, by path. */
function listModes(home: string, below = ''): Record<string, string> {
  const names = readdirSync(path.join(home, below)).filter((name) => name !== 'postgres');
  return Object.assign(
    {},
    ...names.map((name) => {
      const place = path.join(below, name);
      const isFolder = statSync(path.join(home, place)).isDirectory();
      return { [place]: modeOf(home, place), ...(isFolder && listModes(home, place)) };
    }),
  ) as Record<string, string>;
}

describe('the modes of a home', () => {
  const HOME_MODE = isRoot() ? '711' : '700';

  it('let nobody else read anything in a new one, whatever the umask is', async () => {
    const home = path.join(folder, 'new');
    const umask = process.umask(0);
    try {
      const { anchorsFile, keys } = openAuditHome(home);
      expect(keys).toHaveLength(1);
      appendAnchor(anchorsFile, '{}');
      const database = await startEmbeddedPostgres({ home, durable: false });
      expect(modeOf(database.dataFolder)).toBe('700');
      await database.stop();
    } finally {
      process.umask(umask);
    }
    expect(modeOf(home)).toBe(HOME_MODE);
    expect(listModes(home)).toEqual({
      audit: '700',
      'audit/anchors.ndjson': '600',
      logs: '700',
      'logs/postgres.log': '600',
      'postgres-port': '600',
      secrets: '700',
      'secrets/audit-key': '600',
      'secrets/postgres-password': '600',
    });
  });

  it('are tightened in one that an older version left open', () => {
    const home = path.join(folder, 'old');
    mkdirSync(path.join(home, 'logs'), { recursive: true });
    writeFileSync(path.join(home, 'logs', 'http.log'), '');
    writeFileSync(path.join(home, 'running.json'), '');
    for (const place of ['', 'logs', 'logs/http.log', 'running.json']) chmodSync(path.join(home, place), 0o777);
    tightenHome(home);
    expect(modeOf(home)).toBe(HOME_MODE);
    expect(listModes(home)).toEqual({ logs: '700', 'logs/http.log': '600', 'running.json': '600' });
  });

  it('leave a folder alone that holds the files of somebody else too', () => {
    const home = path.join(folder, 'shared');
    mkdirSync(path.join(home, 'photos'), { recursive: true });
    mkdirSync(path.join(home, 'secrets'));
    for (const place of ['', 'photos', 'secrets']) chmodSync(path.join(home, place), 0o755);
    tightenHome(home);
    expect([modeOf(home), modeOf(home, 'photos'), modeOf(home, 'secrets')]).toEqual(['755', '755', '700']);
  });
});
