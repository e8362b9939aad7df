import { isCalendarDay } from './local-date.js';

describe('isCalendarDay', () => {
  it.each(['2014-11-08', '2016-02-29', '1999-12-31'])('knows %s', (text) => expect(isCalendarDay(text)).toBe(true));

  it.each(['2014-02-30', '2015-02-29', '2014-13-01', '2014-00-10', '0000-01-01', '2850-01-01', '8.11.2014', ''])(
    'refuses %j',
    (text) => expect(isCalendarDay(text)).toBe(false),
  );
});
