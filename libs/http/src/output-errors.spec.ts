import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const built = pathToFileURL(path.resolve('dist/libs/http/src/output-errors.js')).href;

/** Logs as Nest does, and says over IPC, after each of three lines, how many writes have failed. */
const program = `
  import { Logger } from '@nestjs/common';
  import { countFailedWrites, outliveOutputErrors } from '${built}';
  outliveOutputErrors(process);
  process.send('begun');
  process.on('message', (line) => {
    if (line === 'end') return process.disconnect();
    new Logger('Spec').log(line);
    new Logger('Spec').error(line);
    setTimeout(() => process.send(countFailedWrites()), 50);
  });
`;

describe('a process whose log cannot be written', () => {
  it('goes on and counts the failed writes when the reader of its output is gone', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    await once(child, 'message');
    child.stdout!.destroy();
    child.stderr!.destroy();
    const counts: number[] = [];
    for (const line of ['one', 'two', 'three']) {
      const answer = once(child, 'message') as Promise<number[]>;
      child.send(line);
      counts.push((await answer)[0]!);
    }
    const exit = once(child, 'exit');
    child.send('end');
    expect(await exit).toEqual([0, null]);
    expect(counts[0]).toBeGreaterThan(0);
  });
});
