import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalJson, canonicalSha256 } from './canonical.js';

// The package declares a default export of a CommonJS module; what arrives under that name is the function itself.
const packaged = canonicalize as unknown as (value: unknown) => string;

describe('canonicalJson', () => {
  it('writes the example of RFC 8785, section 3.2.4', () => {
    const value = {
      numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('writes every value as the package canonicalize does', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ minLength: 39, maxLength: 42 }));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(text, fc.constantFrom(null, true, false, -0), fc.double({ noNaN: true, noDefaultInfinity: true })),
        fc.array(tie('value'), { maxLength: 5 }),
        fc.dictionary(fc.oneof(text, fc.nat(20).map(String)), fc.option(tie('value'), { nil: undefined }), {
          maxKeys: 6,
        }),
      ),
    }));
    fc.assert(
      fc.property(value, (each) => {
        expect(canonicalJson(each)).toBe(packaged(each));
      }),
      { numRuns: 300 },
    );
  });

  it.each([NaN, Infinity, undefined, 1n, Symbol('s')])('refuses %p', (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
    expect(() => canonicalSha256({ a: [value ?? (() => 0)] })).toThrow(TypeError);
  });
});
