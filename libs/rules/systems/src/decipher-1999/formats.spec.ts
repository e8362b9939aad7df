import {
  DECKS_PER_PLAYER,
  FEWEST_GAMES,
  JUNIOR_UNDER_AGE,
  SEALED_DECK_MINUTES,
  SEALED_DECKS,
  settingOf,
} from './formats.js';
import { MINUTES_PER_GAME } from './time-limits.js';

const row = (table: Readonly<Record<string, number>>) => ['stccg', 'swccg', 'young-jedi'].map((game) => table[game]);

describe('001, II.A: the tables of Star Trek, Star Wars and Young Jedi', () => {
  // @row 170
  it.each(['constructed', 'junior', 'sealed'] as const)('60, 60 and 30 minutes for a game of %s', (format) => {
    expect(row(MINUTES_PER_GAME[format])).toEqual([60, 60, 30]);
  });

  // @row 169
  it.each(['constructed', 'junior'] as const)(
    'three games or two two-game rounds of %s, with a deck for each side',
    (format) => {
      expect(row(FEWEST_GAMES[format])).toEqual([3, 4, 4]);
      expect(row(DECKS_PER_PLAYER[format])).toEqual([1, 2, 2]);
    },
  );

  // @row 192, 194
  it('three games of Sealed Deck with one deck of 30 and 30, 40, or six groups of ten cards', () => {
    expect(row(FEWEST_GAMES.sealed)).toEqual([3, 3, 3]);
    expect(row(DECKS_PER_PLAYER.sealed)).toEqual([1, 1, 1]);
    expect(SEALED_DECK_MINUTES).toBe(30);
    const { stccg, swccg, 'young-jedi': youngJedi } = SEALED_DECKS;
    expect([stccg.seedCards, stccg.drawCards, swccg.cards, youngJedi.cards]).toEqual([30, 30, 40, 60]);
    expect(youngJedi.groups * youngJedi.cardsInGroup).toBe(youngJedi.cards);
  });

  // @row 191
  it('Junior is under 15', () => {
    expect(JUNIOR_UNDER_AGE).toBe(15);
  });

  it('does not answer for other games and formats', () => {
    expect(() => settingOf({ game: '2e', format: 'constructed' })).toThrow(RangeError);
    expect(() => settingOf({ game: 'stccg', format: 'draft' })).toThrow(RangeError);
  });
});
