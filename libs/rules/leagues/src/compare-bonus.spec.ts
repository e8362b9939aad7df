import { compareBonus, countMoved, type BonusAward } from './compare-bonus.js';

const award = (facts: Partial<BonusAward> = {}): BonusAward => ({
  tournament: 'one',
  playerRowId: 1,
  points: 2,
  rule: 'theme v1, rule 3',
  reason: 'played Borg',
  ...facts,
});

describe('bonus awards of some rules beside the published ones', () => {
  it.each([
    ['the same', [award()], [award()], []],
    ['the same of another version of the scheme', [award({ rule: 'theme v2, rule 1' })], [award()], []],
    ['the same of another scheme', [award({ rule: 'host v1, rule 3' })], [award()], ['given', 'taken']],
    ['other points', [award({ points: 3 })], [award()], ['given', 'taken']],
    ['another reason', [award({ reason: null })], [award()], ['given', 'taken']],
    ['one more of two that are alike', [award(), award()], [award()], ['given']],
    ['one less of two that are alike', [award()], [award(), award()], ['taken']],
  ])('%s', (_, computed, published, changes) => {
    expect(compareBonus(computed, published).map(({ change }) => change)).toEqual(changes);
  });

  it('are counted with their tournaments and players', () => {
    const computed = [award({ playerRowId: 2 }), award({ tournament: 'two' })];
    expect(countMoved(compareBonus(computed, [award()]))).toEqual({ given: 2, taken: 1, tournaments: 2, players: 2 });
  });
});
