import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { checkFile, openFile, openGrid } from '@quadrant/rules/files';
import { FileOpener } from './file-opener.js';

/** The built program, since a thread loads no TypeScript. */
const BUILT = path.resolve('dist/libs/threads/src/file-thread.js');
const folder = mkdtempSync(path.join(tmpdir(), 'file-opener-'));
const opened: FileOpener[] = [];

function openerWith(filename: string, longestMs = 60_000): FileOpener {
  const opener = new FileOpener({ filename, megabytes: 256, longestMs });
  opened.push(opener);
  return opener;
}

function fileWith(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
}

const NONE: ReadonlyMap<string, string> = new Map();
const SMALL = Buffer.from('Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n');
const lines = Array.from({ length: 3000 }, (_, line) => `1,Ann of the ${line}th house,Bob of the ${line}th house,FW`);
const LARGE = Buffer.from(`Round,Player 1,Player 2,Result\n${lines.join('\n')}\n`);

beforeAll(() => {
  Logger.overrideLogger(false);
});
afterAll(async () => {
  await Promise.all(opened.map((opener) => opener.onApplicationShutdown()));
  rmSync(folder, { recursive: true });
});

describe('a file opener', () => {
  it('reads a large file in the thread as it would read it here', async () => {
    const opener = openerWith(BUILT);
    const now = new Date('2026-11-23T12:00:00Z');
    expect(await opener.ask('openFile', LARGE.length, LARGE, NONE)).toEqual(openFile(LARGE, NONE));
    expect(await opener.ask('openGrid', LARGE.length, LARGE, NONE)).toEqual(openGrid(LARGE, NONE));
    expect(await opener.ask('checkFile', LARGE.length, LARGE, NONE, now)).toEqual(checkFile(LARGE, NONE, now));
  });

  it('asks the thread for a large file only', async () => {
    const opener = openerWith(fileWith('stranger.mjs', "export default () => 'from the thread';"));
    expect(await opener.ask('openFile', LARGE.length, LARGE, NONE)).toBe('from the thread');
    expect(await opener.ask('openFile', SMALL.length, SMALL, NONE)).toEqual(openFile(SMALL, NONE));
  });

  it('reads every file here where nothing is built', async () => {
    const opener = openerWith(path.join(folder, 'none.mjs'));
    expect(await opener.ask('openFile', LARGE.length, LARGE, NONE)).toEqual(openFile(LARGE, NONE));
  });

  it('answers 503 with the way out when a file takes too long or too much memory, and reads the next one', async () => {
    const source = `export default ({ name }) => {
      if (name === 'openFile') for (;;);
      const held = [];
      if (name === 'openGrid') for (;;) held.push(new Array(100_000).fill(0).map(String));
      return 'next';
    };`;
    const opener = openerWith(fileWith('endless.mjs', source), 10_000);
    const stopped = {
      status: 503,
      detail: expect.stringContaining('longer than 10 seconds or too much memory'),
      advice: expect.stringContaining('quadrant check'),
      headers: { 'retry-after': '10' },
    };
    await expect(opener.ask('openFile', LARGE.length, LARGE, NONE)).rejects.toMatchObject(stopped);
    await expect(opener.ask('openGrid', LARGE.length, LARGE, NONE)).rejects.toMatchObject(stopped);
    expect(await opener.ask('keepFile', LARGE.length, LARGE, NONE)).toBe('next');
  });

  it('passes an error of the reader on', async () => {
    const opener = openerWith(fileWith('broken.mjs', "export default () => { throw new TypeError('a fault'); };"));
    await expect(opener.ask('openFile', LARGE.length, LARGE, NONE)).rejects.toThrow('a fault');
  });
});
