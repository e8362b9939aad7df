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

  it('names the document where a rule cites no section of it', () => {
    expect(citeSection('004: has no ratings')).toBe('Star Wars LCG Tournament Regulations 1.0 has no ratings');
    expect(citeSection('004: kennt keine Wertungen')).toBe(
      'Star Wars LCG Tournament Regulations 1.0 kennt keine Wertungen',
    );
    expect(citeSection('002 has no points for places')).toBe(
      'Star Trek CCG Tournament Rules 1996 has no points for places',
    );
    expect(citeSection('004 Tournament Structures: 8 participants; 004 asks for nothing else')).toBe(
      'Star Wars LCG Tournament Regulations 1.0, Tournament Structures: 8 participants; Star Wars LCG Tournament Regulations 1.0 asks for nothing else',
    );
  });

  it('leaves everything else as it is', () => {
    expect(citeSection('announced on the forum, 1000 §2')).toBe('announced on the forum, 1000 §2');
  });
});
