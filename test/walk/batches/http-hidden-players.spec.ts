import { documentOf } from '../held-documents.js';
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
const HIDDEN = 'Bob Baker';

async function bring(number: number, day: string, results: readonly string[]): Promise<string> {
  await batches.send('post', '', { name: `Batch ${number}` }).expect(201);
  await batches.file(number, 'a.csv', roundRobin(PEOPLE, results)).expect(200);
  const values = { game: '2e', director: 'Thsch', name: `Evening ${number}`, startsAt: day };
  await batches.send('put', `/${number}/manifest`, { rows: [{ file: 'a.csv', values }] }).expect(200);
  await batches.send('post', `/${number}/reading`).expect(202);
  await batches.work(number, 'read');
  await batches.send('post', `/${number}/diff`).expect(202);
  await batches.work(number, 'diff');
  return ((await batches.send('get', `/${number}`).expect(200)).body as { fingerprint: string }).fingerprint;
}

const textOf = async (path: string): Promise<string> => (await batches.send('get', path).expect(200)).text;

describe('a player of a batch who is hidden', () => {
  beforeAll(async () => {
    coordinator = await walk.createToken('coordinator', 'Thsch');
    const fingerprint = await bring(1, '2009-04-04', ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']);
    await batches.send('post', '/1/publication', { fingerprint, reason: 'the past' }).expect(202);
    expect(await batches.publish(1)).not.toBeNull();
    // A later report names the player, so that undoing the batch keeps them.
    const document = JSON.parse(
      JSON.stringify(documentOf('Thsch', 'later')).replaceAll('"later"', `"${HIDDEN}"`),
    ) as object;
    const { body } = await walk.post('/api/v1/submissions', coordinator, document);
    await walk.publisher.publishTournament(body.tournamentId as string, 1);
  });

  it('has no name in the file of claim codes, in what was read, in what changes, and in what an undo keeps', async () => {
    await bring(2, '2009-06-06', ['FL', 'FW', 'MW', 'FW', 'FW', 'FL']);
    const paths = ['/1/claim-codes', '/1/undo', '/2/diff', '/2/items/results?item=a.csv'];
    for (const path of paths) expect(await textOf(path)).toContain(HIDDEN);
    await walk
      .post(`/api/v1/players/${encodeURIComponent(HIDDEN)}/hiding`, coordinator, { reason: 'they asked' })
      .expect(200);
    // A hidden player gets no code.
    expect(await textOf('/1/claim-codes')).not.toContain(HIDDEN);
    for (const path of ['/1/undo', '/2/diff', '/2/items/results?item=a.csv']) {
      expect(await textOf(path)).not.toContain(HIDDEN);
      expect(await textOf(path)).toMatch(/hidden-[0-9a-f]{12}/);
    }
    await batches.send('post', '/1/undo', { reason: 'wrong years' }).expect(202);
    expect(await batches.publish(1, true)).not.toBeNull();
    for (const path of ['/1', '']) {
      expect(await textOf(path)).not.toContain(HIDDEN);
      expect(await textOf(path)).toMatch(/hidden-[0-9a-f]{12}/);
    }
  });
});
