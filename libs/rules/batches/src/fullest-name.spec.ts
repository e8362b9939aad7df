import { fullestFirst, publishedForm } from './fullest-name.js';

describe('the spellings of a person', () => {
  it.each([
    ['initials', 'Müller T.', 'Thomas Müller'],
    ['an initial and a mark', 'Lindner, P. jun.', 'Peter Lindner jun.'],
    ['a first name', 'Thomas', 'Thomas Müller'],
    ['a handle', 'morn', 'Thomas Müller'],
    ['a handle of two words', 'Gul Ducati', 'Thomas Ostermann'],
    ['a handle that is written together', 'Tribble-Tina', 'Christina Lange'],
    ['a surname in front', 'Müller, Thomas', 'Thomas Müller'],
    ['a surname in front without a comma', 'Petersen Jana', 'Jana Petersen'],
    ['capitals', 'MUELLER THOMAS', 'Thomas Müller'],
    ['a surname in capitals', 'PRZYBYLSKI Jakub', 'Jakub Przybylski'],
    ['a town in brackets', 'Thomas Müller (Göttingen)', 'Thomas Müller'],
    ['a mark', 'Peter Lindner sen.', 'Peter Lindner'],
  ])('have the whole name before %s', (_, frequent, whole) => {
    expect(fullestFirst([frequent, whole])).toEqual([whole, frequent]);
    expect(fullestFirst([whole, frequent])).toEqual([whole, frequent]);
  });

  it('have initials before a first name or a handle, and a mark before initials', () => {
    expect(fullestFirst(['morn', 'Müller T.', 'Thomas Müller (GÖ)'])).toEqual([
      'Thomas Müller (GÖ)',
      'Müller T.',
      'morn',
    ]);
  });

  it('have the name that others have a word of before a handle of two words', () => {
    expect(fullestFirst(['Gul Ducati', 'Dirk Ostermann', 'Ostermann D.'])[0]).toBe('Dirk Ostermann');
  });

  it('stay in their order where none says more', () => {
    expect(fullestFirst(['Tomas Muller', 'Thomas Müller'])).toEqual(['Tomas Muller', 'Thomas Müller']);
    expect(fullestFirst(['?', '—'])).toEqual(['?', '—']);
  });
});

describe('the published form of a spelling', () => {
  it.each([
    ['a surname in front', 'Krause, Diane', 'Diane Krause'],
    ['a nickname in quotation marks', 'Gary "Ozzie" Osborne', 'Gary Osborne'],
    ['both', 'Osborne, Gary “Ozzie”', 'Gary Osborne'],
    ['initials', 'Overbeek, J.', 'Overbeek, J.'],
    ['no comma that shows the surname', 'Krause Diane', 'Krause Diane'],
    ['a mark', 'Peter Lindner, jun.', 'Peter Lindner, jun.'],
    ['a comma behind the given name', 'Dan, Fletcher', 'Dan, Fletcher'],
    ['one word', 'morn', 'morn'],
  ])('is right for %s', (_, written, published) => {
    expect(publishedForm(written)).toBe(published);
  });
});
