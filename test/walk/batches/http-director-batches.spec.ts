import { useBatches } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const batches = useBatches({ role: 'director', handle: 'Dora' });
const { walk } = batches;
let coordinator: string;
let otto: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  otto = await walk.createToken('director', 'Otto');
});

const WINDOW = { from: '2004-01-01', to: '2009-12-31', closesOn: '2014-12-31', note: 'Leagues of 2004 to 2009' };
const SPRING = roundRobin(['Dora', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'], ['FW', 'ML', 'FW', 'FW', 'FW', 'FW']);
const SUMMER = roundRobin(['Dora', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'], ['FW', 'FW', 'MW', 'FW', 'FW', 'FL']);
const facts = (name: string, startsAt: string) => ({ game: '2e', director: 'Dora', name, startsAt, country: 'DE' });

async function bringSummerOf(year: number): Promise<string> {
  await batches.answer(
    1,
    ['spring.csv', facts('Spring', '2009-04-04')],
    ['summer.csv', facts('Summer', `${year}-07-04`)],
  );
  await batches.read(1);
  return (await batches.compare(1)).fingerprint;
}

describe('a batch of a director', () => {
  it('needs an open history window, which the director names', async () => {
    await batches.send('post', '', { name: 'Our league' }).expect(403);
    const { body } = await batches.send('post', '', { name: 'Our league', window: 1 }).expect(409);
    expect(body).toMatchObject({ type: expect.stringContaining('batch-window-closed') as string });
    await walk.post('/api/v1/history-windows', coordinator, { ...WINDOW, continent: 'europe' }).expect(201);
    const { body: opened } = await batches.send('post', '', { name: 'Our league', window: 1 }).expect(201);
    expect(opened).toMatchObject({ number: 1, state: 'open', window: 1, sentAt: null, returned: null });
  });

  it('is seen and changed by its director and coordinators, and by no other director', async () => {
    await batches.send('get', '/1', undefined, otto).expect(403);
    expect((await batches.send('get', '', undefined, otto).expect(200)).body).toEqual({ batches: [] });
    expect((await batches.send('get', '').expect(200)).body.batches).toHaveLength(1);
    await batches.send('get', '/1', undefined, coordinator).expect(200);
    await batches.file(1, 'spring.csv', SPRING).expect(200);
    await batches.file(1, 'summer.csv', SUMMER).expect(200);
  });

  it('is not sent with a tournament outside of its window', async () => {
    await bringSummerOf(2010);
    const { body } = await batches.send('post', '/1/sending').expect(409);
    expect(body).toMatchObject({ items: ['summer.csv'], count: 1 });
  });

  it('is reviewed by a coordinator, who sees the winners by sender, and is returned with a reason', async () => {
    const fingerprint = await bringSummerOf(2009);
    const shown = { number: 1, fingerprint };
    const early = await batches.askToPublish(shown, coordinator).expect(409);
    expect(early.body.type).toContain('batch-not-sent');
    const { body: sent } = await batches.send('post', '/1/sending').expect(200);
    expect(sent).toMatchObject({ state: 'sent', returned: null });
    const desk = await walk.get('/desk').set('accept', 'text/html').set('authorization', `Bearer ${coordinator}`);
    expect(desk.text).toMatch(/Batches to review(?:(?!<li).)*>1</);
    await batches.send('put', '/1/manifest', { rows: [] }).expect(409);
    await batches.askToPublish(shown).expect(403);
    const { body: diff } = await batches.send('get', '/1/diff', undefined, coordinator).expect(200);
    expect(diff.senders).toEqual([
      expect.objectContaining({
        sender: 'Dora',
        tournaments: 2,
        own: 2,
        winners: [{ handle: 'Dora', tournaments: 2 }],
      }),
    ]);
    const { body: returned } = await batches
      .send('post', '/1/return', { reason: 'Where are the others?' }, coordinator)
      .expect(200);
    expect(returned).toMatchObject({ state: 'ready', returned: { by: 'Thsch', reason: 'Where are the others?' } });
    await batches.send('post', '/1/return', { reason: 'again' }, coordinator).expect(409);
  });

  it('is published as one run by the coordinator once it was sent again, also after its window closed', async () => {
    const { body: sent } = await batches.send('post', '/1/sending').expect(200);
    expect(sent).toMatchObject({ state: 'sent', returned: null });
    await walk.post('/api/v1/history-windows/1/closing', coordinator, {}).expect(200);
    await batches.send('post', '/1/diff', undefined, coordinator).expect(202);
    await batches.work(1, 'diff');
    const { body: diff } = await batches.send('get', '/1/diff', undefined, coordinator).expect(200);
    await batches.askToPublish({ number: 1, fingerprint: diff.fingerprint as string }, coordinator).expect(202);
    expect(await batches.publish(1)).toBe(1);
    expect(await batches.show(1)).toMatchObject({ state: 'published', run: 1 });
    await batches.send('get', '/1/claim-codes').expect(403);
    await batches.send('get', '/1/claim-codes', undefined, coordinator).expect(200);
  });
});
