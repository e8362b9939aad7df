import { copyPlain } from './plain-copy.js';

class Player {
  readonly name = 'Ann';
}

describe('What goes to another thread', () => {
  it('arrives as it is when it is plain data', () => {
    const value = {
      list: [1, 'two', null, undefined, { three: 3n }],
      day: new Date('2026-11-27'),
      map: new Map([['a', new Set([1])]]),
      bytes: new Uint8Array([1, 2]),
    };
    expect(copyPlain(value)).toEqual(value);
    expect(copyPlain(value)).not.toBe(value);
  });

  it('has bytes of a Buffer as a Uint8Array', () => {
    expect(copyPlain({ raw: Buffer.from('a') })).toEqual({ raw: new Uint8Array([97]) });
  });

  it.each([
    ['an object of a class', { players: [new Player()] }, '/players/0 is a Player'],
    ['a function', { tell: () => 'it' }, '/tell is a function'],
    ['an error', { map: new Map([['fault', new Error('it')]]) }, '/map/0/1 is a Error'],
    ['a regular expression', /a/, '/ is a RegExp'],
    ['a symbol', [Symbol('it')], '/0 is a symbol'],
  ])('is refused when it has %s', (_, value, told) => {
    expect(() => copyPlain(value)).toThrow(`No plain data, which could go to another thread: ${told}`);
  });
});
