import { migrationNamed, useTestDatabase } from '../../../../../test/builders/database.js';

describe('the migration of outbox jobs', () => {
  const database = useTestDatabase();

  it('keeps every change that waits, with its kind in the payload', async () => {
    const dataSource = await database.owner();
    const runner = dataSource.createQueryRunner();
    const jobs = () =>
      runner.query(`select job, payload from outbox order by id`) as Promise<{ job: string; payload: object }[]>;
    const before = [
      { job: 'process-tournament', payload: { tournamentId: '927bf8eb-bbe0-5c16-be92-444655aeb900', revision: 2 } },
      { job: 'settle-league', payload: { league: 'alpha', version: 3 } },
      { job: 'refresh', payload: { requestId: '1' } },
    ];
    try {
      for (const { job, payload } of before) {
        await runner.query(`insert into outbox (job, payload, available_at) values ($1, $2, now())`, [job, payload]);
      }
      await migrationNamed('OutboxJobs').up(runner);
      expect(await jobs()).toEqual([
        { job: 'publish', payload: { kind: 'revision', ...before[0]!.payload } },
        { job: 'publish', payload: { kind: 'league', ...before[1]!.payload } },
        before[2],
      ]);
    } finally {
      await runner.release();
    }
  });
});
