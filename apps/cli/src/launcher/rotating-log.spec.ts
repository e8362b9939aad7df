import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { eventually } from '../../../../test/builders/eventually.js';
import { makeScratchFolder } from '../../../../test/builders/scratch-folder.js';
import { openRotatingLog, RotatingLog } from './rotating-log.js';

const TEN_MEGABYTES = 10 * 1024 * 1024;

describe('the log of a process', () => {
  const folder = makeScratchFolder('rotating-log');
  const fileOf = (name: string) => path.join(folder, name, 'http.log');

  it('continues the file of the last start', async () => {
    const file = fileOf('continues');
    for (const line of ['first\n', 'second\n']) {
      const log = openRotatingLog(file);
      log.write(Buffer.from(line));
      await log.close();
    }
    expect(readFileSync(file, 'utf8')).toBe('first\nsecond\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('keeps five files of about 10 MB, the newest lines in the first', async () => {
    const file = fileOf('rotates');
    openRotatingLog(file);
    for (let round = 1; round <= 6; round++) {
      // The library rotates after the write with which the file has reached its size.
      truncateSync(file, TEN_MEGABYTES - 1);
      const log = openRotatingLog(file);
      log.write(Buffer.from(`round ${round}\n`));
      await log.close();
    }
    expect(readdirSync(path.dirname(file)).sort()).toEqual([
      'http.log',
      'http.log.1',
      'http.log.2',
      'http.log.3',
      'http.log.4',
    ]);
    for (const each of [1, 2, 3, 4]) expect(statSync(`${file}.${each}`).size).toBeLessThan(TEN_MEGABYTES + 100);
    expect(readFileSync(`${file}.1`).subarray(-8).toString()).toBe('round 6\n');
    expect(readFileSync(`${file}.4`).subarray(-8).toString()).toBe('round 3\n');
  });

  it('drops what cannot be written, and says how much is missing as soon as it can write again', async () => {
    const file = fileOf('blocked');
    // A folder in the place of the file fails every write, for root too.
    mkdirSync(file, { recursive: true });
    let now = 0;
    const log = new RotatingLog(file, () => now);
    log.write(Buffer.from('lost\n'));
    await eventually(() => Promise.resolve(expect(log.missingBytes).toBe(5)));
    log.write(Buffer.from('lost too\n'));
    expect(log.missingBytes).toBe(14);
    rmdirSync(file);
    now = 1_000;
    log.write(Buffer.from('written\n'));
    await log.close();
    expect(readFileSync(file, 'utf8')).toBe(
      '\n14 bytes of this log are missing: they could not be written.\nwritten\n',
    );
    expect(log.missingBytes).toBe(0);
  });

  it('is refused with a sentence where it can never be written', () => {
    writeFileSync(path.join(folder, 'file'), '');
    const log = path.join(folder, 'file', 'logs', 'http.log');
    expect(() => openRotatingLog(log)).toThrow(/http\.log cannot be written .*: set QUADRANT_HOME to another folder/);
    expect(existsSync(log)).toBe(false);
  });
});
