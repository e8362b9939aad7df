import { withoutPart } from './round-in-name.js';

describe('the name of a file that holds a part of a tournament', () => {
  it.each([
    ['Open 2013, round 3', 'Open 2013'],
    ['Open 2013 - Runden 1-3', 'Open 2013'],
    ['Evening 7 r2', 'Evening 7'],
    ['Abend_7_Teil_2', 'Abend_7'],
    ['Evening 7 (round 2)', 'Evening 7'],
    ['Evening 7, 1. Runde', 'Evening 7'],
    ['Evening 7, 2nd day', 'Evening 7'],
    ['Open, day 1, round 2', 'Open'],
    ['Wieczór 7, część 2', 'Wieczór 7'],
    ['round 3', ''],
  ])('says of %s the name %s', (name, whole) => {
    expect(withoutPart(name)).toBe(whole);
  });

  it.each([
    'Open 2013',
    'Evening 7',
    'Ann R. Roy 7',
    'Final results 7',
    'The second day',
    'Partners 12',
    'Evening (7)',
    '',
  ])('stays %j where it counts no part', (name) => {
    expect(withoutPart(name)).toBe(name);
  });
});
