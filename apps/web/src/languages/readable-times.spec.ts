import { inLanguage } from './language.js';
import { readableTimes } from './readable-times.js';

describe('days and instants in the sentences that rules and the API tell', () => {
  it.each([
    ['It was withdrawn at 2014-11-10T12:00:00.000Z.', 'It was withdrawn at Nov 10, 2014, 12:00 UTC.'],
    ['From 2014-11-10T12:00Z to 2014-11-11T09:30:59Z', 'From Nov 10, 2014, 12:00 UTC to Nov 11, 2014, 09:30 UTC'],
    ['Try again after 2026-11-28 00:00 UTC.', 'Try again after Nov 28, 2026, 00:00 UTC.'],
    ['Write it as `2014-11-08T10:00:00-05:00`.', 'Write it as `2014-11-08T10:00:00-05:00`.'],
    ['Write it as 2014-11-08T10:00:00-05:00, or with Z.', 'Write it as 2014-11-08T10:00:00-05:00, or with Z.'],
    ['It starts at 2014-11-08T10:00:00-05:00.', 'It starts at Nov 8, 2014, 10:00 UTC-05:00.'],
    ['It starts at 2014-13-08T10:00:00Z.', 'It starts at 2014-13-08T10:00:00Z.'],
    ['The day is 2014-11-10.', 'The day is Nov 10, 2014.'],
    ['Both have an entry (2014-11-10): no.', 'Both have an entry (Nov 10, 2014): no.'],
    ['A date such as 2014-11-08', 'A date such as 2014-11-08'],
    ['Give both, as in 2015-08-08 and 2015-08-10.', 'Give both, as in 2015-08-08 and 2015-08-10.'],
    ['The file 2014-11-08.csv of own:2014-11-08', 'The file 2014-11-08.csv of own:2014-11-08'],
    ['Open /runs?playedBy=2014-11-08 now.', 'Open /runs?playedBy=2014-11-08 now.'],
  ])('%s', (text, readable) => {
    expect(readableTimes(text)).toBe(readable);
  });

  it('are said in German, and stay in names that stand in German quotation marks', () => {
    const read = (text: string): string => inLanguage('de', () => readableTimes(text));
    expect(read('Versuche es nach 2026-11-28 00:00 UTC wieder.')).toBe(
      'Versuche es nach 28. Nov. 2026, 00:00 UTC wieder.',
    );
    expect(read('„Abend 2026-11-28“ beginnt 2026-11-29.')).toBe('„Abend 2026-11-28“ beginnt 29. Nov. 2026.');
    expect(read('Schreibe es wie 2014-06-04.')).toBe('Schreibe es wie 2014-06-04.');
  });
});
