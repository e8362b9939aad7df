import { finished, played, seasonInput, seasonRules } from '../../../../../test/builders/season.js';
import { computeSeason, type SeasonInput } from './compute-season.js';
import type { Half } from '../phase.js';
import type { CountedTournament, SeasonRules } from './season-rules.js';
import { drawLot } from './toss.js';

const rowsOf = (
  half: Half,
  tournaments: readonly CountedTournament<string>[],
  changes: Partial<SeasonInput<string>> = {},
) => computeSeason(seasonInput(tournaments, changes)).halves[half]?.rows ?? [];
const shortly = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ rank, player, total, decidedBy, reason }) => [rank, player, total, decidedBy, reason]);

describe('ranking of a half', () => {
  it('goes by points of that half with bonus', () => {
    const tournaments = [
      played('first-half', 'ann 12, bob 8, cy 6, dee 6', 'bob 5'),
      played('second-half', 'dee 52, cy 48, bob 44, ann 44'),
    ];
    expect(shortly(rowsOf('first-half', tournaments)).slice(0, 2)).toEqual([
      [1, 'bob', 13, 'points', 'within-the-places'],
      [2, 'ann', 12, 'points', 'within-the-places'],
    ]);
  });

  it('parts a tie at the cut by season points, in which bonus has no part', () => {
    // 12 + 1 against 8 + 5: ann has more of the season.
    const tournaments = [played('first-half', 'ann 12, bob 8, cy 6, dee 6', 'ann 1, bob 5')];
    const rules = seasonRules({ qualifiers: { firstHalf: 1, secondHalf: 0 } });
    expect(shortly(rowsOf('first-half', tournaments, { rules })).slice(0, 2)).toEqual([
      [1, 'ann', 13, 'season-points', 'within-the-places'],
      [2, 'bob', 13, 'points', 'below-the-places'],
    ]);
  });

  it('parts a tie in season points by wins, of the whole season so far', () => {
    // Both have 24 in the season and 12 in the second half; ann won once, bob never.
    const tournaments = [
      played('first-half', 'ann 12, bob 12, cy 6, dee 6'),
      played('second-half', 'eve 20, bob 12, ann 12, cy 10'),
    ];
    const rules = seasonRules({ qualifiers: { firstHalf: 0, secondHalf: 2 } });
    expect(shortly(rowsOf('second-half', tournaments, { rules })).slice(0, 3)).toEqual([
      [1, 'eve', 20, 'points', 'within-the-places'],
      [2, 'ann', 12, 'wins', 'within-the-places'],
      [3, 'bob', 12, 'points', 'below-the-places'],
    ]);
  });

  it('takes no season points from after the half', () => {
    const tied = played('first-half', 'cy 12, ann 6, bob 6, dee 4');
    const order = (later: CountedTournament<string>[]) =>
      rowsOf('first-half', [tied, ...later]).map(({ player }) => player);
    const later = (winner: string, second: string) => played('second-half', `${winner} 12, ${second} 8`);
    expect(order([later('ann', 'bob')])).toEqual(order([later('bob', 'ann')]));
  });

  const tied = [played('first-half', 'cy 12, dee 8, ann 6, bob 6'), played('first-half', 'dee 12, cy 8, bob 6, ann 6')];

  it('draws what nothing parts, the lower lot first, the same way every time', () => {
    const lot = (player: string) => drawLot(['andoria', '2014-15', 'first-half'], player);
    const pair = (first: string, second: string) => (lot(first) < lot(second) ? [first, second] : [second, first]);
    const rows = rowsOf('first-half', tied);
    expect(rows.map(({ player }) => player)).toEqual([...pair('cy', 'dee'), ...pair('ann', 'bob')]);
    expect(rows.map(({ decidedBy }) => decidedBy)).toEqual(['toss', 'points', 'toss', null]);
  });

  it.each([
    [
      ['ann', 'bob'],
      ['cy', 'dee'],
    ],
    [
      ['bob', 'ann'],
      ['dee', 'cy'],
    ],
  ])('goes by a recorded toss: %j, %j', (...orders) => {
    const tosses = orders.map((order) => ({ stage: 'first-half' as const, order }));
    const rows = rowsOf('first-half', tied, { tosses });
    expect(rows.map(({ player }) => player)).toEqual([...(orders[1] ?? []), ...(orders[0] ?? [])]);
    expect(rows.map(({ decidedBy }) => decidedBy)).toEqual(['recorded-toss', 'points', 'recorded-toss', null]);
  });

  it('puts who is named in a toss before who is not, and a later toss before an earlier one', () => {
    const order = (...tosses: string[][]) =>
      rowsOf('first-half', tied, { tosses: tosses.map((each) => ({ stage: 'first-half', order: each })) })
        .map(({ player }) => player)
        .slice(2);
    expect(order(['bob'])).toEqual(['bob', 'ann']);
    expect(order(['ann'])).toEqual(['ann', 'bob']);
    expect(order(['ann', 'bob'], ['bob', 'ann'])).toEqual(['bob', 'ann']);
    expect(order(['ann', 'bob'], ['bob', 'dee'])).toEqual(['ann', 'bob']);
  });

  it('hears no toss of another stage', () => {
    const drawn = rowsOf('first-half', tied);
    const against = [...drawn].reverse().map(({ player }) => player);
    expect(rowsOf('first-half', tied, { tosses: [{ stage: 'playoffs', order: against }] })).toEqual(drawn);
  });
});

describe('qualification', () => {
  // @row 134
  it('passes a place of the second half down that a player of the first half would take twice', () => {
    const tournaments = [
      finished('first-half', ['ann', 'bob', 'cy', 'dee']),
      finished('second-half', ['bob', 'cy', 'ann', 'eve', 'dee', 'fay']),
    ];
    const { halves, qualified } = computeSeason(seasonInput(tournaments));
    expect(shortly([...(halves['second-half']?.rows ?? [])]).slice(0, 4)).toEqual([
      [1, 'bob', 16, 'points', 'qualified-by-first-half'],
      [2, 'cy', 12, 'points', 'within-the-places'],
      expect.arrayContaining(['ann', 'qualified-by-first-half']),
      expect.arrayContaining(['eve', 'place-passed-down']),
    ]);
    expect(qualified).toEqual([
      { player: 'ann', half: 'first-half', place: 1, isProvisional: true },
      { player: 'bob', half: 'first-half', place: 2, isProvisional: true },
      { player: 'cy', half: 'second-half', place: 1, isProvisional: true },
      { player: 'eve', half: 'second-half', place: 2, isProvisional: true },
    ]);
  });

  it('takes everybody when there are fewer than places, and nobody who stayed away', () => {
    const rules = seasonRules({ qualifiers: { firstHalf: 9, secondHalf: 9 } });
    const tournaments = [
      finished('first-half', ['ann', 'bob', 'cy', 'dee']),
      played('second-half', 'eve 0', 'ann 3, fay 2'),
    ];
    const { qualified, table } = computeSeason(seasonInput(tournaments, { rules }));
    expect(qualified.map(({ player }) => player).sort()).toEqual(['ann', 'bob', 'cy', 'dee', 'eve']);
    expect(table.map(({ player }) => player)).toContain('fay');
  });

  // @row 118
  it('takes nobody when no qualifiers were announced', () => {
    const rules = seasonRules({ qualifiers: null });
    const outcome = computeSeason(seasonInput([finished('first-half', ['ann', 'bob', 'cy', 'dee'])], { rules }));
    expect(outcome.qualified).toEqual([]);
    expect(outcome.halves['first-half']?.rows.map(({ reason }) => reason)).toEqual(
      Array(4).fill('no-qualifiers-announced'),
    );
    expect(outcome.champion).toEqual({ player: null, reason: 'no-qualifiers-announced', isProvisional: true });
  });

  it('C.4: is provisional until the half is closed, in the second half until both are', () => {
    const tournaments = [
      finished('first-half', ['ann', 'bob', 'cy', 'dee']),
      finished('second-half', ['eve', 'fay', 'cy', 'dee']),
    ];
    const open = (closed: SeasonRules['closed'], today = '2015-02-01') =>
      computeSeason(seasonInput(tournaments, { today, rules: seasonRules({ closed }) })).qualified.map(
        ({ isProvisional }) => isProvisional,
      );
    const at = '2014-12-02T00:00:00.000Z';
    expect(open({})).toEqual([true, true, true, true]);
    expect(open({ 'first-half': at })).toEqual([false, false, true, true]);
    expect(open({ 'second-half': at })).toEqual([true, true, true, true]);
    expect(open({ 'first-half': at, 'second-half': at })).toEqual([false, false, false, false]);
    expect(open({ season: at }, '2014-11-01')).toEqual([false, false, false, false]);
  });

  it('asks for nothing of a half that the season has not got', () => {
    const rules = seasonRules({ phases: { 'first-half': null, 'second-half': null, playoffs: null } });
    const tournament = { ...finished('first-half', ['ann', 'bob', 'cy', 'dee']), phase: null };
    const { halves, qualified, table, phases, champion } = computeSeason(seasonInput([tournament], { rules }));
    expect([halves, qualified, phases, champion]).toEqual([
      { 'first-half': null, 'second-half': null },
      [],
      { 'first-half': null, 'second-half': null, playoffs: null },
      { player: null, reason: 'no-playoffs', isProvisional: true },
    ]);
    expect(table[0]).toMatchObject({ player: 'ann', points: 12, wins: 1, best: 12, attended: 1 });
  });
});
