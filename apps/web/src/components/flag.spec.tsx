import { readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { Country, FLAGS } from './flag.js';

describe('the flag of a country', () => {
  it('is drawn for each country that pages show one for, and for no other', () => {
    const drawn = readFileSync('apps/web/public/flags.svg', 'utf8').matchAll(/<symbol id="([a-z]{2})"/g);
    expect([...drawn].map(([, id = '']) => id.toUpperCase())).toEqual([...FLAGS]);
  });

  it('stands before its name, which tells the same to those who do not see it', () => {
    const shown = renderToString(<Country code="DE" />);
    expect(shown).toMatch(
      /^<svg [^>]*aria-hidden="true"[^>]*><use href="\/assets\/flags.svg#de"><\/use><\/svg>Germany$/,
    );
    expect(renderToString(<Country code="AX" />)).toBe('Åland Islands');
  });
});
