import path from 'node:path';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { useTestDatabase } from '../builders/database.js';
import { writeExportFolder } from '../builders/export-folder.mjs';
import { person } from '../builders/surroundings.js';
import { winterLocal, winterLocalOf } from '../builders/winter-local.js';

const line = (document: unknown) => `${JSON.stringify(document)}\n`;

describe('refresh, rollback and resume at the command line', () => {
  const database = useTestDatabase();
  const operator = person(() => ({ DATABASE_URL: database.url }));
  afterAll(() => operator.leave());

  const dryRun = async () => {
    const { code, out } = await operator.call('refresh', '--dry-run', '--json');
    expect(code).toBe(0);
    return JSON.parse(out) as { id: string; summary: string; state: string; diff: { players: number } };
  };

  it('says what would move, for people and for programs', async () => {
    writeExportFolder(path.join(operator.folder, 'one'), line(winterLocal({ externalId: 'own:1' })));
    await operator.call('import', 'one', '--no-refresh');
    const { code, out } = await operator.call('refresh', '--dry-run');
    expect(code).toBe(0);
    expect(out).toMatch(/^Dry run on run 0: 0 later tournaments, 4 players, largest [+-]\d+\.\d\./);
    expect(out).toContain('1 added, 0 corrected');
    expect(out).toMatch(/4 +tournament +Winter Local/);
    expect(out).toMatch(/Publish it as it is: {2}quadrant refresh --publish [0-9a-f-]{36}/);
    expect(await dryRun()).toMatchObject({ state: 'computed', diff: { players: 4 } });
  });

  it('publishes a dry run, once, and drops another', async () => {
    const [{ id }, other] = [await dryRun(), await dryRun()];
    expect(await operator.call('refresh', '--publish', id)).toMatchObject({
      code: 0,
      out: expect.stringContaining('run 1, 1 tournament'),
    });
    expect(await operator.call('refresh', '--publish', id)).toMatchObject({
      code: 1,
      out: expect.stringContaining('Refused. The refresh is done'),
    });
    expect(await operator.call('refresh', '--publish', other.id)).toMatchObject({
      code: 1,
      out: expect.stringContaining('run 1 (refresh: requested on the command line) was published since'),
    });
    const asked = await operator.call('refresh', '--publish', other.id, '--json');
    expect(asked.code).toBe(1);
    expect(JSON.parse(asked.out)).toMatchObject({ type: '/problems/base-moved', baseRun: 0, run: 1 });
    const published = await operator.call('refresh', '--cancel', id, '--json');
    expect(published.code).toBe(1);
    expect(JSON.parse(published.out)).toMatchObject({ type: '/problems/refresh-over', state: 'done', run: 1 });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await operator.call('refresh', '--cancel', unknown)).toMatchObject({
      code: 1,
      out: `Refused. There is no refresh ${unknown}.\n`,
    });
    expect(await operator.call('refresh', '--cancel', other.id)).toMatchObject({
      code: 0,
      out: `Refresh ${other.id} is dropped.\n`,
    });
    expect(await operator.call('refresh', '--cancel', 'x')).toMatchObject({ code: 2, err: 'There is no refresh x.\n' });
  });

  it('goes back to an earlier run and takes everything in again', async () => {
    writeExportFolder(
      path.join(operator.folder, 'two'),
      line(winterLocalOf(2014, 100, { externalId: 'own:2', name: 'Again' })),
    );
    await operator.call('import', 'two');
    expect(await operator.call('rollback', '9', '--reason', 'why')).toMatchObject({
      code: 1,
      out: 'Refused. Run 2 is what is published: name an earlier one.\n',
    });
    const refusedAsJson = await operator.call('rollback', '999', '--reason', 'why', '--json');
    expect(refusedAsJson.code).toBe(1);
    expect(JSON.parse(refusedAsJson.out)).toMatchObject({ type: '/problems/run-not-before-head', head: 2 });
    expect(await operator.call('rollback', 'one', '--reason', 'why')).toMatchObject({ code: 2 });
    expect(await operator.call('rollback', '1', '--reason', 'why')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Run 3 publishes the numbers of run 1 again.'),
    });
    const refused = await operator.call('refresh');
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('paused') });
    expect(refused.out).toContain('by operator (why): "quadrant resume" ends that.');
    const paused = JSON.parse((await operator.call('refresh', '--json')).out);
    expect(paused).toMatchObject({ type: '/problems/publishing-paused', pausedBy: 'operator', reason: 'why' });
    // Meanwhile, a dry run may compute what resuming would publish.
    expect((await dryRun()).diff.players).toBe(4);

    writeExportFolder(
      path.join(operator.folder, 'three'),
      line(winterLocalOf(2014, 102, { externalId: 'own:3', name: 'Meanwhile' })),
    );
    const meanwhile = await operator.call('import', 'three');
    expect(meanwhile).toMatchObject({ code: 0, out: expect.stringContaining('1 imported') });
    expect(meanwhile.err).toContain('Publishing is paused');

    expect(await operator.call('resume')).toMatchObject({
      code: 0,
      out: expect.stringContaining('run 4, 3 tournaments'),
    });
    expect(await operator.call('resume')).toMatchObject({ code: 1, out: 'Refused. Publishing is not paused.\n' });
  });

  it.each(['', ' ', 'two\nlines', 'x'.repeat(201)])('takes no reason such as %j', async (reason) => {
    expect(await operator.call('rollback', '1', '--reason', reason)).toMatchObject({
      code: 2,
      out: '',
      err: '--reason has to be one line of 1 to 200 characters, none of them a control character.\n',
    });
  });

  it('publishes no what-if', async () => {
    const { id } = await new RefreshRequestRepository(await database.dataSource()).askWhatIf(
      { rules: null, tournament: null, from: null },
      'what if',
      { handle: 'Thsch', at: new Date(), requestId: null },
    );
    expect(await operator.call('refresh', '--publish', id)).toMatchObject({
      code: 1,
      out: 'Refused. This is a what-if, and a what-if is never published. Request a dry run instead.\n',
    });
  });
});
