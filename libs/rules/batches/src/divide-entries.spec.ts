import {
  answersOfGroups,
  type DividedEntry,
  divideEntries,
  entryKey,
  type EntryGroup,
  findMeeting,
  groupEntries,
  moveEntries,
} from './divide-entries.js';
import { settleBatch, type ToldItem } from './settle-batch.js';

const entry = (day: string, place: string | null = null, spelling = 'Otto Horn'): DividedEntry => ({
  tournament: `${day}.csv`,
  spelling,
  firstDay: day,
  place,
});
const group = (handle: string | null, ...entries: readonly DividedEntry[]): EntryGroup => ({ handle, entries });
const keys = (...entries: readonly DividedEntry[]): ReadonlySet<string> => new Set(entries.map(entryKey));
const daysOf = (groups: readonly EntryGroup[]) => groups.map(({ entries }) => entries.map(({ firstDay }) => firstDay));

const [first, second, third, fourth] = [
  entry('2003-02-01'),
  entry('2004-03-01'),
  entry('2012-02-01'),
  entry('2013-03-01'),
] as const;
const all = [first, second, third, fourth];

describe('the tournaments of a name', () => {
  it('are grouped by the person who has them now', () => {
    const groups = groupEntries([
      { ...first, handle: 'Otto Horn' },
      { ...second, handle: 'Otto Horn (2)' },
      { ...third, handle: 'Otto Horn' },
    ]);
    expect(groups.map(({ handle }) => handle)).toEqual(['Otto Horn', 'Otto Horn (2)']);
    expect(daysOf(groups)).toEqual([['2003-02-01', '2012-02-01'], ['2004-03-01']]);
  });

  it('are divided at the longest time between one of each person', () => {
    const groups = divideEntries([group('Otto Horn', ...all)], keys(first, fourth));
    expect(groups.map(({ handle }) => handle)).toEqual(['Otto Horn', null]);
    expect(daysOf(groups)).toEqual([
      ['2003-02-01', '2004-03-01'],
      ['2012-02-01', '2013-03-01'],
    ]);
  });

  it('are divided by place where the places differ, and among three people', () => {
    const [kiel, bonn, other, later] = [
      entry('2003-02-01', 'Kiel'),
      entry('2004-03-01', 'Bonn'),
      entry('2004-04-01', 'Kiel'),
      entry('2012-02-01', 'Kiel'),
    ] as const;
    const groups = divideEntries([group('Otto Horn', kiel, bonn, other, later)], keys(kiel, bonn, later));
    expect(daysOf(groups)).toEqual([['2003-02-01', '2004-04-01'], ['2004-03-01'], ['2012-02-01']]);
  });

  it('stay with their person where only one of them is named', () => {
    const groups = [group('Otto Horn', ...all)];
    expect(divideEntries(groups, keys(first))).toEqual(groups);
  });

  it('move to another person, or to somebody new; nobody is left without one', () => {
    const groups = [group('a', first, third), group('b', second)];
    expect(daysOf(moveEntries(groups, keys(third), 1))).toEqual([['2003-02-01'], ['2004-03-01', '2012-02-01']]);
    expect(daysOf(moveEntries(groups, keys(third), null))).toEqual([['2003-02-01'], ['2004-03-01'], ['2012-02-01']]);
    expect(daysOf(moveEntries(groups, keys(second), 0))).toEqual([['2003-02-01', '2004-03-01', '2012-02-01']]);
  });

  it('are of two people where one tournament has two of them', () => {
    const namesake = { ...first, spelling: 'Horn, Otto' };
    expect(findMeeting([group('a', first, second)])).toBeNull();
    expect(findMeeting([group('a', first, namesake)])).toBe('2003-02-01.csv');
  });
});

describe('the answers of divided tournaments', () => {
  const before = [group('Otto Horn', ...all)];
  const itemOf = ({ tournament, firstDay, place, spelling }: DividedEntry): ToldItem => ({
    item: tournament,
    first: firstDay,
    last: firstDay,
    place,
    told: {
      people: [spelling, 'Ida Iversen', 'Kai Krohn', 'Lars Lund'].map((name) => ({ name, place: null })),
      pairings: [
        { round: 1, players: [0, 1] },
        { round: 1, players: [2, 3] },
      ],
    } as unknown as ToldItem['told'],
  });
  const NOBODY = { handles: new Set<string>(), unplayed: new Map<string, string>(), aliases: [] };
  /** Settles with the answers. @returns the days of each person */
  const settle = (entries: readonly DividedEntry[], after: readonly EntryGroup[]) => {
    const { answers } = answersOfGroups(after, before, [], []);
    const { items, told } = settleBatch(entries.map(itemOf), [], answers, NOBODY);
    expect(told.refused).toEqual([]);
    const days = new Map<string, (string | null)[]>();
    for (const [at, { handles }] of items.entries())
      days.set(handles[0]!, [...(days.get(handles[0]!) ?? []), entries[at]!.firstDay]);
    return [...days.values()];
  };

  it.each([
    [
      'two people in turns',
      [
        [first, third],
        [second, fourth],
      ],
    ],
    ['a single tournament of somebody else', [[first, second, fourth], [third]]],
    ['three people', [[first, fourth], [second], [third]]],
    ['everybody for themselves', [[first], [second], [third], [fourth]]],
  ])('settle as they were shown: %s', (_, wanted) => {
    const after = wanted.map((entries) => group(null, ...entries));
    expect(settle(all, after)).toEqual(daysOf(after));
  });

  it('settle as they were shown where a person has two spellings', () => {
    const entries = [first, { ...second, spelling: 'Horn, Otto' }, third, { ...fourth, spelling: 'Horn, Otto' }];
    const after = [group(null, entries[0]!, entries[3]!), group(null, entries[1]!, entries[2]!)];
    expect(settle(entries, after)).toEqual(daysOf(after));
  });

  it('say nothing about people who stay as they are, and replace what was said about the others', () => {
    const karl = { ...third, spelling: 'Karl Horn' };
    const [a, b, c] = [group('a', first), group('b', second), group('c', karl)];
    const given = [
      { id: 1, one: first, other: second },
      { id: 2, one: first, other: karl },
      { id: 3, one: karl, other: fourth },
    ];
    const told = answersOfGroups([group('a', first, second), c], [a, b, c], given, []);
    expect(told.instead).toEqual([1]);
    expect(told.answers).toEqual([
      {
        one: { tournament: '2003-02-01.csv', spelling: 'Otto Horn' },
        other: { tournament: '2004-03-01.csv', spelling: 'Otto Horn' },
        verdict: 'same',
      },
    ]);
    expect(answersOfGroups([a, b, c], [a, b, c], given, [])).toEqual({ answers: [], instead: [] });
  });

  it('settle as they were shown when a person is divided again', () => {
    const once = [group('a', second), group('b', first, third, fourth)];
    const again = [group('a', second), group('b', first, third), group(null, fourth)];
    const earlier = answersOfGroups(once, before, [], []).answers.map((answer, id) => ({ ...answer, id }));
    const { answers, instead } = answersOfGroups(again, once, earlier, []);
    const standing = [...earlier.filter(({ id }) => !instead.includes(id)), ...answers];
    const { items } = settleBatch(all.map(itemOf), [], standing, NOBODY);
    expect(new Set(items.map(({ handles }) => handles[0])).size).toBe(3);
    expect(items[0]!.handles[0]).toBe(items[2]!.handles[0]);
  });

  it('keep a stored player with the tournaments that have their handle', () => {
    const stored = [{ tournament: 'stored:x', spelling: 'Otto Horn', handle: 'Otto Horn' }];
    const after = [group('Otto Horn', third, fourth), group(null, first, second)];
    const { answers } = answersOfGroups(after, before, [], stored);
    expect(answers).toContainEqual({
      one: { tournament: 'stored:x', spelling: 'Otto Horn' },
      other: { tournament: '2012-02-01.csv', spelling: 'Otto Horn' },
      verdict: 'same',
    });
    const beside = {
      key: 'x',
      first: '2002-01-01',
      last: '2002-01-01',
      place: null,
      handles: ['Otto Horn', 'Ida Iversen', 'Kai Krohn', 'Lars Lund'],
      pairings: [],
      places: [],
    };
    const known = { ...NOBODY, handles: new Set(beside.handles.map((handle) => handle.toLowerCase())) };
    const { items } = settleBatch(all.map(itemOf), [beside], answers, known);
    expect(items.map(({ handles }) => handles[0] === 'Otto Horn')).toEqual([false, false, true, true]);
  });
});
