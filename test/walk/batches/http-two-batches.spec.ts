import { useBatches } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const batches = useBatches();
const { walk } = batches;

const PEOPLE = ['Ann Archer', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'] as const;
const SPRING = roundRobin(PEOPLE, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']);
const AUTUMN = roundRobin(PEOPLE, ['TT', 'FW', 'FL', 'ML', 'FW', 'FW']);

const statesOf = async (number: number): Promise<Record<string, string>> => {
  const items = await batches.list<{ id: string; state: string }>(number, 'items');
  return Object.fromEntries(items.map(({ id, state }) => [id, state]));
};

describe('two batches of the same years that are open together', () => {
  it('become one history: the second is compared again, and its copies are doubles', async () => {
    const first = await batches.compare(await batches.bring(['spring.csv', SPRING, '2009-04-04']));
    const second = await batches.compare(
      await batches.bring(['club/spring.csv', SPRING, '2009-04-04'], ['club/autumn.csv', AUTUMN, '2009-10-03']),
    );
    expect(await statesOf(2)).toEqual({ 'club/autumn.csv': 'ready', 'club/spring.csv': 'ready' });
    await batches.askToPublish(first).expect(202);
    await batches.publish(1);
    const { body: refused } = await batches.askToPublish(second).expect(409);
    expect(refused.type).toContain('batch-changed');
    await batches.read(2);
    const again = await batches.compare(2);
    expect(again.fingerprint).not.toBe(second.fingerprint);
    expect(await statesOf(2)).toEqual({ 'club/autumn.csv': 'ready', 'club/spring.csv': 'double' });
    await batches.askToPublish(again).expect(202);
    await batches.publish(2);
    const { body: board } = await walk.get('/api/v1/leaderboards/2e/constructed').expect(200);
    expect(board.rows).toHaveLength(PEOPLE.length);
    const { body: stored } = await walk.get('/api/v1/tournaments').expect(200);
    expect((stored.rows as { name: string }[]).map(({ name }) => name).sort()).toEqual([
      'club/autumn.csv',
      'spring.csv',
    ]);
  });
});
