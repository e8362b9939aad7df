import { citeSection } from './cite-section.js';

describe('the section of a rule on a page', () => {
  it('names the document instead of its number', () => {
    expect(citeSection('000 §12.5.1')).toBe('Organized Play Guide 4.2, section 12.5.1');
    expect(citeSection('000 §11.2.2 and §12.4')).toBe('Organized Play Guide 4.2, section 11.2.2 and 12.4');
    expect(citeSection('000 table 12.4.1')).toBe('Organized Play Guide 4.2, table 12.4.1');
    expect(citeSection('001 §I.C: marked unrated')).toBe('Decipher Tournament Guide 6.99, section I.C: marked unrated');
    expect(citeSection('000, section 8; per game')).toBe('Organized Play Guide 4.2, section 8; per game');
    expect(citeSection('001, I.E and II.A')).toBe('Decipher Tournament Guide 6.99, section I.E and II.A');
  });

  it('leaves everything else as it is', () => {
    expect(citeSection('announced on the forum, 1000 §2')).toBe('announced on the forum, 1000 §2');
  });
});
