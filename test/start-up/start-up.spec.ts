import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = mkdtempSync(path.join(tmpdir(), 'quadrant-start-up-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Node takes about a millisecond of a processor for each. */
async function modulesOf(args: string[], variables: NodeJS.ProcessEnv = {}, code = 0): Promise<string[]> {
  const notes = path.join(folder, `modules-${args[0]}`);
  const ended = promisify(execFile)(
    process.execPath,
    ['--import', path.resolve('test/start-up/note-modules.mjs'), path.resolve('dist/apps/cli/src/main.js'), ...args],
    { env: { ...process.env, ...variables, NOTE_MODULES: notes } },
  );
  await (code === 0 ? ended : expect(ended).rejects.toMatchObject({ code }));
  return [...new Set(readFileSync(notes, 'utf8').trim().split('\n'))].filter((module) => !module.startsWith('node:'));
}

const roomsOf = (modules: string[]): string[] => [
  ...new Set(modules.flatMap((module) => /\/libs\/((?:(?:rules|store)\/)?[\w-]+)\//.exec(module)?.[1] ?? [])),
];

describe('what the command loads before it does anything', () => {
  it('is fewer than 130 modules for its help, and no room that opens a database', async () => {
    const modules = await modulesOf(['--help']);
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.length).toBeLessThan(130);
    expect(roomsOf(modules).sort()).toEqual([
      ...['rules/findings', 'rules/message', 'rules/permissions', 'rules/tournament', 'store/errors'],
    ]);
  });

  it('is what reads and checks a file, for a check', async () => {
    const table = path.join(folder, 'table.csv');
    writeFileSync(table, 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n');
    const answers = ['game=1e', 'director=ann', 'name=Local', 'startsAt=2026-11-22T10:00:00+01:00'];
    const modules = await modulesOf(['check', table, ...answers.flatMap((answer) => ['--set', answer])]);
    expect(roomsOf(modules)).toContain('rules/files');
    for (const room of ['store/database', 'http', 'queue', 'rules/leagues', 'rules/history', 'rules/live']) {
      expect(roomsOf(modules)).not.toContain(room);
    }
  });

  it('is what runs PostgreSQL and the other processes, for a start', async () => {
    // A wrong setting ends it when everything is loaded.
    const modules = await modulesOf(['start'], { PORT: 'none' }, 2);
    expect(modules.length).toBeLessThan(250);
    const own = [
      'rules/findings',
      'rules/message',
      'rules/permissions',
      'rules/tournament',
      'settings',
      'store/errors',
      'store/server',
    ];
    expect(roomsOf(modules).sort()).toEqual(own);
  });
});
