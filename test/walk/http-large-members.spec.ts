import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

/** Writes an object that has so many keys. */
const manyKeys = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',')}}`;

/** `npm run fuzz` measures how long others wait meanwhile. */
describe('a what-if question with 100,000 keys gets a short refusal', () => {
  it.each([
    ['in the tournament', `{"tournament":${manyKeys(100_000)}}`, 400],
    ['in the rules', `{"rules":${manyKeys(100_000)}}`, 400],
    ['of its own', manyKeys(100_000), 400],
    ['in a member that it does not have', `{"rounds":${manyKeys(100_000)}}`, 400],
  ])('%s', async (_, body, status) => {
    const token = await walk.createToken('coordinator', 'Thsch');
    const answer = await walk.post('/api/v1/what-if', token, body).expect(status);
    expect(answer.body).toMatchObject({ type: '/problems/body-too-complex', limit: 10_000 });
    expect(answer.text.length).toBeLessThan(64 * 1024);
  });
});
