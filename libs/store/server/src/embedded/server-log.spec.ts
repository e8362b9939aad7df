import { appendFileSync, mkdirSync, readFileSync, readdirSync, statSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { makeScratchFolder } from '../../../../../test/builders/scratch-folder.js';
import { closeServerLog, openServerLog, readServerLog, rotateServerLog } from './server-log.js';

const TEN_MEGABYTES = 10 * 1024 * 1024;

describe('the log of the embedded server', () => {
  const home = makeScratchFolder('server-log');
  const file = path.join(home, 'logs', 'postgres.log');

  it('is bounded to five files while the server keeps writing to the same descriptor', () => {
    const log = openServerLog(home);
    for (let round = 1; round <= 6; round++) {
      truncateSync(file, TEN_MEGABYTES);
      writeSync(log.descriptor!, `round ${round}\n`);
      rotateServerLog(home);
      expect(statSync(file).size).toBe(0);
    }
    writeSync(log.descriptor!, 'after the last\n');
    closeServerLog(log);
    expect(readFileSync(file, 'utf8')).toBe('after the last\n');
    expect(readdirSync(path.dirname(file)).sort()).toEqual([
      'postgres.log',
      'postgres.log.1',
      'postgres.log.2',
      'postgres.log.3',
      'postgres.log.4',
    ]);
    expect(readFileSync(`${file}.1`).subarray(-8).toString()).toBe('round 6\n');
    expect(readFileSync(`${file}.4`).subarray(-8).toString()).toBe('round 3\n');
  });

  it('stays as it is below 10 MB', () => {
    truncateSync(file, TEN_MEGABYTES);
    rotateServerLog(home);
    expect(statSync(file).size).toBe(TEN_MEGABYTES);
  });

  it('leaves its file alone where the older ones cannot be moved, and throws nothing', () => {
    const crowded = path.join(home, 'crowded');
    const log = path.join(crowded, 'logs', 'postgres.log');
    mkdirSync(path.join(`${log}.4`, 'in the way'), { recursive: true });
    appendFileSync(log, 'kept');
    truncateSync(log, TEN_MEGABYTES + 1);
    rotateServerLog(crowded);
    expect(statSync(log).size).toBe(TEN_MEGABYTES + 1);
  });

  it('gives what one process has said since it was opened', () => {
    const log = openServerLog(home);
    writeSync(log.descriptor!, '2026-01-01 [17] LOG: ours\n2026-01-01 [18] LOG: of another\nwithout a pid\n');
    closeServerLog(log);
    expect(readServerLog(log, 17)).toBe('2026-01-01 [17] LOG: ours\nwithout a pid\n');
  });
});
