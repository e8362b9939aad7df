import { readableInstants } from './readable-instants.js';

describe('instants in the sentences of a refusal', () => {
  it.each([
    ['It was withdrawn at 2014-11-10T12:00:00.000Z.', 'It was withdrawn at Nov 10, 2014, 12:00 UTC.'],
    ['From 2014-11-10T12:00Z to 2014-11-11T09:30:59Z', 'From Nov 10, 2014, 12:00 UTC to Nov 11, 2014, 09:30 UTC'],
    ['Write it as `2014-11-08T10:00:00-05:00`.', 'Write it as `2014-11-08T10:00:00-05:00`.'],
    ['It starts at 2014-11-08T10:00:00-05:00.', 'It starts at Nov 8, 2014, 10:00 UTC-05:00.'],
    ['It starts at 2014-13-08T10:00:00Z.', 'It starts at 2014-13-08T10:00:00Z.'],
    ['The day is 2014-11-10.', 'The day is 2014-11-10.'],
  ])('%s', (text, readable) => {
    expect(readableInstants(text)).toBe(readable);
  });
});
