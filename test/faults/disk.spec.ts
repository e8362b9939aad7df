import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const title = 'quadrant start on a small disk';
const whatToDo = 'a small volume needs Linux, root and the program unshare (util-linux)';
const canMount = spawnSync('unshare', ['-m', 'true'], { stdio: 'ignore' }).status === 0;

/** One fault program in its short form, as `npm run faults -- --short NAME` runs it. */
async function inject(name: string): Promise<string> {
  const { stdout } = await run(process.execPath, [path.join(__dirname, 'main.mjs'), '--short', name]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

describe(title, () => {
  if (!canMount && !process.env['CI']) {
    // An ordinary user cannot mount a volume, and npm test has to pass for them. CI always runs it.
    process.stderr.write(`${title}: skipped, ${whatToDo}\n`);
    it.skip(whatToDo, () => undefined);
    return;
  }

  it('answers every request and restarts nothing while its logs cannot be written', async () => {
    expect(await inject('full-logs')).toMatch(/^ok .*\n1 faults injected, [1-9]\d* acks, 0 lost\n$/);
  }, 300_000);

  it('waits for room when PostgreSQL has stopped on a full disk, and has every acknowledged report afterwards', async () => {
    expect(await inject('full-disk')).toMatch(/^ok .*\n1 faults injected, [1-9]\d* acks, 0 lost\n$/);
  }, 300_000);
});
