import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../../../test/builders/eventually.js';
import { makeScratchFolder } from '../../../../test/builders/scratch-folder.js';
import { keepRunning, type KeptProcess } from './keep-running.js';
import type { SpareFiles } from './spare.js';

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

const keep = (spare?: SpareFiles): KeptProcess =>
  (kept = keepRunning({
    ...(spare && { spare }),
    name: 'The program',
    file: program,
    logFile: path.join(folder, 'program.log'),
    output: { write: () => undefined },
    env: process.env,
    nodeFlags: [],
    portVariable: 'PORT',
    log: (sentence) => said.push(sentence),
  }));

/** A spare that notes its start, and what it loads. */
function writeSpare(): SpareFiles {
  const [file, modules] = [path.join(folder, 'spare.mjs'), path.join(folder, 'modules.mjs')];
  const imports = `import { appendFileSync } from 'node:fs';`;
  const obeys = `process.on('message', ({ load, become }) => import(load ?? become));`;
  writeFileSync(file, `${imports}\n${programNote('spare')}\n${obeys}`);
  writeFileSync(modules, `${imports}\n${programNote('modules')}`);
  return { file, modules };
}

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
    writeFileSync(program, programSaying('old'));
    const process = keep(writeSpare());
    await expectStarts('old spare ');
    writeFileSync(program, programSaying('new'));
    await process.restart();
    await expectStarts('old spare modules new spare ');
    expect(said).toEqual([]);
  });

  it('becomes nothing in a process that loaded what is older than the last restart', async () => {
    writeFileSync(program, programSaying('old'));
    const process = keep(writeSpare());
    await expectStarts('old spare ');
    const first = process.restart();
    writeFileSync(program, programSaying('new'));
    await Promise.all([first, process.restart()]);
    await eventually(() => expect(readFileSync(starts, 'utf8')).toMatch(/^old spare (?:modules )?new spare $/));
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
});
