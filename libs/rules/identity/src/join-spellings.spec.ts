import { joinSpellings } from './join-spellings.js';

/** Each round lists pairs of indexes. */
const written = (names: string[], rounds: [number, number][][], places: (number | null)[] = []) => ({
  people: names.map((name, index) => ({ name, place: places[index] ?? null })),
  pairings: rounds.flatMap((pairs, round) => pairs.map((players) => ({ round: round + 1, players }))),
});

describe('joinSpellings', () => {
  const names = ['Ann Smith', 'Bob Jones', 'Smith, Ann'];

  it('joins two spellings of one name that no round has both', () => {
    expect(joinSpellings(written(names, [[[0, 1]], [[1, 2]]]))).toEqual([0, 1, 0]);
  });

  it.each([
    ['play each other', written(names, [[[0, 2]]])],
    [
      'play in one round',
      written(
        [...names, 'Cid Kay'],
        [
          [[0, 1]],
          [
            [0, 1],
            [2, 3],
          ],
        ],
      ),
    ],
    ['have two places', written(names, [[[0, 1]], [[1, 2]]], [1, 2, 3])],
    ['play no game', written(names, [])],
    ['have another name', written(['Ann Smith', 'Bob Jones', 'Ann Smyth'], [[[0, 1]], [[1, 2]]])],
    ['are spelled alike', written(['Ann Smith', 'Bob Jones', 'Ann Smith'], [[[0, 1]], [[1, 2]]])],
  ])('keeps two people who %s', (_, tournament) => {
    expect(joinSpellings(tournament)).toEqual(tournament.people.map((__, index) => index));
  });

  it('joins a third spelling only when it fits both', () => {
    const three = ['Ann Smith', 'Bob Jones', 'Smith, Ann', 'ANN SMITH'];
    expect(joinSpellings(written(three, [[[0, 1]], [[1, 2]], [[1, 3]]]))).toEqual([0, 1, 0, 0]);
    expect(joinSpellings(written(three, [[[0, 1]], [[1, 2]], [], [[2, 3]]]))).toEqual([0, 1, 0, 3]);
  });
});
