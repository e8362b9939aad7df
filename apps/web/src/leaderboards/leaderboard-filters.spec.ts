import { inLanguage } from '../languages/language.js';
import { readMoment } from '../query/moment.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { readFilters } from './leaderboard-filters.js';

const nobody = { country: null, region: null, minGames: 0, activeSince: null };
const now = { publication: 'current', knownBy: null, playedBy: null };
const TODAY = '2014-11-10';

function read(query: Record<string, unknown>) {
  const fields = new FieldReader(query);
  const [filters, moment] = [readFilters(fields), readMoment(fields, TODAY)];
  return { filters, moment, complaints: fields.complaints };
}

describe('the fields of a leaderboard', () => {
  it('say nothing when they are empty', () => {
    expect(read({ country: '', region: ' ', minGames: '', activeSince: '', knownBy: '', playedBy: '' })).toEqual({
      filters: nobody,
      moment: now,
      complaints: [],
    });
  });

  it('are all read', () => {
    const query = { country: 'de', region: 'andoria', minGames: '10', activeSince: '2014-11-08' };
    const moment = { publication: 'official', knownBy: '12', playedBy: TODAY };
    expect(read({ ...query, ...moment })).toEqual({
      filters: { country: 'DE', region: 'andoria', minGames: 10, activeSince: '2014-11-08' },
      moment,
      complaints: [],
    });
    expect(read({ knownBy: '2014-11-08' }).moment.knownBy).toBe('2014-11-08');
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
    { publication: 'best' },
    { knownBy: '0' },
    { knownBy: '1234567890' },
    { knownBy: '2014-11-11' },
    { playedBy: '2014-11-11' },
    { playedBy: '3' },
  ])('are left out where they are %j, which is said', (query) => {
    const { filters, moment, complaints } = read(query);
    expect({ filters, moment }).toEqual({ filters: nobody, moment: now });
    expect(complaints).toEqual([expect.stringMatching(/^The filter "[A-Z][a-z ]+" is not used: it has to be /)]);
  });

  it('are called in complaints as the form labels them, in the language of the page', () => {
    expect(read({ minGames: '-1' }).complaints).toEqual([
      'The filter "Games" is not used: it has to be a whole number from 0 to 1,000,000.',
    ]);
    expect(inLanguage('de', () => read({ activeSince: '2014-02-30' }).complaints)).toEqual([
      'Der Filter „Aktiv“ wird nicht verwendet. Möglich ist: ein Kalendertag von 1900 bis 2099, etwa 2014-11-08.',
    ]);
  });
});

describe('addressOf', () => {
  it('is the bare path when nothing is carried', () => expect(addressOf('/x', nobody, now)).toBe('/x'));

  it('escapes what it carries', () => {
    expect(addressOf('/x', { ...nobody, region: 'a&b', minGames: 3 }, { cursor: 'c=' })).toBe(
      '/x?region=a%26b&minGames=3&cursor=c%3D',
    );
  });
});
