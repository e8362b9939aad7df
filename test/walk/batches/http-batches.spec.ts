import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { batchWalk } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const walk = useHttpWalk();
let coordinator: string;
let second: string;
const batches = batchWalk(
  walk,
  () => coordinator,
  () => ON_TIME,
);

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  second = await walk.createToken('coordinator', 'Andorian');
});

const PEOPLE = ['Ann Archer', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'] as const;
const SPRING = roundRobin(PEOPLE, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']);
const SUMMER = roundRobin(PEOPLE, ['FL', 'FW', 'MW', 'FW', 'FW', 'FL']);
const AUTUMN = roundRobin(PEOPLE, ['TT', 'FW', 'FL', 'ML', 'FW', 'FW']);

const facts = (name: string, startsAt: string) => ({ game: '2e', director: 'Thsch', name, startsAt });

describe('a batch of three files', () => {
  it('is received, read, published in one run, and undone in one run', async () => {
    const { body: opened } = await batches.send('post', '', { name: 'The first years' }).expect(201);
    expect(opened).toMatchObject({ number: 1, state: 'open', files: 0, job: null });
    await batches.file(1, '2009/spring.csv', SPRING).expect(200, { received: 1, replaced: 0, unchanged: 0, refused: [] });
    await batches.file(1, '2009/summer.csv', SUMMER).expect(200);
    await batches.file(1, '2009/autumn.csv', AUTUMN).expect(200);
    await batches
      .send('put', '/1/manifest', {
        rows: [
          { file: '2009/spring.csv', values: facts('Spring', '2009-04-04') },
          { file: '2009/summer.csv', values: facts('Summer', '2009-07-04') },
          { file: '2009/autumn.csv', values: facts('Autumn', '2009-10-03') },
        ],
      })
      .expect(200);
    const { body: asked } = await batches.send('post', '/1/reading').expect(202);
    expect(asked.job).toEqual({ step: 'read', done: 0, total: 0 });
    await batches.work(1, 'read');
    const { body: items } = await batches.send('get', '/1/items').expect(200);
    expect(items.items.map(({ id, state, findings }: any) => [id, state, findings.filter((f: any) => f.severity === 'error')])).toEqual([
      ['2009/autumn.csv', 'ready', []],
      ['2009/spring.csv', 'ready', []],
      ['2009/summer.csv', 'ready', []],
    ]);
    await batches.send('post', '/1/diff').expect(202);
    await batches.work(1, 'diff');
    const { body: diff } = await batches.send('get', '/1/diff').expect(200);
    expect(diff).toMatchObject({ fits: true, baseRun: 0 });
    await batches.send('post', '/1/publication', { fingerprint: diff.fingerprint, reason: 'our past' }).expect(202);
    expect(await batches.publish(1)).toBe(1);
    const { body: published } = await batches.send('get', '/1').expect(200);
    expect(published).toMatchObject({ state: 'published', run: 1, job: null });
    const { body: board } = await walk.get('/api/v1/leaderboards/2e/constructed').expect(200);
    expect(board.rows).toHaveLength(4);
    const { body: preview } = await batches.send('get', '/1/undo').expect(200);
    expect(preview).toEqual({ withdrawn: 3, restored: 0, players: 4, kept: [] });
    await batches.send('post', '/1/undo', { reason: 'wrong years' }).expect(202);
    expect(await batches.publish(1, true)).toBe(2);
    const { body: undone } = await batches.send('get', '/1').expect(200);
    expect(undone).toMatchObject({ state: 'undone', undoRun: 2, kept: [] });
    const { body: after } = await walk.get('/api/v1/leaderboards/2e/constructed').expect(200);
    expect(after.rows).toEqual([]);
    expect(second).not.toBe(coordinator);
  });
});
