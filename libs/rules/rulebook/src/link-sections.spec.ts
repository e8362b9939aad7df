import { linkSections, sectionsCited, withRules } from './link-sections.js';

describe('a text that cites sections', () => {
  it.each([
    ['000 §12.5.1', ['/rules/opg-4.2/12.5.1']],
    ['000 table 12.4.1', ['/rules/opg-4.2/12.4']],
    ['000 appendix A: a heat', ['/rules/opg-4.2/appendix-a']],
    ['not sanctioned, 001 §I.C: 7 of 8 participants', ['/rules/decipher-1999/I.C']],
    ['000 §11.2.2 and §12.4: places are worth points', ['/rules/opg-4.2/11.2.2', '/rules/opg-4.2/12.4']],
    ['000 §4.3.7, §13.3', ['/rules/opg-4.2/4.3.7', '/rules/opg-4.2/13.3']],
    [
      'Check it (Organized Play Guide 4.2, sections 7.4.1, 7.5 and 7.10).',
      ['7.4.1', '7.5', '7.10'].map((id) => `/rules/opg-4.2/${id}`),
    ],
    ['See Organized Play Guide 4.2, section 4.2.', ['/rules/opg-4.2/4.2']],
    ['001, I.E and II.A; start: as opg-4.2', ['/rules/decipher-1999/I.E', '/rules/decipher-1999/II.A']],
    ['Decipher Tournament Guide 6.99, section II.A.i, 6', ['/rules/decipher-1999/II.A.i']],
    ['Decipher Tournament Guide 6.99, True ties', ['/rules/decipher-1999/scoring']],
    [
      'Star Wars LCG Tournament Regulations 1.0, End of Double Elimination Rounds',
      ['/rules/ffg-swlcg-2016/end-of-double-elimination-rounds'],
    ],
    ['Organized Play Guide 4.2, section 99', []],
    ['announced on the forum', []],
  ])('%s', (text, addresses) => expect(sectionsCited(text)).toEqual(addresses));

  it('keeps every letter, and links no more than the citation', () => {
    const pieces = linkSections('Rated (Organized Play Guide 4.2, section 8).');
    expect(pieces).toEqual([
      { text: 'Rated (', address: null },
      { text: 'Organized Play Guide 4.2, section 8', address: '/rules/opg-4.2/8' },
      { text: ').', address: null },
    ]);
  });

  it('names each section once, over several texts', () => {
    expect(sectionsCited('000 §8', null, '000 §8 and more', undefined)).toEqual(['/rules/opg-4.2/8']);
  });
});

describe('a finding', () => {
  it('has the pages of the sections that it cites, and no key for them where it cites none', () => {
    const cites = {
      code: 'met-before',
      message: 'They have met.',
      advice: 'Check it (Organized Play Guide 4.2, section 7.6).',
    };
    expect(withRules(cites)).toEqual({ ...cites, rules: ['/rules/opg-4.2/7.6'] });
    const plain = { message: 'It is empty.', advice: 'Send a document.' };
    expect(withRules(plain)).toBe(plain);
  });
});
