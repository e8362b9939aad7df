import { movedUp, placesOf } from './waiting-list.js';

const players = (...handles: string[]) => handles.map((handle) => ({ handle }));
const waiting = (list: readonly { readonly waiting: number | null }[]) => list.map((each) => each.waiting);

// @row 151
describe('the waiting list of a tournament', () => {
  it('has the players behind the last place, in the order in which they registered', () => {
    expect(waiting(placesOf(players('ann', 'bob', 'cy', 'dee'), 2))).toEqual([null, null, 1, 2]);
  });

  it('is empty where everybody has a place', () => {
    expect(waiting(placesOf(players('ann', 'bob'), undefined))).toEqual([null, null]);
    expect(waiting(placesOf(players('ann', 'bob'), 2))).toEqual([null, null]);
  });

  it('gives a free place to the first who waits', () => {
    const before = placesOf(players('ann', 'bob', 'cy', 'dee'), 2);
    expect(movedUp(before, placesOf(players('bob', 'cy', 'dee'), 2))).toEqual(['cy']);
    expect(movedUp(before, placesOf(players('ann', 'bob', 'dee'), 2))).toEqual([]);
    expect(movedUp(before, placesOf(players('ann', 'bob', 'cy', 'dee'), 4))).toEqual(['cy', 'dee']);
  });
});
