import { stripVTControlCharacters } from 'node:util';
import { Logger } from '@nestjs/common';
import { Log } from './log.js';
import { inWork, noteWork } from './work.js';

/** Returns what is written while `act` runs. */
async function written(act: () => Promise<void> | void): Promise<string> {
  const writes = (['stdout', 'stderr'] as const).map((each) =>
    jest.spyOn(process[each], 'write').mockReturnValue(true),
  );
  try {
    await act();
    return stripVTControlCharacters(writes.flatMap(({ mock }) => mock.calls.map(([text]) => String(text))).join(''));
  } finally {
    for (const write of writes) write.mockRestore();
  }
}

describe('the log of a process', () => {
  it('does not name each route at a start', async () => {
    expect(await written(() => new Log(['log'], 'text').log('Mapped {/api/v1/runs} route', 'RouterExplorer'))).toBe('');
  });

  it('names each route when it tells everything', async () => {
    const log = new Log(['log', 'debug'], 'text');
    expect(await written(() => log.log('Mapped {/api/v1/runs} route', 'RouterExplorer'))).toContain('/api/v1/runs');
  });

  it('says what else happens, without ids where nothing is being done', async () => {
    const said = await written(() => new Log(['log'], 'text').log('Nest application successfully started', 'Nest'));
    expect(said).toMatch(/\[Nest\] Nest application successfully started\n$/);
  });

  it('ends each line with the ids of the work that it belongs to, also of ids that become known later', async () => {
    const log = new Log(['log', 'error'], 'text');
    const said = await written(() =>
      inWork({ kind: 'job', name: 'publish', ids: { job: 'outbox-7' } }, async () => {
        log.log('begins', 'Jobs');
        await Promise.resolve();
        noteWork({ tournament: ['t1', 't2'], run: 17 });
        log.error('failed', 'a stack', 'Jobs');
      }),
    );
    expect(said).toContain('[Jobs] begins job=outbox-7\n');
    expect(said).toContain('[Jobs] failed job=outbox-7 tournament=t1,t2 run=17\n');
  });

  it('does not mix the ids of works at the same time', async () => {
    const log = new Log(['log'], 'text');
    const work = (job: string, run: number) =>
      inWork({ kind: 'job', name: 'publish', ids: { job } }, async () => {
        await Promise.resolve();
        noteWork({ run });
        log.log('done', 'Jobs');
      });
    const said = await written(async () => void (await Promise.all([work('a', 1), work('b', 2)])));
    expect(said).toContain('done job=a run=1\n');
    expect(said).toContain('done job=b run=2\n');
  });

  it('lets no value look like another field or another line', async () => {
    const log = new Log(['log'], 'text');
    const ids = { request: 'x run=4\nERROR', tournament: ['a b'] };
    const said = await written(() => inWork({ kind: 'request', name: 'GET /', ids }, () => log.log('y', 'Http')));
    expect(said).toMatch(/y request="x run=4\\nERROR" tournament="a b"\n$/);
  });

  it('writes an object of JSON a line when it is asked to, with the ids beside the message', async () => {
    const log = new Log(['log', 'error'], 'json');
    const said = await written(() =>
      inWork({ kind: 'request', name: 'GET /', ids: { request: 'r1', account: 'a1' } }, () => {
        log.log('first', 'Http');
        log.error('second\nline', 'Error: spec\n    at here', 'Http');
      }),
    );
    const lines = said
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toEqual([
      expect.objectContaining({ level: 'log', context: 'Http', message: 'first', request: 'r1', account: 'a1' }),
      expect.objectContaining({
        level: 'error',
        message: 'second\nline',
        stack: 'Error: spec\n    at here',
        request: 'r1',
      }),
    ]);
    expect(String(lines[0]!['timestamp'])).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('is what every logger of the process writes to', async () => {
    Logger.overrideLogger(new Log(['log'], 'json'));
    const said = await written(() =>
      inWork({ kind: 'job', name: 'refresh', ids: { run: 3 } }, () => new Logger('Refresher').log('done')),
    );
    expect(JSON.parse(said)).toMatchObject({ context: 'Refresher', message: 'done', run: 3 });
  });
});
