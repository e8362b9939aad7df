import {
  dateOfSpan,
  inferredDate,
  isInferredDate,
  isPartialDate,
  isTooVague,
  isWithinDays,
  knownDateOf,
  precisionOf,
  spanOfDate,
  withoutInference,
} from './partial-date.js';

describe('a date as far as it is known', () => {
  // @row 264
  it.each([
    ['2006-03-04', 'day', { first: '2006-03-04', last: '2006-03-04' }],
    ['2006-02', 'month', { first: '2006-02-01', last: '2006-02-28' }],
    ['2008-02', 'month', { first: '2008-02-01', last: '2008-02-29' }],
    ['2006', 'year', { first: '2006-01-01', last: '2006-12-31' }],
    ['unknown', 'unknown', null],
  ])('%s is a %s', (date, precision, span) => {
    expect(precisionOf(date)).toBe(precision);
    expect(spanOfDate(date)).toEqual(span);
    if (span !== null) expect(dateOfSpan(span)).toBe(date);
  });

  it.each([
    ['2006-02?', '2006-02'],
    ['2006?', '2006'],
  ])('may be concluded: %s has the days of %s', (date, known) => {
    expect(precisionOf(date)).toBe(precisionOf(known));
    expect(spanOfDate(date)).toEqual(spanOfDate(known));
    expect([isPartialDate(date), isInferredDate(date), isInferredDate(known)]).toEqual([true, true, false]);
    expect([inferredDate(known), withoutInference(date)]).toEqual([date, known]);
  });

  it('is none for other days, such as those of two months', () => {
    expect(dateOfSpan({ first: '2006-02-01', last: '2006-03-31' })).toBeNull();
  });

  it.each(['2006-13', '2006-00', '2006-3', '2006-02-30', '06', '1899', '', 'Unknown', '2006-03-04T10:00:00Z'])(
    'does not take %s for one',
    (text) => {
      expect(precisionOf(text)).toBeNull();
      expect(spanOfDate(text)).toBeNull();
    },
  );

  it('is within days only where each day that it may be is', () => {
    const winter = { first: '2006-01-15', last: '2006-03-31' };
    expect(isWithinDays('2006-03', winter)).toBe(true);
    expect(isWithinDays('2006-01', winter)).toBe(false);
    expect(isWithinDays('2006', winter)).toBe(false);
    expect(isWithinDays('2006-01-15', winter)).toBe(true);
    expect(isWithinDays('unknown', winter)).toBe(false);
  });

  it('is too vague to rate from a year on', () => {
    expect(['2006-03-04', '2006-03', '2006', 'unknown', undefined].map(isTooVague)).toEqual([
      ...[false, false, true, true, false],
    ]);
    expect(['2006-03-04', '2006-03', undefined].map(isPartialDate)).toEqual([false, true, false]);
  });

  it('is the local day where the start is known', () => {
    expect(knownDateOf({ startsAt: '2014-11-08T10:00:00-05:00' })).toBe('2014-11-08');
    expect(knownDateOf({ startsAt: '2006-03-31T23:59:59Z', date: '2006-03' })).toBe('2006-03');
  });
});
