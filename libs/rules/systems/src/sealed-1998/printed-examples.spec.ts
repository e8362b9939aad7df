import { inShort } from '../../../../../test/builders/findings.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { findOtsdDraftGroups } from './draft-groups.js';
import { passingDirection, SEALED_FORMATS } from './formats.js';
import { validateSealed } from './validate.js';

describe('003, OTSD Booster Draft, Set Up', () => {
  // @row 224
  it.each([
    [8, [4, 4]],
    [9, [4, 5]],
    [10, [5, 5]],
    [11, [5, 6]],
    [12, [6, 6]],
    [13, [4, 4, 5]],
  ])('%i players sit in groups of %j', (players, groups) => {
    expect(findOtsdDraftGroups(players)).toEqual(groups);
  });

  it.each([
    [4, [4]],
    [5, [5]],
    [6, [6]],
    [14, [4, 5, 5]],
    [18, [6, 6, 6]],
    [19, [4, 5, 5, 5]],
    [25, [5, 5, 5, 5, 5]],
  ])('and so on: %i in groups of %j', (players, groups) => {
    expect(findOtsdDraftGroups(players)).toEqual(groups);
  });

  it('has groups of four to six that differ by one at the most, for everybody from 8 on', () => {
    for (let players = 8; players <= 500; players++) {
      const groups = findOtsdDraftGroups(players) ?? [];
      expect(groups.reduce((sum, size) => sum + size, 0)).toBe(players);
      expect(Math.min(...groups)).toBeGreaterThanOrEqual(4);
      expect(Math.max(...groups)).toBeLessThanOrEqual(6);
      expect(Math.max(...groups) - Math.min(...groups)).toBeLessThanOrEqual(1);
    }
  });

  // @row 224
  it.each([0, 1, 2, 3, 7])('has no groups for %i players', (players) => {
    expect(findOtsdDraftGroups(players)).toBeNull();
  });

  // @row 225
  it('passes to the left first, then to the right, and so on', () => {
    expect([1, 2, 3, 4, 5].map(passingDirection)).toEqual(['left', 'right', 'left', 'right', 'left']);
  });
});

describe('003, decks', () => {
  // @row 218, 219
  it('three commons make 90 cards to build 60 from, 30 are left', () => {
    const { cardsToBuildFrom, deck, freeCommonCards } = SEALED_FORMATS['starter-sealed'];
    expect([cardsToBuildFrom, deck.cards, cardsToBuildFrom - deck.cards, freeCommonCards]).toEqual([90, 60, 30, 3]);
  });

  // @row 221, 226
  it.each(['otsd', 'otsd-draft'] as const)('%s has 95 cards and the 30/30 rule', (format) => {
    const { cardsToBuildFrom, deck } = SEALED_FORMATS[format];
    expect(cardsToBuildFrom).toBe(95);
    expect(deck).toMatchObject({ seedCardsAtMost: 30, drawCardsAtLeast: 30 });
  });
});

describe('validateSealed', () => {
  const seven = round('a aa FW', 'b bb FW', 'c cc FW', 'd BYE');
  const said = (rules: 'otsd' | 'otsd-draft', from = seven) =>
    inShort(validateSealed(report(from, { tournament: { game: '1e', rules } })));

  // @row 224
  it('warns of a draft of seven', () => {
    expect(said('otsd-draft')).toEqual(['warning draft-groups-impossible /tournament/rules']);
    expect(said('otsd')).toEqual([]);
    expect(said('otsd-draft', round('a aa FW', 'b bb FW', 'c cc FW', 'd dd FW'))).toEqual([]);
  });
});
