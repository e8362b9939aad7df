import fc from 'fast-check';
import { pairPods, type PodPlayer } from './pods.js';

const field = (...players: (readonly [id: string, points: number, pod: string])[]): PodPlayer[] =>
  players.map(([id, points, pod]) => ({ id, points, pod }));
const strangers = (number: number): PodPlayer[] =>
  Array.from({ length: number }, (_, index) => ({ id: `player ${index}`, points: 0, pod: null }));
const sizes = (number: number) =>
  pairPods({ players: strangers(number), round: 1, seed: 's' }).map((pod) => pod.length);

describe('pairPods', () => {
  // @row 44
  it.each([
    [4, [4]],
    [8, [8]],
    [9, [5, 4]],
    [16, [8, 8]],
    [17, [6, 6, 5]],
    [25, [7, 6, 6, 6]],
  ])('seats %d players in pods of four to eight (000, 7.2)', (number, expected) => {
    expect(sizes(number)).toEqual(expected);
  });

  it('seats at random at first, the same way for the same seed', () => {
    const players = strangers(16);
    const seated = (seed: string) => pairPods({ players, round: 1, seed });
    expect(seated('one')).toEqual(seated('one'));
    expect(seated('one')).not.toEqual(seated('other'));
    expect(pairPods({ players: [...players].reverse(), round: 1, seed: 'one' })).toEqual(seated('one'));
  });

  // @row 75
  it('puts the best of each pod together and fills up by score (000, 7.6)', () => {
    const players = field(
      ['ann', 90, 'first'],
      ['bob', 80, 'first'],
      ['cy', 70, 'first'],
      ['dee', 60, 'first'],
      ['eve', 55, 'first'],
      ['fay', 50, 'second'],
      ['gus', 40, 'second'],
      ['hal', 30, 'second'],
      ['ida', 20, 'second'],
    );
    expect(pairPods({ players, round: 6, seed: 's' })).toEqual([
      ['ann', 'bob', 'cy', 'dee', 'fay'],
      ['eve', 'gus', 'hal', 'ida'],
    ]);
  });

  it('takes any of the best of a pod that are equal', () => {
    const pod = (name: string) => ['a', 'b', 'c', 'd', 'e'].map((id) => [`${id} of ${name}`, 10, name] as const);
    const players = field(...pod('one'), ...pod('two'));
    const best = new Set(
      Array.from({ length: 50 }, (_, seed) => pairPods({ players, round: 6, seed: `${seed}` })[0]!.join()),
    );
    expect(best.size).toBeGreaterThan(1);
  });

  it('refuses a field that makes no pod', () => {
    expect(() => pairPods({ players: strangers(3), round: 1, seed: 's' })).toThrow(RangeError);
    const twice = [...strangers(4), ...strangers(1)];
    expect(() => pairPods({ players: twice, round: 1, seed: 's' })).toThrow('Player player 0 is listed twice.');
  });

  it('seats everybody once, in pods of about equal size, nobody above a better one outside the top pod', () => {
    const player = fc.record({ points: fc.nat(6), pod: fc.option(fc.constantFrom('one', 'two', 'three')) });
    fc.assert(
      fc.property(fc.array(player, { minLength: 4, maxLength: 64 }), fc.string(), (drawn, seed) => {
        const players = drawn.map((each, index) => ({ ...each, id: `player ${index}` }));
        const pods = pairPods({ players, round: 6, seed });
        expect(pods.flat().sort()).toEqual(players.map(({ id }) => id).sort());
        const seats = pods.map(({ length }) => length);
        expect(Math.min(...seats)).toBeGreaterThanOrEqual(4);
        expect(Math.max(...seats)).toBeLessThanOrEqual(8);
        expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(1);
        const points = new Map(players.map((each) => [each.id, each.points]));
        const others = pods.slice(1).flatMap((pod) => pod.map((id) => points.get(id)!));
        expect(others).toEqual([...others].sort((a, b) => b - a));
      }),
    );
  });
});
