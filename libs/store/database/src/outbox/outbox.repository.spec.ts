import { useTestDatabase } from '../../../../../test/builders/database.js';
import { OutboxRepository } from './outbox.repository.js';

describe('jobs of the outbox', () => {
  const database = useTestDatabase();

  it('wait no three days when the clock was three days ahead for a while', async () => {
    const dataSource = await database.dataSource();
    const outbox = new OutboxRepository(dataSource);
    const jobs = async () => (await outbox.listOverdue(10)).map(({ payload }) => (payload as { was: string }).was);
    await dataSource.query(
      `insert into outbox (job, payload, available_at, enqueued_at) values
         ('spec', '{"was": "made ahead"}', now() + interval '3 days', null),
         ('spec', '{"was": "enqueued ahead"}', now(), now() + interval '3 days'),
         ('spec', '{"was": "postponed"}', now() + interval '1 hour', null),
         ('spec', '{"was": "enqueued"}', now(), now())`,
    );
    expect(await jobs()).toEqual([]);
    await outbox.bringBack();
    expect(await jobs()).toEqual(['made ahead', 'enqueued ahead']);
  });
});
