import { plainly } from './plain-words.js';

describe('a text of a finding', () => {
  it.each([
    ['Paused since 2014-11-08T10:00:00.000Z.', 'Paused since Nov 8, 2014, 10:00 UTC.'],
    ['startsAt: 2014-11-08T10:00:00-05:00 → null', 'start: Nov 8, 2014, 10:00 UTC-05:00 → null'],
    ['The player "startsAt" is new.', 'The player "startsAt" is new.'],
    ['plannedRounds: 3 → 4; secondaryDirector: ann → bob', 'planned rounds: 3 → 4; secondary director: ann → bob'],
    ['On 2014-11-08 it was played.', 'On Nov 8, 2014 it was played.'],
    ['A date such as 2014-11-08', 'A date such as 2014-11-08'],
    ['Played on 2014-02-31, or "2014-11-08"', 'Played on 2014-02-31, or "2014-11-08"'],
  ])('says %s as %s', (text, plain) => {
    expect(plainly(text)).toBe(plain);
  });
});
