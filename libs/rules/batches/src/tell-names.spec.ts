import { findPeople, listNames, settleTournament } from './tell-names.js';

const people = [
  { name: 'ann', place: 1, lines: [1] },
  { name: 'Ann', place: null, lines: [2] },
  { name: 'bob', place: 2, lines: [3] },
];
/** The second name is another spelling of the first person. */
const FIRSTS = [0, 0, 2];

it('lists a person with two spellings once, and finds them under both', () => {
  expect(listNames(people, FIRSTS)).toEqual(['ann', 'bob']);
  expect(findPeople(FIRSTS, 1, { bearersOf: [[], [4, 3]], personOf: [0, 0, 0, 8, 9] })).toEqual([9, 9, 8]);
});

it('compares tournaments by people, and leaves out places that nobody stated', () => {
  const told = { people, pairings: [{ round: 1, players: [1, 2] as const, score: null }] };
  expect(settleTournament({ first: '2004-01-01', last: null, told }, [9, 9, 8])).toEqual({
    first: '2004-01-01',
    last: null,
    people: [9, 8],
    spellings: ['ann', 'bob'],
    places: [
      [1, 9],
      [2, 8],
    ],
    pairings: [{ round: 1, people: [9, 8] }],
  });
});
