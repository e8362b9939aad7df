import { languageOf } from './page-language.js';

describe('the language of a page', () => {
  it.each([
    [undefined, 'en'],
    ['de', 'de'],
    ['de-AT,en;q=0.5', 'de'],
    ['en, de', 'en'],
    ['en;q=0.3, de;q=0.7', 'de'],
    ['fr, de;q=0.2', 'de'],
    ['fr', 'en'],
    ['*', 'en'],
    ['de;q=0', 'en'],
    ['DE-de', 'de'],
    ['den', 'en'],
    ['de;q=much', 'en'],
    [`${'x,'.repeat(100_000)}de`, 'en'],
  ])('for a browser that accepts %s is %s', (accepted, language) => {
    expect(languageOf({ 'accept-language': accepted })).toBe(language);
  });

  it.each([
    ['quadrant-language=de', 'de'],
    ['quadrant-theme=dark; quadrant-language=de; other=1', 'de'],
    ['quadrant-language=xx', 'en'],
    ['not-quadrant-language=de', 'en'],
    ['quadrant-language=dead', 'en'],
  ])('with the cookies "%s" is %s', (cookie, language) => {
    expect(languageOf({ cookie, 'accept-language': 'en' })).toBe(language);
  });

  it('is the chosen one, whatever the browser likes', () => {
    expect(languageOf({ cookie: 'quadrant-language=en', 'accept-language': 'de' })).toBe('en');
  });
});
