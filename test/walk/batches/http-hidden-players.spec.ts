import { documentOf } from '../held-documents.js';
import { useBatches } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const batches = useBatches();
const { walk } = batches;

const PEOPLE = ['Ann Archer', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'] as const;
const HIDDEN = 'Bob Baker';

const textOf = async (path: string): Promise<string> => (await batches.send('get', path).expect(200)).text;

describe('a player of a batch who is hidden', () => {
  beforeAll(async () => {
    await batches.bring(['a.csv', roundRobin(PEOPLE, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']), '2009-04-04']);
    expect(await batches.publishAll(1)).not.toBeNull();
    // A later report names the player, so that undoing the batch keeps them.
    const document = JSON.parse(
      JSON.stringify(documentOf('Thsch', 'later')).replaceAll('"later"', `"${HIDDEN}"`),
    ) as object;
    const { body } = await walk.post('/api/v1/submissions', batches.token, document);
    await walk.publisher.publishTournament(body.tournamentId as string, 1);
  });

  it('has no name in the file of claim codes, in what was read, in what changes, and in what an undo keeps', async () => {
    await batches.bring(['a.csv', roundRobin(PEOPLE, ['FL', 'FW', 'MW', 'FW', 'FW', 'FL']), '2009-06-06']);
    await batches.compare(2);
    const paths = ['/1/claim-codes', '/1/undo', '/2/diff', '/2/items/results?item=a.csv'];
    for (const path of paths) expect(await textOf(path)).toContain(HIDDEN);
    await walk
      .post(`/api/v1/players/${encodeURIComponent(HIDDEN)}/hiding`, batches.token, { reason: 'they asked' })
      .expect(200);
    // A hidden player gets no code.
    expect(await textOf('/1/claim-codes')).not.toContain(HIDDEN);
    for (const path of ['/1/undo', '/2/diff', '/2/items/results?item=a.csv']) {
      expect(await textOf(path)).not.toContain(HIDDEN);
      expect(await textOf(path)).toMatch(/hidden-[0-9a-f]{12}/);
    }
    expect(await batches.undo(1)).not.toBeNull();
    for (const path of ['/1', '']) {
      expect(await textOf(path)).not.toContain(HIDDEN);
      expect(await textOf(path)).toMatch(/hidden-[0-9a-f]{12}/);
    }
  });
});
