import { findDraftGroups } from './draft-groups.js';

// @row 13
describe('000, 4.1.2: drafting groups', () => {
  it.each([
    [3, [3]],
    [6, [6]],
    [7, [3, 4]],
    [8, [4, 4]],
    [12, [6, 6]],
    [13, [4, 4, 5]],
    [20, [5, 5, 5, 5]],
  ])('%i players sit in %j', (players, groups) => {
    expect(findDraftGroups(players)).toEqual(groups);
  });

  it.each([-1, 0, 1, 2])('%i players cannot draft', (players) => {
    expect(findDraftGroups(players)).toBeNull();
  });
});
