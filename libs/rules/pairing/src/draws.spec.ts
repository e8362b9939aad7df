import { commitmentTo, drawDecks, drawDraftGroups, drawFirstPlayers, drawRules } from './draws.js';

const IDS = Array.from({ length: 9 }, (_, index) => `p${index}`);

describe('draws', () => {
  it('are the same for the same seed, whatever the order of the players, and others for another seed', () => {
    const reversed = [...IDS].reverse();
    expect(drawDraftGroups(reversed, [4, 5], 'one')).toEqual(drawDraftGroups(IDS, [4, 5], 'one'));
    expect(drawDraftGroups(IDS, [4, 5], 'other')).not.toEqual(drawDraftGroups(IDS, [4, 5], 'one'));
    expect(drawDecks(reversed, 3, 'one')).toEqual(drawDecks(IDS, 3, 'one'));
  });

  it('have a commitment that fits one seed', () => {
    expect(commitmentTo('one')).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo('one')).not.toBe(commitmentTo('two'));
  });

  // @row 13
  it('put everybody into one draft group', () => {
    const groups = drawDraftGroups(IDS, [4, 5], 's');
    expect(groups.map(({ length }) => length)).toEqual([4, 5]);
    expect(groups.flat().sort()).toEqual(IDS);
  });

  // @row 26
  it('of Deck Lottery give the own deck first, then a different one in each round', () => {
    expect(drawDecks(IDS, 1, 's').every(({ player, deckOf }) => player === deckOf)).toBe(true);
    const had = new Map(IDS.map((id) => [id, new Set<string>()]));
    for (let round = 1; round <= 9; round++) {
      const decks = drawDecks(IDS, round, 's');
      expect(decks.map(({ deckOf }) => deckOf).sort()).toEqual(IDS);
      for (const { player, deckOf } of decks) had.get(player)!.add(deckOf);
    }
    for (const decks of had.values()) expect(decks.size).toBe(9);
  });

  // @row 30
  it('of Race to the Alpha Quadrant give no rule twice, and keep one in reserve', () => {
    for (const id of IDS) {
      const drawn = [1, 2, 3, 4].map((round) => drawRules(IDS, 5, round, 's').find(({ player }) => player === id)!);
      const rules = drawn.map(({ rule }) => rule);
      expect(new Set([...rules, drawn[0]!.instead]).size).toBe(5);
      expect(new Set(drawn.map(({ instead }) => instead)).size).toBe(1);
    }
    expect(() => drawRules(IDS, 4, 4, 's')).toThrow(RangeError);
  });

  // @row 96
  it('let either player of a pair begin', () => {
    const first = new Set(Array.from({ length: 20 }, (_, seed) => drawFirstPlayers([['ann', 'bob']], String(seed))[0]));
    expect([...first].sort()).toEqual(['ann', 'bob']);
    expect(drawFirstPlayers([['bob', 'ann']], 's')).toEqual(drawFirstPlayers([['ann', 'bob']], 's'));
  });
});
