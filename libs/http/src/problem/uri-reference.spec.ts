import { toUriReference } from './uri-reference.js';

describe('toUriReference', () => {
  it.each([
    ['/api/v1/players/ann?limit=5&cursor=a-b_c~d', '/api/v1/players/ann?limit=5&cursor=a-b_c~d'],
    ['/players/J%C3%B6rg%20%22Q%22', '/players/J%C3%B6rg%20%22Q%22'],
    [`/a[b]{c}"d"<e>|f\\g^h\`i j`, '/a%5Bb%5D%7Bc%7D%22d%22%3Ce%3E%7Cf%5Cg%5Eh%60i%20j'],
    ['/100%/%zz/%4', '/100%25/%25zz/%254'],
    [Buffer.from('/Jörg').toString('latin1'), '/J%C3%B6rg'],
    ['/a#b', '/a%23b'],
    ['//elsewhere:x/a', '/.//elsewhere:x/a'],
    ['*', '*'],
    ['', ''],
  ])('makes of %j the reference %j', (target, reference) => {
    expect(toUriReference(target)).toBe(reference);
    expect(toUriReference(reference)).toBe(reference);
  });
});
