import { isCountry, isRegion, regionSlug } from './locality.js';

describe('isCountry', () => {
  it.each(['DE', 'us'])('knows %s', (text) => expect(isCountry(text)).toBe(true));
  it.each(['', 'D', 'DEU', 'D1', 'Ü1', 'DE\n'])('refuses %j', (text) => expect(isCountry(text)).toBe(false));
});

describe('isRegion', () => {
  it.each(['qonos', "Qo'noS", 'Nord-Ost 2', 'Île-de-France', '東京', '🖖'.repeat(64)])('knows %s', (text) =>
    expect(isRegion(text)).toBe(true),
  );
  it.each(['', ' ', ' east', 'a\nb', 'a\0b', 'a\u202eb', 'a\u200bb', 'a\ud800', 'x'.repeat(65)])('refuses %j', (text) =>
    expect(isRegion(text)).toBe(false),
  );
});

describe('regionSlug', () => {
  it.each([
    ["Qo'noS", 'qonos'],
    ['QO’NOS', 'qonos'],
    ['San  Diego, CA', 'san-diego-ca'],
    ['Île-de-France', 'ile-de-france'],
    ['東京', '東京'],
    ['🖖', '🖖'],
  ])('knows %j by %s', (name, slug) => {
    expect(regionSlug(name)).toBe(slug);
    expect(regionSlug(slug)).toBe(slug);
  });
});
