import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { batchWalk } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const walk = useHttpWalk();
let coordinator: string;
const batches = batchWalk(
  walk,
  () => coordinator,
  () => ON_TIME,
);

const PEOPLE = ['Ann Archer', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'] as const;
const SPRING = roundRobin(PEOPLE, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']);
const AUTUMN = roundRobin(PEOPLE, ['TT', 'FW', 'FL', 'ML', 'FW', 'FW']);

type Files = readonly (readonly [path: string, content: string, day: string])[];

async function open(number: number, files: Files): Promise<string> {
  await batches.send('post', '', { name: `Batch ${number}` }).expect(201);
  for (const [path, content] of files) await batches.file(number, path, content).expect(200);
  const rows = files.map(([file, , startsAt]) => ({
    file,
    values: { game: '2e', director: 'Thsch', name: file, startsAt },
  }));
  await batches.send('put', `/${number}/manifest`, { rows }).expect(200);
  return compare(number);
}

/** Reads the files and compares them with what is stored now. @returns the fingerprint */
async function compare(number: number): Promise<string> {
  await batches.send('post', `/${number}/reading`).expect(202);
  await batches.work(number, 'read');
  await batches.send('post', `/${number}/diff`).expect(202);
  await batches.work(number, 'diff');
  return ((await batches.send('get', `/${number}`).expect(200)).body as { fingerprint: string }).fingerprint;
}

const statesOf = async (number: number): Promise<Record<string, string>> => {
  const { body } = await batches.send('get', `/${number}/items`).expect(200);
  return Object.fromEntries((body.items as { id: string; state: string }[]).map(({ id, state }) => [id, state]));
};

const publish = (number: number, fingerprint: string) =>
  batches.send('post', `/${number}/publication`, { fingerprint, reason: 'our past' });

describe('two batches of the same years that are open together', () => {
  beforeAll(async () => {
    coordinator = await walk.createToken('coordinator', 'Thsch');
  });

  it('become one history: the second is compared again, and its copies are doubles', async () => {
    const first = await open(1, [['spring.csv', SPRING, '2009-04-04']]);
    const second = await open(2, [
      ['club/spring.csv', SPRING, '2009-04-04'],
      ['club/autumn.csv', AUTUMN, '2009-10-03'],
    ]);
    expect(await statesOf(2)).toEqual({ 'club/autumn.csv': 'ready', 'club/spring.csv': 'ready' });
    await publish(1, first).expect(202);
    await batches.publish(1);
    const { body: refused } = await publish(2, second).expect(409);
    expect(refused.type).toContain('batch-changed');
    const again = await compare(2);
    expect(again).not.toBe(second);
    expect(await statesOf(2)).toEqual({ 'club/autumn.csv': 'ready', 'club/spring.csv': 'double' });
    await publish(2, again).expect(202);
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
