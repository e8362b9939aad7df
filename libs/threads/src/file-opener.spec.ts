import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { checkFile, openFile, openGrid } from '@quadrant/rules/files';
import { asleep } from '../../../test/builders/asleep.js';
import { FileOpener } from './file-opener.js';

/** The thread needs the built program, since it cannot load TypeScript. */
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

const OF_ANN = { account: 'ann', size: LARGE.length };
const OF_BOB = { account: 'bob', size: LARGE.length };

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
    expect(await opener.ask('openFile', OF_ANN, LARGE, NONE)).toStrictEqual(openFile(LARGE, NONE));
    expect(await opener.ask('openGrid', OF_ANN, LARGE, NONE)).toStrictEqual(openGrid(LARGE, NONE));
    expect(await opener.ask('checkFile', OF_ANN, LARGE, NONE, now)).toStrictEqual(checkFile(LARGE, NONE, now));
  });

  it('asks the thread for a large file only', async () => {
    const opener = openerWith(fileWith('stranger.mjs', "export default () => 'from the thread';"));
    expect(await opener.ask('openFile', OF_ANN, LARGE, NONE)).toBe('from the thread');
    expect(await opener.ask('openFile', { account: 'ann', size: SMALL.length }, SMALL, NONE)).toEqual(
      openFile(SMALL, NONE),
    );
  });

  it('asks the thread for a small archive, too, which may unpack to a large workbook', async () => {
    const opener = openerWith(fileWith('unpacker.mjs', "export default () => 'from the thread';"));
    const archive = Buffer.from([0x50, 0x4b, 3, 4, 0]);
    expect(await opener.ask('openFile', { account: 'ann', size: archive.length }, archive, NONE)).toBe(
      'from the thread',
    );
  });

  it('reads every file here where nothing is built', async () => {
    const opener = openerWith(path.join(folder, 'none.mjs'));
    expect(await opener.ask('openFile', OF_ANN, LARGE, NONE)).toStrictEqual(openFile(LARGE, NONE));
  });

  it('answers 503 with the way out when a file takes too long or too much memory, and reads the next one', async () => {
    const source = `export default ({ name }) => {
      if (name === 'openFile') for (${asleep(9_500)}; ; );
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
    await expect(opener.ask('openFile', OF_ANN, LARGE, NONE)).rejects.toMatchObject(stopped);
    await expect(opener.ask('openGrid', OF_ANN, LARGE, NONE)).rejects.toMatchObject(stopped);
    expect(await opener.ask('keepFile', OF_ANN, LARGE, NONE)).toBe('next');
  });

  it('lets the file of another account pass those that wait, and refuses a place in the line without blaming the file', async () => {
    const gate = path.join(folder, 'gate');
    const source = `import { existsSync } from 'node:fs';
    export default ({ input: [, answers] }) => {
      while (!existsSync(${JSON.stringify(gate)})) ${asleep(10)};
      return answers.get('name');
    };`;
    const opener = openerWith(fileWith('gated.mjs', source));
    const read: unknown[] = [];
    const ask = async (of: typeof OF_ANN, name: string) => {
      const answer: unknown = await opener.ask('openFile', of, LARGE, new Map([['name', name]]));
      read.push(answer);
    };
    const asked = [1, 2, 3, 4, 5].map((number) => ask(OF_ANN, `ann ${number}`));
    await expect(ask(OF_ANN, 'ann 6')).rejects.toMatchObject({
      status: 429,
      detail: expect.stringContaining('5 large files of your account are already waiting or being read.'),
      headers: { 'retry-after': '10' },
    });
    asked.push(ask(OF_BOB, 'bob 1'));
    writeFileSync(gate, '');
    await Promise.all(asked);
    expect(read.slice(0, 3)).toEqual(['ann 1', 'bob 1', 'ann 2']);
  });

  it('counts the time of a file from when it is read, not from when it came', async () => {
    const source = `export default ({ input: [bytes] }) => {
      if (bytes.length > ${LARGE.length}) ${asleep(60_000)};
      return 'read';
    };`;
    const opener = openerWith(fileWith('long.mjs', source), 4_000);
    const slow = Buffer.concat([LARGE, Buffer.from('\n')]);
    const stopped = opener.ask('openFile', OF_ANN, slow, NONE);
    const next = opener.ask('openFile', OF_ANN, LARGE, NONE);
    await expect(stopped).rejects.toMatchObject({ status: 503 });
    expect(await next).toBe('read');
  });

  it('passes an error of the reader on', async () => {
    const opener = openerWith(fileWith('broken.mjs', "export default () => { throw new TypeError('a fault'); };"));
    await expect(opener.ask('openFile', OF_ANN, LARGE, NONE)).rejects.toThrow('a fault');
  });
});
