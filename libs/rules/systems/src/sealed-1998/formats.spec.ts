import { SEALED_FORMATS } from './formats.js';

const { 'starter-sealed': starter, otsd, 'otsd-draft': draft } = SEALED_FORMATS;

describe('003: the sealed deck formats', () => {
  // @row 218, 219, 220
  it('starter: a starter, an expansion pack and a Warp Pack, half an hour, six missions, swaps one for one', () => {
    expect(starter.packs).toEqual({ premiereStarters: 1, expansionPacks: 1, warpPacks: 1 });
    expect([starter.minutesToBuild, starter.deck.missions, starter.betweenGames]).toEqual([30, 6, 'swap-one-for-one']);
  });

  // @row 221, 223
  it('Enhanced: three games of an hour, half an hour to build, six missions, swaps and additions, 10 to 15 dollars', () => {
    expect([otsd.fewestGames, otsd.fewestMinutesPerGame, otsd.minutesToBuild, otsd.deck.missions]).toEqual([
      3, 60, 30, 6,
    ]);
    expect(otsd.betweenGames).toBe('swap-or-add');
    expect(otsd.recommendedEntryFee).toEqual({ from: 10, to: 15, currency: 'USD' });
  });

  // @row 225, 226
  it('draft: Premiere before Alternate Universe, picks locked, twenty premium cards kept', () => {
    expect(draft.draft.order).toEqual([...Array<string>(4).fill('premiere'), 'alternate-universe']);
    expect(draft.draft.order).toHaveLength(draft.packs.premiereBoosters + draft.packs.alternateUniverseBoosters);
    expect([draft.draft.picksAreLocked, draft.draft.premiumCardsKept]).toEqual([true, 20]);
    expect(draft.betweenGames).toBe('swap-or-add');
  });
});
