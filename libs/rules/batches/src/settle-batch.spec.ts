import { settleBatch, type KnownPlayers, type StoredBeside, type ToldItem } from './settle-batch.js';

const person = (name: string) => ({ name, place: null }) as unknown as ToldItem['told']['people'][number];
const item = (id: string, place: string | null): ToldItem => ({
  item: id,
  first: '2010-04-04',
  last: '2010-04-04',
  place,
  told: { people: ['Bob Baker', 'Cyd Cooper', 'Dee Draper'].map(person), pairings: [] },
});
const NOBODY: readonly StoredBeside[] = [];
const players = (scene: string, ...handles: string[]): KnownPlayers => ({
  handles: new Set(['bob baker', ...handles.map((handle) => handle.toLowerCase())]),
  unplayed: new Map(),
  aliases: handles.map((handle) => ({ name: 'bob baker', handle, scene })),
});
const handleOfBob = (place: string | null, known: KnownPlayers, answers: Parameters<typeof settleBatch>[2] = []) =>
  settleBatch([item('a.csv', place)], NOBODY, answers, known).items[0]!.handles[0];

describe('a person whose name is the handle of somebody else', () => {
  it('is the player whom an earlier batch called so at the same scene', () => {
    expect(handleOfBob('Berlin', players('Berlin', 'Bob Baker (2)'))).toBe('Bob Baker (2)');
  });

  it('is a new player at another scene, or where two players were called so', () => {
    expect(handleOfBob('Hamburg', players('Berlin', 'Bob Baker (2)'))).toBe('Bob Baker (3)');
    expect(handleOfBob(null, players('Berlin', 'Bob Baker (2)'))).toBe('Bob Baker (3)');
    expect(handleOfBob('Berlin', players('Berlin', 'Bob Baker (2)', 'Bob Baker (3)'))).toBe('Bob Baker (4)');
  });

  it('is a new player where somebody said that they are two people', () => {
    const one = { tournament: 'a.csv', spelling: 'Bob Baker' };
    const other = { tournament: 'stored:x', spelling: 'Bob Baker (2)' };
    const known = players('Berlin', 'Bob Baker (2)');
    expect(handleOfBob('Berlin', known, [{ one, other, verdict: 'two' }])).toBe('Bob Baker (3)');
  });
});

describe('a tournament that was brought twice', () => {
  it('counts once in how often somebody played', () => {
    const names = ['Bob Baker', 'Cyd Cooper', 'Dee Draper', 'Eve Eaton'];
    const pairings = [
      { round: 1, players: [0, 1] },
      { round: 1, players: [2, 3] },
      { round: 2, players: [0, 2] },
      { round: 2, players: [1, 3] },
    ] as const;
    const evening = (id: string, day: string, third = 'Dee Draper'): ToldItem => ({
      item: id,
      first: day,
      last: day,
      place: null,
      told: { people: names.map((name) => person(name === 'Dee Draper' ? third : name)), pairings },
    });
    const items = [
      evening('a.csv', '2010-04-04'),
      evening('copy of a.csv', '2010-04-04'),
      evening('b.csv', '2010-08-04', 'DRAPER, Dee'),
    ];
    const settled = settleBatch(items, NOBODY, [], players('Berlin'));
    expect(settled.items.map(({ doubleOf }) => doubleOf?.item ?? null)).toEqual([null, 'a.csv', null]);
    const sides = settled.told.links.flatMap(({ sample }) => sample.flatMap(({ one, other }) => [one, other]));
    expect(sides.map(({ spelling, entries }) => [spelling, entries])).toEqual([
      ['DRAPER, Dee', 1],
      ['Dee Draper', 1],
    ]);
  });
});
