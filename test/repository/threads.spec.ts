import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Each file that a thread begins with, and what computes the same in the process where sources are tested. */
const IN_PROCESS: Readonly<Record<string, string>> = {
  'libs/threads/src/file-thread.ts': 'libs/threads/src/file-opener.ts',
  'apps/ingest/src/previews/preview-thread.ts': 'apps/ingest/src/previews/previews-in-process.ts',
  'apps/ingest/src/next-round/pairing-thread.ts': 'apps/ingest/src/next-round/pairs-in-process.ts',
};

describe('Threads', () => {
  it('are all known, so that what crosses each of them is tested as plain data', () => {
    const files = ['libs', 'apps'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
    );
    const threads = files.filter((file) => file.endsWith('-thread.ts') && !file.includes('node_modules'));
    expect(threads.sort()).toEqual(Object.keys(IN_PROCESS).sort());
  });

  it.each(Object.entries(IN_PROCESS))('of %s have question and answer copied in %s', (_, inProcess) => {
    const calls = readFileSync(inProcess, 'utf8').match(/copyPlain\(/g) ?? [];
    expect(calls.length).toBeGreaterThanOrEqual(2);
  });
});
