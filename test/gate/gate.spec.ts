import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = mkdtempSync(path.join(tmpdir(), 'quadrant-gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of a few lines. It has a separate folder. */
const run = async (program: string, env: NodeJS.ProcessEnv = {}): Promise<string> => {
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return stdout;
};
const tool = (file: string): string => JSON.stringify(path.resolve('tools', file));

describe('stages of the gate', () => {
  it('of two lanes run side by side, and tell what they printed one after the other', async () => {
    const lanes = [
      [
        ['waits', 'echo first && while [ ! -e there ]; do sleep 0.1; done && echo last'],
        ['follows', 'exit 3'],
      ],
      [['is waited for', 'touch there']],
    ];
    const out = await run(
      `import { runStages } from ${tool('gate/run-stages.mjs')};
       const { failed } = await runStages('lanes', ${JSON.stringify([{ lanes }])});
       console.log(JSON.stringify(failed));`,
    );
    expect(out).toMatch(/--- waits\n.*\nfirst\nlast\n\n[^]*--- follows\nexit 3\n\nFAILED: follows\n/);
    expect(JSON.parse(out.trim().split('\n').at(-1)!)).toEqual(['follows']);
  });

  it('are all run: one that hangs is ended with what it started, and named like one that fails', async () => {
    const stages = [
      ['hangs', 'sleep 600 & sleep 600'],
      ['fails', 'exit 3'],
      ['leaves a server', 'node -e "setInterval(() => {}, 1000)" & true'],
      ['passes', 'node -e "for (let each = 0; each < 1e8; each++);"'],
    ];
    const out = await run(
      `import { runStages } from ${tool('gate/run-stages.mjs')};
       const { failed } = await runStages('table', ${JSON.stringify(stages)});
       console.log(JSON.stringify(failed));`,
      { STAGE_MINUTES: '0.1' },
    );
    expect(out).toContain('FAILED: hangs, which did not end within 0.1 minutes');
    expect(out).toContain('FAILED: fails\n');
    expect(JSON.parse(out.trim().split('\n').at(-1)!)).toEqual(['hangs', 'fails']);
    const { stages: told } = JSON.parse(readFileSync(path.join(folder, 'dist/table.json'), 'utf8')) as {
      stages: { stage: string; passed: boolean; isOverdue: boolean; wall: number; cpu: number | null }[];
    };
    expect(told.map(({ passed, isOverdue }) => [passed, isOverdue])).toEqual([
      [false, true],
      [false, false],
      [true, false],
      [true, false],
    ]);
    expect(told[3]!.cpu).toBeGreaterThan(0);
  });
});

describe('the part of the long sets that a run tries', () => {
  it('is the same for the same commit, and every file comes round', async () => {
    const out = await run(
      `import { chooseFiles, choosePart } from ${tool('gate/part.mjs')};
       const faults = ${JSON.stringify(path.resolve('test/faults'))};
       const parts = [0, 1, 2, 3].map((part) => chooseFiles(faults, '.fault.mjs', part, 4));
       console.log(JSON.stringify({ one: choosePart(), same: choosePart(), parts, all: chooseFiles(faults, '.fault.mjs', 0, 1) }));`,
    );
    const { one, same, parts, all } = JSON.parse(out) as {
      one: unknown;
      same: unknown;
      parts: string[][];
      all: string[];
    };
    expect(one).toEqual(same);
    expect(all.length).toBeGreaterThan(8);
    expect(parts.flat().sort()).toEqual(all);
  });
});

describe('the folder of caches', () => {
  const cacheFolder = (base: string) =>
    run(
      `import { createRequire } from 'node:module';
       console.log(createRequire(${JSON.stringify(path.resolve('package.json'))})('./tools/cache-folder.cjs').cacheFolder('jest'));`,
      { XDG_CACHE_HOME: base },
    );

  it('is that of the user, and inside node_modules where that cannot be written', async () => {
    expect(await cacheFolder(folder)).toMatch(new RegExp(`^${folder}/quadrant-development/[0-9a-f]{16}/jest\n$`));
    expect(await cacheFolder('/dev/null/nowhere')).toBe(`${path.resolve('node_modules/.cache/jest')}\n`);
  });

  it('may hold broken files: they are made again in silence', async () => {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'one.json'), '{}\n');
    const file = path.join((await cacheFolder(folder)).trim().replace(/jest$/, 'prettier'), 'cache');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'rubbish{');
    const program = `process.argv.push('check', 'format'); await import(${tool('checks/main.mjs')});`;
    expect(await run(program, { XDG_CACHE_HOME: folder })).toMatch(/^ok {2}format, /);
    JSON.parse(readFileSync(file, 'utf8'));
  });
});
