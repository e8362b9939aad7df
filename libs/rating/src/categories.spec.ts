import { GAME_TITLES } from '@quadrant/tournament';
import { categoriesOf } from './categories.js';

describe('categoriesOf', () => {
  it('gives each game the ratings of its rule systems', () => {
    const opg = ['constructed', 'sealed', 'overall'];
    const decipher = ['constructed', 'junior', 'sealed'];
    expect(Object.fromEntries(GAME_TITLES.map((game) => [game, categoriesOf(game)]))).toEqual({
      '1e': opg,
      '2e': opg,
      tribbles: opg,
      stccg: decipher,
      swccg: decipher,
      'young-jedi': decipher,
      'sw-lcg': [],
    });
  });
});
