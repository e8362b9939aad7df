import { parseMoment } from './moment.js';

describe('parseMoment', () => {
  it('takes a day from its first moment in UTC', () => {
    expect(parseMoment('2014-11-08')).toEqual(new Date('2014-11-08T00:00:00Z'));
  });

  it('takes an instant with its offset', () => {
    expect(parseMoment('2014-11-08T10:00:00-05:00')).toEqual(new Date('2014-11-08T15:00:00Z'));
  });

  it.each([
    '2014-02-30T10:00:00Z',
    '2014-11-08T25:00:00Z',
    '2014-11-08T10:00:00',
    'yesterday',
    '+275760-09-13T00:00:00Z',
  ])('refuses %j', (text) => expect(parseMoment(text)).toBeNull());
});
