import { areOfTwo, readMark } from './person-mark.js';

describe('readMark', () => {
  it.each([
    ['Bernd Kaiser (sen.)', 'Bernd Kaiser', 'sr'],
    ['Bernd Kaiser sen.', 'Bernd Kaiser', 'sr'],
    ['Kaiser jun., Bernd', 'Kaiser  , Bernd', 'jr'],
    ['Bernd Kaiser, Jr', 'Bernd Kaiser,', 'jr'],
    ['Bernd Kaiser II', 'Bernd Kaiser', 'ii'],
    ['Paul Roux (1961)', 'Paul Roux', '1961'],
    ['Paul Roux 1961', 'Paul Roux', '1961'],
    ['Paul Roux (*1961)', 'Paul Roux', '1961'],
    ['Pascal M. (38)', 'Pascal M.', '38'],
    ['João Silva Filho', 'João Silva', 'jr'],
  ])('finds the mark of %s', (spelling, base, mark) => {
    expect(readMark(spelling)).toEqual({ base, mark });
  });

  it.each([
    'Amartya Sen',
    'Kim Seo Jun',
    'Junior Bastos',
    'Player (2)',
    'Paul Roux 7',
    'Paul Roux (guest)',
    'St John',
    '',
  ])('finds none in %j', (spelling) => {
    expect(readMark(spelling)).toBeNull();
  });
});

describe('areOfTwo', () => {
  it.each([
    ['sr', 'jr', true],
    ['1961', '1984', true],
    ['38', '42', true],
    ['jr', 'ii', false],
    ['61', '1961', false],
    ['sr', '1961', false],
    ['jr', 'jr', false],
  ])('tells whether %s and %s are those of two people', (one, other, expected) => {
    expect(areOfTwo(one, other)).toBe(expected);
  });
});
