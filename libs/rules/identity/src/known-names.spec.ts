import { readNames } from './known-names.js';

describe('readNames', () => {
  const alike = (spellings: readonly string[], one: string, other: string): boolean => {
    const { list, nameOf } = readNames(spellings);
    return list[nameOf.get(one)!]!.alike === list[nameOf.get(other)!]!.alike;
  };

  it('counts a name with one word more as alike, so that company is known across two ways of writing', () => {
    expect(alike(['Ana Sousa', 'Ana de Sousa'], 'Ana Sousa', 'Ana de Sousa')).toBe(true);
  });

  it('takes the most frequent of several shorter names', () => {
    const spellings = ['Anh Pham', 'Thi Pham', 'Thi Pham', 'Anh Thi Pham'];
    expect(alike(spellings, 'Thi Pham', 'Anh Thi Pham')).toBe(true);
    expect(alike(spellings, 'Anh Pham', 'Anh Thi Pham')).toBe(false);
  });
});
