import * as fc from 'fast-check';
import { findIdentifyingName } from './identifying-name.js';
import { normaliseName } from './normalise-name.js';

describe('normaliseName', () => {
  it.each([
    ['John Smith', 'john smith'],
    ['  JOHN \t smith ', 'john smith'],
    ['Smith, John', 'john smith'],
    ['SMITH,John', 'john smith'],
    ['Smith, John, Jr.', 'john smith jr'],
    ['John Smith, Jr.', 'john smith jr'],
    ['van der Berg, Jan', 'jan van der berg'],
    ['J. R. Smith', 'j r smith'],
    ['J.R. Smith', 'j r smith'],
    ['Jean-Pierre Łęski', 'jean pierre leski'],
    ['Jürgen Groß', 'jurgen gross'],
    ['Søren Kjær', 'soren kjaer'],
    ['Đorđe Þór Œuvre', 'dorde thor oeuvre'],
    ["O'Brien", 'obrien'],
    ['D’Arcy', 'darcy'],
    ['William "Bill" Smith', 'william bill smith'],
    ['Jo\u200bhn\u202e Smith\u0007', 'john smith'],
    ['王小明', '王小明'],
    ['Иванов, Иван', 'иван иванов'],
    [',', ''],
    ['...', ''],
    ['', ''],
  ])('makes %j of one kind', (text, normalised) => {
    expect(normaliseName(text)).toBe(normalised);
  });

  it('keeps letters apart that only look alike, and words in another order', () => {
    expect(normaliseName('Jоhn Smith')).not.toBe(normaliseName('John Smith'));
    expect(normaliseName('Smith John')).not.toBe(normaliseName('John Smith'));
  });

  it('changes nothing the second time, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const once = normaliseName(text);
        expect(normaliseName(once)).toBe(once);
        expect(once).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*)?$/u);
      }),
    );
  });
});

describe('findIdentifyingName', () => {
  it.each(['John Smith', 'Smith, John', 'John Q. Smith', 'Иван Иванов', '王 小明'])('knows somebody by %j', (text) => {
    expect(findIdentifyingName(text)).toBe(normaliseName(text));
  });

  it.each(['Smith', 'J. Smith', 'John S.', 'Jоhn Smith', 'Smith, J.', 'bench 11 0', 'John Smith 2', '', '·'])(
    'knows nobody by %j',
    (text) => {
      expect(findIdentifyingName(text)).toBeNull();
    },
  );
});
