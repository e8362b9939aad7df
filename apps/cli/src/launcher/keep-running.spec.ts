import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../../../test/builders/eventually.js';
import { makeScratchFolder } from '../../../../test/builders/scratch-folder.js';
import { keepRunning, type KeptProcess } from './keep-running.js';

const folder = makeScratchFolder('keep-running');
const program = path.join(folder, 'program.mjs');
const starts = path.join(folder, 'starts');

const programNote = (word: string) => `appendFileSync(${JSON.stringify(starts)}, '${word} ');`;

/** A program that notes each start with a word, and then waits for its end. */
const programSaying = (word: string, end = 'setInterval(() => {}, 1000);') => `
  import { appendFileSync } from 'node:fs';
  ${programNote(word)}
  process.on('SIGTERM', () => process.exit(0));
  process.send({ ready: true, port: 4711 });
  ${end}`;

const said: string[] = [];
let kept: KeptProcess | null = null;

const keep = (spareFile?: string): KeptProcess =>
  (kept = keepRunning({
    spareFile,
    name: 'The program',
    file: program,
    logFile: path.join(folder, 'program.log'),
    output: { write: () => undefined },
    env: process.env,
    nodeFlags: [],
    portVariable: 'PORT',
    log: (sentence) => said.push(sentence),
  }));

const expectStarts = (words: string) => eventually(() => expect(readFileSync(starts, 'utf8')).toBe(words));

beforeEach(() => {
  said.length = 0;
  writeFileSync(starts, '');
});
afterEach(() => kept?.stop());

describe('a process that is kept running', () => {
  it('restarts at once with the code that is there now, and says nothing', async () => {
    writeFileSync(program, programSaying('old'));
    const process = keep();
    await process.ready;
    writeFileSync(program, programSaying('new'));
    await process.restart();
    await expectStarts('old new ');
    expect(said).toEqual([]);
  });

  it('becomes the program in a process that was prepared for it, and prepares the next', async () => {
    const spare = path.join(folder, 'spare.mjs');
    const becomes = `process.once('message', ({ become }) => import(become));`;
    writeFileSync(spare, `import { appendFileSync } from 'node:fs';\n${programNote('spare')}\n${becomes}`);
    writeFileSync(program, programSaying('old'));
    const process = keep(spare);
    await expectStarts('old spare ');
    writeFileSync(program, programSaying('new'));
    await process.restart();
    await expectStarts('old spare new spare ');
    expect(said).toEqual([]);
  });

  it('restarts without waiting for the end of a pause after a crash', async () => {
    writeFileSync(program, programSaying('crashed', 'setTimeout(() => process.exit(1), 50);'));
    const process = keep();
    await process.ready;
    await eventually(() => expect(said).toEqual([expect.stringMatching(/starts again in 1 s/)]));
    writeFileSync(program, programSaying('fixed'));
    await process.restart();
    await expectStarts('crashed fixed ');
    expect(said).toHaveLength(1);
  });

  it('is started again, however often, while the database does not answer at its first start', async () => {
    writeFileSync(
      program,
      `import { readFileSync, appendFileSync } from 'node:fs';
      const attempts = readFileSync(${JSON.stringify(starts)}, 'utf8').length / 2;
      ${programNote('a')}
      process.on('SIGTERM', () => process.exit(0));
      setInterval(() => {}, 1000);
      if (attempts >= 3) process.send({ ready: true, port: 4711 });
      else process.send({ failed: 'Connection terminated', isOutage: true }, () => process.exit(1));`,
    );
    expect(await keep().ready).toEqual({ port: 4711 });
    await expectStarts('a a a a ');
    expect(said).toHaveLength(3);
  });

  it('is not started again when its first start fails for another reason', async () => {
    writeFileSync(program, `process.send({ failed: 'PORT is wrong.' }, () => process.exit(1));`);
    await expect(keep().ready).rejects.toThrow('PORT is wrong.');
    expect(said).toEqual([]);
  });
});
