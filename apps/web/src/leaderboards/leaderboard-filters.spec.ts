import { addressOf, readFilters } from './leaderboard-filters.js';

const nothing = { country: null, region: null, minGames: 0, activeSince: null };

describe('readFilters', () => {
  it('takes the empty fields of a form as no filters', () => {
    expect(readFilters({ country: '', region: ' ', minGames: '', activeSince: '' })).toEqual({
      filters: nothing,
      complaints: [],
    });
  });

  it('reads every filter', () => {
    expect(
      readFilters({ country: 'de', region: 'andoria', minGames: '10', activeSince: '2014-11-08' }).filters,
    ).toEqual({
      country: 'DE',
      region: 'andoria',
      minGames: 10,
      activeSince: '2014-11-08',
    });
  });

  it.each([
    { country: 'Germany' },
    { country: ['DE', 'US'] },
    { region: 'x'.repeat(65) },
    { region: 'and\u0000oria' },
    { minGames: '-1' },
    { minGames: '1.5' },
    { minGames: '1000001' },
    { region: 'a\u202eb' },
    { activeSince: '2014-02-30' },
    { activeSince: 'yesterday' },
  ])('leaves %j out and says so', (query) => {
    const { filters, complaints } = readFilters(query);
    expect(filters).toEqual(nothing);
    expect(complaints).toEqual([expect.stringContaining(`"${Object.keys(query)[0]}" is not used`)]);
  });
});

describe('addressOf', () => {
  it('is the bare path without filters', () => expect(addressOf('/x', nothing, null)).toBe('/x'));

  it('escapes what it carries', () => {
    expect(addressOf('/x', { ...nothing, region: 'a&b', minGames: 3 }, 'c=')).toBe(
      '/x?region=a%26b&minGames=3&cursor=c%3D',
    );
  });
});
