import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One fault program in its short form, as `npm run faults -- --short NAME` runs it. */
async function inject(name: string): Promise<string> {
  const { stdout } = await run(process.execPath, [path.join(__dirname, 'main.mjs'), '--short', name]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

describe('quadrant start', () => {
  it('lives when HTTP process and worker are killed together again and again, and loses no report', async () => {
    expect(await inject('kill-both')).toMatch(/^ok .*\n4 faults injected, [1-9]\d* acks, 0 lost\n$/);
  }, 300_000);

  it('shows in its health that the worker is frozen, and is well when it goes on', async () => {
    expect(await inject('frozen-worker')).toMatch(/^ok .*\n1 faults injected, [1-9]\d* acks, 0 lost\n$/);
  }, 300_000);

  it('loses no report while PostgreSQL is stopped, and when it is killed', async () => {
    expect(await inject('postgres')).toMatch(/^ok .*\n2 faults injected, [1-9]\d* acks, 0 lost\n$/);
  }, 300_000);

  it('takes PostgreSQL and its processes along when it is killed itself', async () => {
    expect(await inject('kill-launcher')).toMatch(/^ok .*\n1 faults injected, [1-9]\d* acks, 0 lost\n$/);
  }, 300_000);
});
