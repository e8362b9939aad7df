import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../../../test/builders/eventually.js';
import { makeScratchFolder } from '../../../../test/builders/scratch-folder.js';
import { Child } from './child.js';
import { RotatingLog } from './rotating-log.js';

const folder = makeScratchFolder('quadrant-child');

/** Each program prints so many lines at once and then ends in one of these ways. Linux keeps 277 lines that nobody has read yet. */
const LINES = 200;
const ENDS: readonly [name: string, end: string, signal: string | null, last: string][] = [
  ['is killed', `process.kill(process.pid, 'SIGKILL')`, 'SIGKILL', `line ${LINES - 1}`],
  [
    'throws an error that nobody catches',
    `setTimeout(() => { throw new Error('torn wire'); })`,
    null,
    'Error: torn wire',
  ],
  ['rejects what nobody waits for', `void Promise.reject(new Error('torn wire'))`, null, 'Error: torn wire'],
  ['ends itself', `process.exit(3)`, null, `line ${LINES - 1}`],
];

describe('the log of a process', () => {
  it.each(ENDS)('has everything that it printed before it %s', async (name, end, signal, last) => {
    const place = (ending: string) => path.join(folder, name.replaceAll(' ', '-') + ending);
    writeFileSync(
      place('.mjs'),
      `import { Logger } from '${path.join(process.cwd(), 'node_modules/@nestjs/common/index.js')}';
      const logger = new Logger('Worker');
      for (let number = 0; number < ${LINES}; number += 1) logger.log('line ' + number);
      ${end};`,
    );
    const log = new RotatingLog(place('.log'));
    const child = new Child({
      ...{ name: 'The worker', file: place('.mjs'), logFile: place('.log'), output: log, nodeFlags: [] },
      ...{ env: { ...process.env, NO_COLOR: '1' }, log: () => undefined },
    });
    expect(await child.exited).toBe(signal);
    await eventually(() => {
      const said = readFileSync(place('.log'), 'utf8');
      expect(said.match(/\bline \d+\b/g)).toHaveLength(LINES);
      expect(said).toContain(last);
      return Promise.resolve();
    });
  });
});
