import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { VerificationRepository } from '@quadrant/store/verification';
import { documentOf } from '../held-documents.js';
import { useBatches } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const batches = useBatches({ role: 'director-of-organized-play' });
const { walk } = batches;

const RESULTS = ['FW', 'ML', 'FW', 'FL', 'FW', 'FW'];
const OTHERS = ['TT', 'FW', 'FL', 'ML', 'FW', 'FW'];

interface Item {
  readonly id: string;
  readonly state: string;
  readonly findings: readonly { readonly code: string; readonly message: string }[];
}

const itemsOf = (number: number) => batches.list<Item>(number, 'items');

const refresh = (onProgress: () => Promise<void> | void = () => undefined) =>
  walk.publisher.publishRefresh({ requestedBy: 'Thsch', reason: 'spec', scope: 'full', isOfficial: false, onProgress });

const verify = async () => (await new VerificationRepository(walk.dataSource).verify(DEFAULT_RATING_RULES)).difference;

const board = async (): Promise<readonly { readonly handle: string; readonly rating: number }[]> =>
  ((await walk.get('/api/v1/leaderboards/2e/constructed').expect(200)).body as { rows: [] }).rows;

describe('a player whose name was removed for good', () => {
  const people = ['Ann Archer', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'] as const;
  const file = ['spring.csv', roundRobin(people, RESULTS), '2009-04-04'] as const;

  beforeAll(async () => {
    await batches.publishAll(await batches.bring(file));
    const said = { handle: 'Ann Archer', reason: 'they asked' };
    await walk.post('/api/v1/players/Ann%20Archer/anonymisation', batches.token, said).expect(200);
  });

  it('does not come back with the tournament that they played, whatever is decided about it', async () => {
    const number = await batches.bring(file);
    expect(await itemsOf(number)).toMatchObject([{ state: 'double', findings: expect.arrayContaining([NAMED_AGAIN]) }]);
    for (const decision of ['other', 'revise']) {
      const decided = { item: 'spring.csv', decision, reason: 'they are two' };
      await batches.send('post', `/${number}/items/decision`, decided).expect(200);
      await batches.read(number);
      expect(await itemsOf(number)).toMatchObject([
        { state: 'refused', findings: expect.arrayContaining([NAMED_AGAIN]) },
      ]);
    }
    await walk.get('/api/v1/players/Ann%20Archer').expect(404);
  });

  it('is never matched by name: in another tournament the name is that of a new player', async () => {
    const number = await batches.bring(['autumn.csv', roundRobin(people, OTHERS), '2009-10-03']);
    expect(await itemsOf(number)).toMatchObject([{ state: 'ready' }]);
    await batches.publishAll(number);
    const handles = (await board()).map(({ handle }) => handle);
    expect(handles.filter((handle) => /^removed-|^Ann Archer$/.test(handle))).toHaveLength(2);
    expect(await verify()).toBeNull();
  });
});

const NAMED_AGAIN = expect.objectContaining({
  code: 'removed-player',
  message: expect.stringContaining('was removed for good'),
}) as object;

describe('a batch that is undone while a refresh runs', () => {
  it('is gone afterwards, and nothing of it is published twice', async () => {
    const { body } = await walk.post('/api/v1/submissions', batches.token, documentOf('Thsch', 'known')).expect(201);
    await walk.publisher.publishTournament(body.tournamentId as string, 1);
    const before = await board();
    const people = ['Eve Eaton', 'Fay Fisher', 'Gil Gardner', 'Hal Hunter'] as const;
    const number = await batches.bring(
      ['one.csv', roundRobin(people, RESULTS), '2008-04-04'],
      ['two.csv', roundRobin(people, OTHERS), '2008-07-05'],
    );
    await batches.publishAll(number);
    expect(await board()).toHaveLength(before.length + people.length);
    let isAsked = false;
    await refresh(async () => {
      if (isAsked) return;
      isAsked = true;
      await batches.send('post', `/${number}/undo`, { reason: 'wrong years' }).expect(202);
      await batches.work(number, 'undo');
    });
    expect(isAsked).toBe(true);
    await batches.publish(number, true);
    expect(await batches.show(number)).toMatchObject({ state: 'undone', kept: [] });
    expect(await board()).toEqual(before);
    expect(await verify()).toBeNull();
    await refresh();
    expect(await board()).toEqual(before);
    expect(await walk.publisher.publish({ kind: 'batch', batch: number, undo: true })).toBeNull();
  });
});

describe('a cut-over day that is moved after a batch was published', () => {
  const people = ['Ira Irving', 'Jan Jacobs', 'Kay Keller', 'Lea Lorenz'] as const;
  const HEAD = 'kind,player,game,category,league,season,title,value,games,date,source';
  const bring = async (day: string): Promise<number> => {
    const table = `${HEAD}\nrating,Ira Irving,2e,constructed,,,,1700,20,${day},The old list`;
    const said = { table, reason: 'from the old site', confirmed: true };
    const { body } = await walk.post('/api/v1/opening-balances', batches.token, said).expect(200);
    await refresh();
    return (body as { number: number }).number;
  };
  const takeBack = async (set: number): Promise<void> => {
    await walk.post(`/api/v1/opening-balances/${set}/undo`, batches.token, { reason: 'another day' }).expect(200);
    await refresh();
  };
  const ratingOf = async (handle: string) => (await board()).find((row) => row.handle === handle)?.rating;

  it('lets its tournaments count as the new day says, and undoing it leaves the balances', async () => {
    const number = await batches.bring(
      ['early.csv', roundRobin(people, RESULTS), '2007-04-07'],
      ['late.csv', roundRobin(people, OTHERS), '2007-10-06'],
    );
    await batches.publishAll(number);
    const rated = await ratingOf('Lea Lorenz');
    // A warning says that games up to the day are rated here; without a confirmation nothing is stored.
    const unconfirmed = { table: `${HEAD}\nrating,Ira Irving,2e,constructed,,,,1700,20,2007-12-31,The old list` };
    const { body: asked } = await walk
      .post('/api/v1/opening-balances', batches.token, { ...unconfirmed, reason: 'x' })
      .expect(409);
    expect(asked.findings).toMatchObject([{ code: 'balance-games-before', severity: 'warning' }]);
    const both = await bring('2007-12-31');
    expect(await ratingOf('Lea Lorenz')).toBeUndefined();
    expect(await ratingOf('Ira Irving')).toBe(1700);
    expect(await verify()).toBeNull();
    await takeBack(both);
    expect(await ratingOf('Lea Lorenz')).toBe(rated);
    await bring('2007-06-30');
    expect(await ratingOf('Lea Lorenz')).not.toBe(rated);
    expect(await verify()).toBeNull();
    await batches.undo(number);
    expect(await ratingOf('Lea Lorenz')).toBeUndefined();
    expect(await ratingOf('Ira Irving')).toBe(1700);
    expect(await verify()).toBeNull();
  });
});
