import { findDoubles, type SettledTournament } from './find-doubles.js';

const played = (changes: Partial<SettledTournament> = {}): SettledTournament => ({
  first: '2006-03-04',
  last: '2006-03-04',
  people: [1, 2, 3, 4],
  places: [],
  pairings: [
    { round: 1, people: [1, 2] },
    { round: 1, people: [3, 4] },
  ],
  ...changes,
});
const standings = (...order: number[]): Partial<SettledTournament> => ({
  pairings: [],
  people: order,
  places: order.map((person, index) => [index + 1, person] as const),
});

describe('findDoubles', () => {
  it.each<[string, SettledTournament, SettledTournament, boolean]>([
    ['the same pairings on one day', played(), played(), true],
    ['the same pairings, the players turned', played(), played({ pairings: [{ round: 1, people: [2, 1] }] }), true],
    ['the same on another day', played(), played({ first: '2006-03-11', last: '2006-03-11' }), false],
    ['the same, where only the year is known', played(), played({ first: '2006-01-01', last: '2006-12-31' }), true],
    ['the same, where no day is known', played(), played({ first: null, last: null }), true],
    ['other pairings', played(), played({ pairings: [{ round: 1, people: [1, 3] }] }), false],
    ['other people', played(), played({ people: [1, 2, 5, 6] }), false],
    ['equal standings', played(standings(1, 2, 3, 4)), played(standings(1, 2, 3, 4)), true],
    ['other places', played(standings(1, 2, 3, 4)), played(standings(4, 3, 2, 1)), false],
    ['standings of games', played({ places: standings(1, 2, 3, 4).places! }), played(standings(1, 2, 3, 4)), true],
    ['standings of games without places, of few people', played(), played(standings(1, 2, 3, 4)), false],
    ['standings of games without places', played({ people: [1, 2, 3, 4, 5] }), played(standings(5, 4, 3, 2, 1)), true],
    [
      'standings of games without places, where only the month is known',
      played({ people: [1, 2, 3, 4, 5] }),
      played({ ...standings(5, 4, 3, 2, 1), first: '2006-03-01', last: '2006-03-31' }),
      false,
    ],
  ])('compares %s', (_, one, other, isDouble) => {
    expect(findDoubles([one, other])).toEqual(isDouble ? [[0, 1]] : []);
  });

  const SHORT = ['Marek Z.', 'Ruth G.', 'Paul K.', 'Eoin F.', 'Brian T.'];
  const WHOLE = ['Marek Zielinski', 'Ruth Geraghty', 'Paul Kinsella', 'Eoin Farrell', 'q_continuum'];
  const ids = (from: number) => [0, 1, 2, 3, 4].map((at) => from + at);
  const named = (from: number, spellings: readonly string[], changes: Partial<SettledTournament> = {}) =>
    played({ pairings: [], people: ids(from), spellings, ...standingsOf(ids(from)), ...changes });
  const standingsOf = (people: readonly number[]) => ({
    places: people.map((person, index) => [index + 1, person] as const),
  });

  it.each<[string, Partial<SettledTournament>, boolean]>([
    ['on one day, at the same places', {}, true],
    ['on another day', { first: '2006-03-11', last: '2006-03-11' }, false],
    ['where only the month is known', { first: '2006-03-01', last: '2006-03-31' }, false],
    ['at other places', standingsOf(ids(10).reverse()), false],
    ['of which two have other names', { spellings: ['Jo Ash', 'Kit Best', ...WHOLE.slice(2)] }, false],
    ['with games, where both have the places', { pairings: [{ round: 1, people: [10, 11] }] }, true],
    ['without places, of whom one has another name', { places: [], pairings: [{ round: 1, people: [10, 11] }] }, true],
  ])('takes people whose names are written in another way for the same %s', (_, changes, isDouble) => {
    expect(findDoubles([named(0, SHORT), named(10, WHOLE, changes)])).toEqual(isDouble ? [[0, 1]] : []);
  });

  it('compares the pairings of people whose names are written in another way', () => {
    const games = (from: number) => ({
      places: [],
      pairings: [
        { round: 1, people: [from, from + 1] as const },
        { round: 1, people: [from + 2, from + 3] as const },
      ],
    });
    const other = { ...games(10), pairings: games(10).pairings.map((each) => ({ ...each, round: 2 })) };
    expect(findDoubles([named(0, SHORT, games(0)), named(10, WHOLE, games(10))])).toEqual([[0, 1]]);
    expect(findDoubles([named(0, SHORT, games(0)), named(10, WHOLE, other)])).toEqual([]);
  });
});
