import { inLanguage } from '../language.js';
import { told } from './told.js';

const german = (text: string): string => inLanguage('de', () => told(text));

describe('a sentence that rules or the API told', () => {
  it.each([
    ['Not found', 'Nicht gefunden'],
    [
      '"Draw" is not known, so the report creates a new player.',
      '„Draw“ ist nicht bekannt, daher legt der Bericht einen neuen Spieler an.',
    ],
    ['ann is in round 3 twice.', 'ann kommt in Runde 3 zweimal vor.'],
    [
      'The tournament ends at 2014-11-08, before it starts at 2014-11-09.',
      'Das Turnier endet 2014-11-08, vor seinem Beginn 2014-11-09.',
    ],
    [
      'League "a.b*(c" has no season on $1, so the tournament gives no league points.',
      'Die Liga „a.b*(c“ hat am $1 keine Saison, daher gibt das Turnier keine Ligapunkte.',
    ],
  ])('%s', (english, translated) => {
    expect(german(english)).toBe(translated);
    expect(told(english)).toBe(english);
  });

  it('stays as it is where its words are not known, or where it is very long', () => {
    expect(german('Nobody has said this yet.')).toBe('Nobody has said this yet.');
    const long = `"${'x'.repeat(5000)}" is not known, so the report creates a new player.`;
    expect(german(long)).toBe(long);
  });
});
