import { changeSeason, isWorthTheSame } from './change-season.js';
import { describeSeasonChange } from './describe-season-change.js';
import { newLeagueRules } from './league-rules.js';
import { validateSeason } from './validate-season.js';
import { awardLeaguePoints, awardMastersPoints } from './award.js';
import { findTableFault, listCells, placingPoints, type PointsTable } from './points-table.js';
import { completeSeason } from './season.js';

describe('tables 11.2.2 and 12.4.1 (000)', () => {
  const places = [1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33];

  // @row 111, 124
  it.each([
    [3, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    [4, [12, 8, 6, 6, 4, 4, 0, 0, 0, 0, 0]],
    [7, [16, 12, 10, 10, 8, 8, 0, 0, 0, 0, 0]],
    [9, [20, 16, 12, 12, 10, 10, 8, 8, 0, 0, 0]],
    [10, [24, 20, 16, 16, 14, 14, 10, 10, 0, 0, 0]],
    [13, [28, 24, 20, 20, 18, 18, 14, 14, 0, 0, 0]],
    [15, [32, 28, 24, 24, 22, 22, 18, 18, 0, 0, 0]],
    [19, [36, 32, 28, 28, 26, 26, 22, 22, 18, 18, 0]],
    [20, [40, 36, 32, 32, 30, 30, 26, 26, 22, 22, 0]],
    [27, [44, 40, 36, 36, 34, 34, 30, 30, 26, 26, 0]],
    [28, [48, 44, 40, 40, 38, 38, 34, 34, 30, 30, 0]],
    [32, [52, 48, 44, 44, 42, 42, 38, 38, 34, 34, 0]],
    [400, [52, 48, 44, 44, 42, 42, 38, 38, 34, 34, 0]],
  ])('%i participants', (participants, points) => {
    expect(places.map((place) => placingPoints(participants, place))).toEqual(points);
  });

  it.each([
    [3, []],
    [4, ['1-1: 12', '2-2: 8', '3-4: 6']],
    [7, ['1-1: 16', '2-2: 12', '3-4: 10', '5-7: 8']],
    [9, ['1-1: 20', '2-2: 16', '3-4: 12', '5-8: 10', '9-9: 8']],
    [400, ['1-1: 52', '2-2: 48', '3-4: 44', '5-8: 42', '9-16: 38', '17-32: 34']],
  ])('lists the row of %i participants', (participants, row) => {
    const cells = listCells(participants).map(({ places: { first, last }, points }) => `${first}-${last}: ${points}`);
    expect(cells).toEqual(row);
  });

  // @row 110, 121
  it('awards each place once, with its rule, and nobody in a field of three', () => {
    const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
    const league = { id: 1, league: 'alpha', ...completeSeason(season) };
    const placings = [0, 1, 2, 3].map((entry) => ({ entry, place: entry + 1 }));
    expect(awardLeaguePoints({ placings, participants: 4 }, league, null).map(({ points }) => points)).toEqual([
      12, 8, 6, 6,
    ]);
    expect(awardLeaguePoints({ placings: placings.slice(1), participants: 3 }, league, null)).toEqual([]);
    expect(awardMastersPoints({ placings, participants: 4 }, '2015-12-31')[0]).toMatchObject({
      kind: 'masters',
      mastersSeason: 2015,
      points: 12,
      rule: '000 table 11.2.2',
    });
  });
});

describe('a table of a season', () => {
  const table: PointsTable = {
    lastPlaces: [1, 3],
    rows: [
      { from: 4, points: [5] },
      { from: 8, points: [9, 2] },
    ],
  };
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };

  it('gives its points, and none where it has no number', () => {
    const at = (participants: number) => [1, 2, 3, 4].map((place) => placingPoints(participants, place, table));
    expect([3, 4, 7, 8, 90].map(at)).toEqual([
      [0, 0, 0, 0],
      [5, 0, 0, 0],
      [5, 0, 0, 0],
      [9, 2, 2, 0],
      [9, 2, 2, 0],
    ]);
  });

  it('decides about league points, which name it, and not about Masters Points', () => {
    const league = { ...completeSeason({ ...season, pointsTable: table }), id: 1, league: 'trek' };
    const field = { placings: [1, 2].map((place) => ({ entry: place, place })), participants: 8 };
    expect(awardLeaguePoints(field, league, null)).toMatchObject([
      { points: 9, rule: 'points table of the season' },
      { points: 2, rule: 'points table of the season' },
    ]);
    expect(awardMastersPoints(field, '2014-10-11').map(({ points }) => points)).toEqual([20, 16]);
    expect(awardLeaguePoints(field, { ...league, pointsTable: null }, null)[0]?.rule).toBe('000 table 12.4.1');
  });

  it('moves points when it changes, and is described', () => {
    const plain = { ...completeSeason(season), id: 1, league: 'trek' };
    const own = changeSeason(plain, { pointsTable: table });
    expect(isWorthTheSame(plain, own)).toBe(false);
    expect(isWorthTheSame(plain, changeSeason(own, { pointsTable: null }))).toBe(true);
    const rulesWith = (each: typeof plain) => ({ ...newLeagueRules('trek'), seasons: [each] });
    expect(describeSeasonChange(rulesWith(plain), rulesWith(own), 1)).toEqual([
      { what: 'points-table', before: null, after: '1,3; 4: 5; 8: 9 2' },
    ]);
  });

  it('is without fault when it rises with the field and falls with the place', () => {
    expect(findTableFault(table, 4)).toBeNull();
    expect(validateSeason({ ...completeSeason(season), pointsTable: table })).toEqual([]);
  });

  it.each<[Partial<PointsTable>, string, string]>([
    [{ lastPlaces: [2, 2] }, 'lastPlaces', 'must name the last place of each column in rising order'],
    [{ lastPlaces: [0] }, 'lastPlaces', 'must name the last place of each column in rising order'],
    [{ rows: [{ from: 3, points: [1] }] }, 'rows.0.from', 'must be at least 4'],
    [
      { rows: [4, 4].map((from) => ({ from, points: [1] })) },
      'rows.1.from',
      'must be more than 4, which the row before has',
    ],
    [
      { rows: [{ from: 4, points: [3, 2, 1] }] },
      'rows.0.points',
      'must have no more points than columns in the row from 4',
    ],
    [
      { rows: [{ from: 4, points: [1, 2] }] },
      'rows.0.points',
      'must not give a later place more points in the row from 4',
    ],
    [
      { rows: [4, 5].map((from) => ({ from, points: [9 - from] })) },
      'rows.1.points',
      'must not give a place fewer points in the row from 5 than in the row before',
    ],
  ])('is refused with %j, at %s', (part, place, fault) => {
    const wrong = { ...table, ...part };
    expect(findTableFault(wrong, 4)).toMatchObject({ place });
    const [error, ...others] = validateSeason({ ...completeSeason(season), pointsTable: wrong });
    expect({ ...error, message: String(error?.message) }).toEqual({ field: `pointsTable.${place}`, message: fault });
    expect(others).toEqual([]);
  });
});
