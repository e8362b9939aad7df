import { quote } from './quote.js';

describe('quote', () => {
  it.each([
    ['ann', '"ann"'],
    ['Ünï 日本 🖖', '"Ünï 日本 🖖"'],
    ['say "x" \\', '"say \\"x\\" \\\\"'],
    ['a\nb\u0000\u001b[31m', '"a\\nb\\u0000\\u001b[31m"'],
    ['a\u202eb\u009b31m', '"a\\u202eb\\u009b31m"'],
    ['\u007f\u0080\u0085\u200b\u2028\u2066\ufeff', '"\\u007f\\u0080\\u0085\\u200b\\u2028\\u2066\\ufeff"'],
    ['\u{e0041}', '"\\udb40\\udc41"'],
    ['\ud83d', '"\\ud83d"'],
    [7, '7'],
    [true, 'true'],
    [null, 'null'],
    [['x'], 'a list'],
    [{}, 'an object'],
  ])('%j: %s', (value, expected) => {
    expect(quote(value)).toBe(expected);
  });

  it('cuts between characters', () => {
    expect(quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`);
    expect(quote('x'.repeat(61))).toBe(`"${'x'.repeat(60)}…"`);
    for (const start of ['', 'x']) {
      const cut = quote(`${start}${'🖖'.repeat(1000)}`);
      expect(cut).toBe(`"${start}${'🖖'.repeat(60 - start.length)}…"`);
    }
  });
});
