import fc from 'fast-check';
import type { ItemDecision } from './batch-states.js';
import {
  type ItemToJudge,
  judgeItems,
  listCopies,
  proposeRight,
  type Resemblance,
  tellDoubles,
} from './judge-items.js';
import type { Relation } from './relate-reports.js';

const like = (item: string, relation: Relation = 'equal'): Resemblance => ({ item, tournament: null, relation });
const item = (name: string, resembles: readonly Resemblance[], more: Partial<ItemToJudge> = {}): ItemToJudge => ({
  item: name,
  base: 'ready',
  decision: null,
  resembles,
  ...more,
});
const statesOf = (items: readonly ItemToJudge[]) => judgeItems(items).map(({ state }) => state);

/** So many items that say the same, with what was decided about each. */
const equalItems = (group: number, decisions: readonly (ItemDecision | null)[]): ItemToJudge[] =>
  decisions.map((decision, at) =>
    item(
      `${group}-${at}`,
      decisions.slice(0, at).map((_, earlier) => like(`${group}-${earlier}`)),
      { decision },
    ),
  );
const leaveOut = (items: readonly ItemToJudge[]): ItemToJudge[] => {
  const copies = new Set(listCopies(items));
  return items.map((each) => (copies.has(each.item) ? { ...each, decision: 'leave-out' } : each));
};

describe('another tournament', () => {
  const files = (otherThan: readonly string[] | null) => [
    item('a', []),
    item('b', [like('a')], { decision: 'other', otherThan }),
    item('c', [like('a'), like('b')]),
  ];

  it('holds between the two files that were shown, and for neither of them against a third one', () => {
    const items = files(['item:a']);
    expect(statesOf(items)).toEqual(['ready', 'ready', 'double']);
    const later = item('d', [like('b')], { decision: null });
    expect(statesOf([...items.slice(0, 2), later])).toEqual(['ready', 'ready', 'double']);
    const again = item('b', [like('a'), like('z')], { decision: 'other', otherThan: ['item:a'] });
    expect(statesOf([item('z', []), items[0]!, again])).toEqual(['ready', 'ready', 'double']);
  });

  it('holds in both directions, since files are read in another order after one of them was replaced', () => {
    const turned = [item('b', [], { decision: 'other', otherThan: ['item:a'] }), item('a', [like('b')])];
    expect(statesOf(turned)).toEqual(['ready', 'ready']);
  });

  it('does not hold against a stored tournament that nobody had seen', () => {
    const stored: Resemblance = { item: null, tournament: 'T', relation: 'equal' };
    const items = [item('a', []), item('b', [stored, like('a')], { decision: 'other', otherThan: ['item:a'] })];
    expect(judgeItems(items)[1]).toMatchObject({ state: 'double', doubleOf: stored });
    const both = { ...items[1]!, otherThan: ['item:a', 'stored:T'] };
    expect(statesOf([items[0]!, both])).toEqual(['ready', 'ready']);
  });

  it('holds against everything where it was decided before anybody noted against what', () => {
    expect(statesOf(files(null))).toEqual(['ready', 'ready', 'double']);
    expect(statesOf([item('z', []), item('b', [like('z')], { decision: 'other' })])).toEqual(['ready', 'ready']);
  });
});

describe('leaving out all that say the same', () => {
  const groups = (...decisions: readonly (ItemDecision | null)[]) =>
    fc.array(fc.array(fc.constantFrom(...decisions), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });

  it('keeps exactly one of each group of equal items, whichever of them were left out before', () => {
    fc.assert(
      fc.property(groups(null, 'leave-out'), (decided) => {
        const items = decided.flatMap((decisions, group) => equalItems(group, decisions));
        const judged = judgeItems(leaveOut(items));
        for (const [group, decisions] of decided.entries()) {
          const states = judged.filter((each) => each.item.startsWith(`${group}-`)).map(({ state }) => state);
          const wasOut = decisions.every((decision) => decision === 'leave-out');
          expect(states.filter((state) => state === 'ready')).toHaveLength(wasOut ? 0 : 1);
          expect(states).not.toContain('double');
          // Nobody decided for the last of them what nobody asked, but the page says that nothing of it stays.
          expect(tellDoubles(items).lost.some(([first]) => first!.startsWith(`${group}-`))).toBe(
            wasOut && decisions.length > 1,
          );
        }
      }),
    );
  });

  it('keeps one of each group also where somebody said that some of them are other tournaments', () => {
    fc.assert(
      fc.property(groups(null, 'leave-out', 'other'), (decided) => {
        const items = decided.flatMap((decisions, group) => equalItems(group, decisions));
        const judged = judgeItems(leaveOut(items));
        for (const [group, decisions] of decided.entries()) {
          const own = judged.filter((each) => each.item.startsWith(`${group}-`));
          const others = decisions.filter((decision) => decision === 'other').length;
          const kept = own.filter(({ state }) => state === 'ready').length;
          expect(kept).toBeGreaterThanOrEqual(Math.max(others, decisions.some((each) => each !== 'leave-out') ? 1 : 0));
          expect(own.some(({ state }) => state === 'double')).toBe(false);
        }
      }),
    );
  });

  it('is done after once, and takes nothing of what contradicts', () => {
    const items = [
      item('a', []),
      item('b', [like('a', 'contradicts')]),
      item('c', [like('a', 'contradicts'), like('b')]),
    ];
    expect(listCopies(items)).toEqual(['c']);
    expect(listCopies(leaveOut(items))).toEqual([]);
    expect(statesOf(leaveOut(items))).toEqual(['ready', 'double', 'left-out']);
  });
});

describe('a tournament that is left out', () => {
  it('makes no double of another one, and does again when it is taken back', () => {
    const items = equalItems(0, [null, null, null]);
    expect(statesOf(items)).toEqual(['ready', 'double', 'double']);
    const without = [{ ...items[0]!, decision: 'leave-out' as const }, ...items.slice(1)];
    expect(judgeItems(without)).toMatchObject([
      { state: 'left-out' },
      { state: 'ready', doubleOf: null },
      { state: 'double', doubleOf: { item: '0-1' } },
    ]);
    expect(statesOf([...without.slice(0, 1), { ...items[1]!, decision: 'leave-out' }, items[2]!])).toEqual([
      'left-out',
      'left-out',
      'ready',
    ]);
  });

  it.each(['asks', 'refused'] as const)('is like one that cannot be published, because it is %s', (base) => {
    expect(statesOf([item('a', [], { base }), item('b', [like('a')])])).toEqual([base, 'ready']);
  });
});

describe('a tournament that is stored', () => {
  const stored: Resemblance = { item: null, tournament: 'x', relation: 'contradicts' };

  it('is revised by one of two files, once somebody chose which', () => {
    const [first, other] = [item('a', [stored]), item('b', [stored, like('a')])] as const;
    expect(judgeItems([first, { ...other, decision: 'revise' }])).toMatchObject([
      { state: 'double', doubleOf: stored },
      // Two revisions would replace each other.
      { state: 'double', doubleOf: { item: 'a' }, revises: null },
    ]);
    expect(
      judgeItems([
        { ...first, decision: 'leave-out' },
        { ...other, decision: 'revise' },
      ]),
    ).toMatchObject([{ state: 'left-out' }, { state: 'ready', revises: 'x' }]);
  });

  it('is no question between two files', () => {
    expect(tellDoubles([item('a', [stored]), item('b', [stored, like('a')])])).toEqual({
      stored: ['a', 'b'],
      groups: [],
      lost: [],
    });
  });

  it('is not brought again by a file that names a removed player', () => {
    const removed = (decision: ItemDecision | null) => item('a', [stored], { base: 'names-removed', decision });
    expect(statesOf([removed(null), removed('other'), removed('leave-out')])).toEqual([
      'double',
      'refused',
      'left-out',
    ]);
  });
});

describe('files that contradict each other', () => {
  it.each([
    [['wed league 11-23.csv', 'wed league 1123 CORRECTED.csv'], 'wed league 1123 CORRECTED.csv'],
    [['swp0148.txt', 'swp0148-fixed.txt'], 'swp0148-fixed.txt'],
    [['LAN Jan 2012.xlsx', 'LAN Jan 2012 v2.xlsx', 'LAN Jan 2012 v3.xlsx'], 'LAN Jan 2012 v3.xlsx'],
    [['GR0228.TXT', 'GR0228-X.TXT'], 'GR0228-X.TXT'],
    [['KZSEP-2.TXT', 'KZ0914X.TXT'], 'KZ0914X.TXT'],
    [['liga.csv', 'liga (korrigiert).csv'], 'liga (korrigiert).csv'],
    [['neu/liga.csv', 'alt/liga.csv'], null],
    [['X-Wing.csv', 'Y-Wing.csv'], null],
    [['a new.csv', 'a fixed.csv'], null],
  ])('%j: the name proposes %s', (files, right) => {
    expect(proposeRight(files)).toBe(right);
  });

  it('are one question, and equal copies come after it', () => {
    const items = [
      ...equalItems(0, [null, null]),
      item('a', []),
      item('a final', [like('a', 'contradicts')]),
      item('b', []),
      item('c', [like('b', 'more')]),
    ];
    expect(tellDoubles(items).groups).toEqual([
      { items: ['a', 'a final'], relation: 'contradicts', proposed: 'a final' },
      { items: ['b', 'c'], relation: 'more', proposed: 'c' },
      { items: ['0-0', '0-1'], relation: 'equal', proposed: '0-0' },
    ]);
  });
});
