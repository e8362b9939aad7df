import { renderToString } from 'preact-render-to-string';
import { inLanguage } from './language.js';
import { t, words } from './t.js';

const german = (make: () => unknown): unknown => inLanguage('de', make);

describe('a text of a page', () => {
  it('is in the language of the page, and in English outside of any', () => {
    expect(german(() => t('Tournaments'))).toBe('Turniere');
    expect(inLanguage('en', () => t('Tournaments'))).toBe('Tournaments');
    expect(t('Tournaments')).toBe('Tournaments');
  });

  it.each([
    [1, '1 game', '1 Spiel'],
    [0, '0 games', '0 Spiele'],
    [1234, '1,234 games', '1.234 Spiele'],
  ])('agrees with the number %d', (games, english, translated) => {
    const tell = () => t('{games, plural, one {# game} other {# games}}', { games });
    expect(tell()).toBe(english);
    expect(german(tell)).toBe(translated);
  });

  it('takes elements as values, and translates none of its values', () => {
    const tell = () =>
      renderToString(<p>{t('{player} against {player2}', { player: <b>Draw</b>, player2: 'Won' })}</p>);
    expect(tell()).toBe('<p><b>Draw</b> against Won</p>');
    expect(german(tell)).toBe('<p><b>Draw</b> gegen Won</p>');
  });

  it('is shown in English, with English plurals, where it has no German', () => {
    const tell = () => t('{ships, plural, one {# ship} other {# ships}} of the line', { ships: 2 });
    expect(german(tell)).toBe('2 ships of the line');
  });

  it('keeps what a form fills later', () => {
    expect(german(() => t('Added the season {season}.'))).toBe('Die Saison {season} ist hinzugefügt.');
  });

  it('throws when a value is missing', () => {
    expect(() => t('Run {run}', {})).toThrow('run');
  });

  it('goes with what a page awaits, beside a page in another language', async () => {
    const tell = async (): Promise<string> => {
      await new Promise((resolve) => setImmediate(resolve));
      return t('Leagues');
    };
    const both = Promise.all([inLanguage('de', tell), inLanguage('en', tell)]);
    expect(await both).toEqual(['Ligen', 'Leagues']);
  });
});

describe('a table of texts that is made before any page', () => {
  const table = words({ one: 'Tournaments', two: [{ name: 'Leagues', address: 'Leagues', tell: () => 'Leagues' }] });

  it('is read in the language of the page, but for addresses and what functions give', () => {
    const read = () => [table.one, table.two[0]?.name, table.two[0]?.address, table.two[0]?.tell()];
    expect(german(read)).toEqual(['Turniere', 'Ligen', 'Leagues', 'Leagues']);
    expect(read()).toEqual(['Tournaments', 'Leagues', 'Leagues', 'Leagues']);
  });

  it('lists the same members', () => {
    expect(Object.keys(table)).toEqual(['one', 'two']);
  });
});
