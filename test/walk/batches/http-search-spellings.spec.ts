import { useBatches } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const batches = useBatches();
const { walk } = batches;

const OTHERS = ['Ida Iversen', 'Kai Krohn', 'Lars Lund'] as const;
const FIRST = ['FW', 'ML', 'FW', 'FL', 'FW', 'FW'];
const SECOND = ['FL', 'FW', 'MW', 'FW', 'FW', 'FL'];

/** Returns the handles of the players that a search finds. */
async function find(text: string): Promise<readonly string[]> {
  const { body } = await walk.get(`/api/v1/search?kind=player&similar=false&q=${encodeURIComponent(text)}`).expect(200);
  return (body as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

it('finds a player by a nickname or a handle of one word, which leads nobody to them', async () => {
  const number = await batches.bring(
    ['k.csv', roundRobin(['Keano', ...OTHERS], FIRST), '2007-04-04'],
    ['l.csv', roundRobin(['hego_77', ...OTHERS], SECOND), '2007-05-05'],
    ['m.csv', roundRobin(['Keith Hanlon', ...OTHERS], FIRST), '2007-06-06'],
  );
  const one = { tournament: 'm.csv', spelling: 'Keith Hanlon' };
  const answers = [
    { one, other: { tournament: 'k.csv', spelling: 'Keano' }, verdict: 'same' },
    { one, other: { tournament: 'l.csv', spelling: 'hego_77' }, verdict: 'same' },
  ];
  await batches.send('post', `/${number}/answers`, { answers }).expect(200);
  await batches.read(number);
  await batches.publishAll(number);
  expect(await find('keano')).toEqual(['Keith Hanlon']);
  expect(await find('hego')).toEqual(['Keith Hanlon']);
  const { text } = await walk.get('/players/Keith%20Hanlon').set('accept', 'text/html').expect(200);
  expect(text).toContain('3 tournaments in all.');
  await batches.undo(number);
});

describe('the search for a spelling that a published batch confirmed', () => {
  it('finds the player under whose name it counts, as long as the batch is public and the player is not hidden', async () => {
    const number = await batches.bring(
      ['a.csv', roundRobin(['Gul Dukat', ...OTHERS], FIRST), '2009-04-04'],
      ['b.csv', roundRobin(['Gul Dukat', ...OTHERS], SECOND), '2009-05-05'],
      ['c.csv', roundRobin(['Jan Petersen', ...OTHERS], FIRST), '2009-06-06'],
    );
    const one = { tournament: 'c.csv', spelling: 'Jan Petersen' };
    const other = { tournament: 'a.csv', spelling: 'Gul Dukat' };
    await batches.send('post', `/${number}/answers`, { answers: [{ one, other, verdict: 'same' }] }).expect(200);
    await batches.read(number);
    expect(await find('gul dukat')).toEqual([]);
    await batches.publishAll(number);
    expect(await find('gul dukat')).toEqual(['Jan Petersen']);
    expect(await find('Dukat')).toEqual(['Jan Petersen']);
    expect(await find('ukat')).toEqual([]);
    await walk.post('/api/v1/players/Jan Petersen/hiding', batches.token, { reason: 'they asked' }).expect(200);
    expect(await find('gul dukat')).toEqual([]);
  });
});
