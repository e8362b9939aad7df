import { refuseSplit } from './refuse-split.js';

const entered = ['spring', 'summer', 'autumn'];
const taken = new Set(['bob']);

describe('a split of a player', () => {
  it('gives some of their entries to a new player', () => {
    expect(refuseSplit({ tournaments: ['spring'], as: 'Bob 2' }, entered, taken)).toBeNull();
  });

  it.each([
    ['an entry that they do not have', ['winter'], 'Bob 2', { kind: 'split-not-entered', tournament: 'winter' }],
    ['no entry at all', [], 'Bob 2', { kind: 'split-one-half' }],
    ['all of their entries', ['spring', 'summer', 'autumn', 'spring'], 'Bob 2', { kind: 'split-one-half' }],
    ['a handle that leads to somebody', ['spring'], ' BOB ', { kind: 'split-handle', handle: 'BOB' }],
    ['no handle', ['spring'], ' ', { kind: 'split-handle', handle: '' }],
  ])('is refused with %s', (_, tournaments, as, refusal) => {
    expect(refuseSplit({ tournaments, as }, entered, taken)).toEqual(refusal);
  });
});
