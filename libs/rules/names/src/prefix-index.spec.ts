import { PrefixIndex } from './prefix-index.js';

describe('an index of beginnings', () => {
  const index = new PrefixIndex<number>();
  beforeAll(() => {
    index.put(1, ['jean luc picard']);
    index.put(2, ['picard', 'jean']);
    index.put(3, ['beverly crusher', 'doc']);
    for (let id = 10; id < 1500; id++) index.put(id, [`filler${id} player`]);
  });

  it.each([
    ['pic', [2, 1]],
    ['pic je', [2, 1]],
    ['picard luc', [1]],
    ['d b', [3]],
    ['filler1499', [1499]],
    ['nobody', []],
    ['', []],
  ])('finds %s by the beginnings of words in any order', (text, ids) => {
    expect(index.find(text, 10)).toEqual(ids);
  });

  it('prefers whole words, and gives no more than is asked for', () => {
    index.put(4, ['pica']);
    expect(index.find('pica', 2)).toEqual([4, 2]);
  });

  it('finds what has all beginnings, however common each of them is', () => {
    const crowd = new PrefixIndex<number>();
    for (let id = 0; id < 20_000; id++) crowd.put(id, [`player ${id}`, id === 19_999 ? 'zoe' : 'zara']);
    expect(crowd.find('play zo', 5)).toEqual([19_999]);
    expect(crowd.find('zoe', 5)).toEqual([19_999]);
    expect(crowd.find('player 77', 1)).toEqual([77]);
    expect(crowd.find('p', 5)).toHaveLength(5);
  });

  it('can give what was added last before what was added first', () => {
    const newest = new PrefixIndex<number>('newest');
    for (let id = 0; id < 1000; id++) newest.put(id, [`evening of ${id % 2 === 0 ? 'berlin' : 'paris'}`]);
    expect(newest.find('even', 2)).toEqual([999, 998]);
    expect(newest.find('even par', 2)).toEqual([999, 997]);
  });

  it('forgets what is removed, and what something was called before', () => {
    index.put(3, ['beverly howard']);
    expect(index.find('crusher', 10)).toEqual([]);
    index.remove(3);
    expect(index.find('beverly', 10)).toEqual([]);
  });
});
