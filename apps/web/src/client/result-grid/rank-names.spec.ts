import { namesBeginning, rankNames } from './rank-names.js';

const HERE = ['Ann Müller', 'bob.smith', 'Cy Anders', 'Ann Müller'];

describe('names that complete while somebody types', () => {
  it.each([
    ['an', ['Ann Müller', 'Cy Anders']],
    ['mull', ['Ann Müller']],
    ['SMI bob', ['bob.smith']],
    ['ann müller', ['Ann Müller']],
    ['nn', []],
    ['  ', []],
  ])('for %j are %j among the players of the grid', (typed, names) => {
    expect(namesBeginning(typed, HERE)).toEqual(names);
  });

  it('are those of the grid first, each once, with what the site knows of them', () => {
    const known = [
      { handle: 'anders', note: 'Germany, rating 1500' },
      { handle: 'Ánn', note: 'France' },
      { handle: 'bea', note: '' },
    ];
    expect(rankNames(['Ann', 'New One'], known, 'here', 4)).toEqual([
      { handle: 'Ann', note: 'here, France' },
      { handle: 'New One', note: 'here' },
      { handle: 'anders', note: 'Germany, rating 1500' },
      { handle: 'bea', note: '' },
    ]);
  });
});
