import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeScratchFolder } from '../../../../../test/builders/scratch-folder.js';
import { locateBinaries } from './binaries.js';
import { explainTrouble } from '../embedded-postgres-error.js';
import { startEmbeddedPostgres } from './start.js';

const folder = makeScratchFolder('refusals');
const start = (home: string) => startEmbeddedPostgres({ home, durable: false });

describe('what the embedded server cannot do is refused with a sentence and the way out', () => {
  it('names the platform and its package when the package was not installed', async () => {
    const importer = () => Promise.reject(new Error('Cannot find package'));
    const refusal = startEmbeddedPostgres({ home: path.join(folder, 'none'), importer });
    await expect(refusal).rejects.toThrow(`for ${process.platform}-${process.arch} (package @embedded-postgres/`);
    await expect(refusal).rejects.toThrow(/--omit=optional.*DATABASE_URL/);
  });

  it('names a platform that has no package', async () => {
    await expect(locateBinaries(undefined, 'sunos-x64')).rejects.toThrow(
      /no embedded PostgreSQL for sunos-x64.*DATABASE_URL/,
    );
  });

  it('a home below a file', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    await expect(start(path.join(folder, 'file', 'home'))).rejects.toThrow(/not a folder, or lies below a file/);
  });

  it('a home below /proc, at once', async () => {
    await expect(start('/proc/quadrant/home')).rejects.toThrow(/QUADRANT_HOME/);
  });

  it('a data folder that holds something else, which stays untouched', async () => {
    const home = path.join(folder, 'photos');
    mkdirSync(path.join(home, 'postgres'), { recursive: true });
    writeFileSync(path.join(home, 'postgres', 'holiday.jpg'), '');
    await expect(start(home)).rejects.toThrow(/holds files, but no PostgreSQL cluster/);
  });

  it('a cluster of another major version', async () => {
    const home = path.join(folder, 'old');
    mkdirSync(path.join(home, 'postgres'), { recursive: true });
    writeFileSync(path.join(home, 'postgres', 'PG_VERSION'), '16\n');
    await expect(start(home)).rejects.toThrow(
      /was written by PostgreSQL 16, .* brings PostgreSQL 18. Call "quadrant upgrade-database"/,
    );
  });

  it.each([
    ['initdb: error: could not write to file: No space left on device', /The disk that holds \/data is full/],
    ['EROFS: read-only file system, mkdir', /\/data lies on a read-only file system/],
    ["EACCES: permission denied, mkdir '/data'", /Quadrant may not write to \/data/],
    ['LOG: hello\nFATAL:  invalid value for parameter\n', /could not start in \/data: FATAL: {2}invalid value/],
  ])('explains %j', (text, sentence) => {
    expect(explainTrouble('/data', text).message).toMatch(sentence);
    expect(explainTrouble('/data', new Error(text)).message).toMatch(/QUADRANT_HOME.*DATABASE_URL/);
  });
});
