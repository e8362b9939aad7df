import { isSlug } from './slug.js';

describe('isSlug', () => {
  it.each(['a', 'north-sea', 'wct-2014-east', 'x'.repeat(40)])('knows %s', (text) => expect(isSlug(text)).toBe(true));
  it.each(['', 'North', 'north_sea', '-a', 'a-', 'a--b', 'a b', 'é', 'a\n', 'x'.repeat(41)])('refuses %j', (text) =>
    expect(isSlug(text)).toBe(false),
  );
});
