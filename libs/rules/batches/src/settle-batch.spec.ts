import type { KnownPlayers } from './name-everybody.js';
import { knownDateOf, settleBatch, type StoredBeside, type ToldItem } from './settle-batch.js';

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
    expect(settled.doubles).toEqual([['a.csv', 'copy of a.csv']]);
    const sides = settled.told.links.flatMap(({ sample }) => sample.flatMap(({ one, other }) => [one, other]));
    expect(sides.map(({ spelling, entries }) => [spelling, entries])).toEqual([
      ['DRAPER, Dee', 1],
      ['Dee Draper', 1],
    ]);
  });
});

describe('the dates of a person', () => {
  it.each([
    ['2006-10-01', '2006-10-31', '2006-10'],
    ['2006-01-01', '2006-12-31', '2006'],
    ['2006-10-01', '2006-10-01', '2006-10-01'],
    ['2006-10-01', null, '2006-10-01'],
    [null, null, null],
  ])('are as exact as they are known: from %s to %s is %s', (first, last, date) => {
    expect(knownDateOf({ first, last })).toBe(date);
    const month = { ...item('a.csv', 'Kiel'), first, last };
    const spelling = {
      ...month,
      item: 'b.csv',
      told: { people: ['BAKER, Bob', 'Cyd Cooper', 'Dee Draper'].map(person), pairings: [] },
    };
    const { told } = settleBatch([month, spelling], NOBODY, [], players('Berlin'));
    const sides = [...told.cards.flatMap(({ questions }) => questions), ...told.links.flatMap(({ sample }) => sample)];
    for (const { one, other } of sides) expect([one.first, one.last, other.first]).toEqual([date, date, date]);
    expect(sides.length).toBeGreaterThan(0);
  });
});

describe('the handle of a new person', () => {
  it('is the fullest spelling, not the most frequent one', () => {
    const evening = (id: string, name: string, day: number): ToldItem => ({
      item: id,
      first: `2010-04-0${day}`,
      last: `2010-04-0${day}`,
      place: 'Kassel',
      told: { people: [name, 'Cyd Cooper', 'Dee Draper', 'Eve Eaton'].map(person), pairings: [] },
    });
    const names = ['Müller, Thomas', 'MUELLER THOMAS', 'Müller, Thomas', 'Müller, Thomas', 'Thomas Müller'];
    const items = names.map((name, index) => evening(`${index}.csv`, name, index + 1));
    const { people } = settleBatch(items, NOBODY, [], players('Berlin'));
    const one = people.find(({ spellings }) => spellings.some(({ spelling }) => spelling === 'Müller, Thomas'))!;
    expect(one.handle).toBe('Thomas Müller');
    expect(one.spellings.map(({ spelling }) => spelling)).toContain('Müller, Thomas');
  });
});

describe('the published names and the spellings that lead to them', () => {
  const evening = (id: string, names: readonly string[]): ToldItem => ({
    ...item(id, 'Berlin'),
    told: { people: names.map(person), pairings: [] },
  });
  const nobody: KnownPlayers = { handles: new Set(), unplayed: new Map(), aliases: [] };

  it('never differ from each other in their order only', () => {
    const known = { ...nobody, handles: new Set(['krause, diane']) };
    const { items } = settleBatch([evening('a.csv', ['Diane Krause', 'Bob Baker'])], NOBODY, [], known);
    expect(items[0]!.handles).toEqual(['Diane Krause (2)', 'Bob Baker']);
  });

  it('have a former surname that every file writes with initials', () => {
    const one = { tournament: 'a.csv', spelling: 'Nowak, L.' };
    const other = { tournament: 'b.csv', spelling: 'Schultz, Linda' };
    const items = [evening('a.csv', ['Nowak, L.', 'Bob Baker']), evening('b.csv', ['Schultz, Linda', 'Bob Baker'])];
    const { aliases } = settleBatch(items, NOBODY, [{ one, other, verdict: 'same' }], nobody);
    expect(aliases.map(({ spelling, handleKey }) => [spelling, handleKey])).toContainEqual([
      'Nowak, L.',
      'linda schultz',
    ]);
  });
});

describe('the name with which somebody is published', () => {
  const nobody: KnownPlayers = { handles: new Set(['fay fisher']), unplayed: new Map(), aliases: [] };
  const at = (spelling: string, tournament = 'a.csv') => ({ tournament, spelling });
  const settle = (names: Parameters<typeof settleBatch>[5], known = nobody) =>
    settleBatch([item('a.csv', 'Berlin')], NOBODY, [], known, new Set(), names);

  it('is the one that somebody chose last, in every tournament and in what is told', () => {
    const { items, told } = settle([
      { one: at('Bob Baker'), name: 'Bob' },
      { one: at('Bob Baker'), name: ' Bob  of Berlin ' },
    ]);
    expect(items[0]!.handles).toEqual(['Bob of Berlin', 'Cyd Cooper', 'Dee Draper']);
    expect(told.everybody!.map(({ publishedAs }) => publishedAs)).toEqual([
      'Bob of Berlin',
      'Cyd Cooper',
      'Dee Draper',
    ]);
    expect(told.refusedNames).toEqual([]);
  });

  it('goes before the spelling of somebody else, who gets a number then', () => {
    const { items } = settle([{ one: at('Bob Baker'), name: 'Cyd Cooper' }]);
    expect(items[0]!.handles).toEqual(['Cyd Cooper', 'Cyd Cooper (2)', 'Dee Draper']);
  });

  it('is refused with the reason where it cannot be used', () => {
    const names = [
      { one: at('Bob Baker'), name: 'fisher, fay' },
      { one: at('Cyd Cooper'), name: 'Cyd' },
      { one: at('Dee Draper'), name: 'CYD' },
      { one: at('Bob Baker', 'gone.csv'), name: 'Bob' },
    ];
    const { items, told } = settle(names);
    expect(items[0]!.handles).toEqual(['Bob Baker', 'Cyd', 'Dee Draper']);
    expect(told.refusedNames).toEqual([
      { chosen: names[3], reason: 'no-entry' },
      { chosen: names[0], reason: 'taken' },
      { chosen: names[2], reason: 'taken' },
    ]);
  });

  it('is not that of a stored player', () => {
    const { items, told } = settle([{ one: at('Bob Baker'), name: 'Bob' }], players('Berlin', 'Bob Baker (2)'));
    expect(items[0]!.handles[0]).toBe('Bob Baker (2)');
    expect(told.refusedNames).toMatchObject([{ reason: 'stored' }]);
    expect(told.everybody![0]).toMatchObject({ handle: 'Bob Baker (2)', publishedAs: null });
  });
});
