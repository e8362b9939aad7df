import { inLanguage } from '../languages/language.js';
import { told } from './told.js';

const german = (text: string): string => inLanguage('de', () => told(text));

describe('a sentence that rules or the API told', () => {
  it.each([
    ['Not found', 'Nicht gefunden'],
    [
      '"Draw" is not known, so the report creates a new player.',
      '„Draw“ ist nicht bekannt, daher legt der Bericht einen neuen Spieler an.',
    ],
    [
      '14 later tournaments, 23 players, largest -18.2, 2 awards, 1 qualification',
      '14 spätere Turniere, 23 Spieler, größte Änderung -18.2, 2 Punktvergaben, 1 Qualifikation',
    ],
    ['ann is in round 3 twice.', 'ann kommt in Runde 3 zweimal vor.'],
    [
      'League "a.b*(c" has no season on $1, so the tournament gives no league points.',
      'Die Liga „a.b*(c“ hat am $1 keine Saison, daher gibt das Turnier keine Ligapunkte.',
    ],
    ['John has no result in round 2, which counts as LOSS.', 'John hat kein Ergebnis in Runde 2, das zählt als LOSS.'],
    [
      'Check in the players: 1 player is checked in, and a tournament needs 4.',
      'Erfasse das Eintreffen der Spieler: 1 Spieler ist da, ein Turnier braucht 4.',
    ],
    [
      'Round 2: 3 results to come. 1 game with two different results: decide which one counts.',
      'Runde 2: 3 Ergebnisse fehlen noch. 1 Spiel mit zwei verschiedenen Ergebnissen: Entscheide, welches zählt.',
    ],
    [
      'The director plays too, approved by 3 players. ann and bob are the deputies.',
      'Die Leitung spielt mit, gebilligt von 3 Spielern. ann und bob vertreten sie.',
    ],
    [
      'The game of ann and bob in round 1 is delayed: noise of 2 players and heat',
      'Das Spiel von ann und bob in Runde 1 ist verschoben: noise of 2 players and heat',
    ],
    [
      'Only a director of the tournament, the coordinator of the continent, or an administrator may do this. You have no such role.',
      'Das dürfen nur: eine Turnierleitung des Turniers, die Koordination des Kontinents oder die Administration. Du hast keine solche Rolle.',
    ],
    [
      'An account without approval can make at most 5 claims a day. Yours has used 5 today.',
      'Ein Konto ohne Anerkennung kann am Tag höchstens 5 Zuordnungen stellen. Deines hat heute schon 5 verbraucht.',
    ],
    [
      'ann claims an earned bye for round 1, but plays there.',
      'ann beansprucht für Runde 1 ein verdientes Freilos, aber spielt dort.',
    ],
  ])('%s', (english, translated) => {
    expect(german(english)).toBe(translated);
    expect(told(english)).toBe(english);
  });

  it('writes days and instants as pages write all others, also behind a problem that has no findings', () => {
    const limit =
      'An account without approval can create at most 5 drafts a day. Yours has used 5 today. Try again after 2026-11-28 00:00 UTC. A coordinator can approve you as a director, which lifts this limit.';
    expect(told(limit)).toContain('Try again after Nov 28, 2026, 00:00 UTC.');
    expect(german(limit)).toBe(
      'Ein Konto ohne Anerkennung kann am Tag höchstens 5 Entwürfe anlegen. Deines hat heute schon 5 verbraucht. Versuche es nach 28. Nov. 2026, 00:00 UTC noch einmal. Die Koordination kann dich als Turnierleitung anerkennen, dann entfällt diese Grenze.',
    );
    expect(german('The tournament ends at 2014-11-08, before it starts at 2014-11-09.')).toBe(
      'Das Turnier endet 8. Nov. 2014, vor seinem Beginn 9. Nov. 2014.',
    );
  });

  it('says what a head start is for', () => {
    expect(german("a head start of 100,000 into that year's Continental Championship on that continent")).toBe(
      'ein Vorsprung von 100,000 für die Kontinentalmeisterschaft des Jahres auf jenem Kontinent',
    );
  });

  it('stays as it is where its words are not known, or where it is very long', () => {
    expect(german('Nobody has said this yet.')).toBe('Nobody has said this yet.');
    const long = `"${'x'.repeat(5000)}" is not known, so the report creates a new player.`;
    expect(german(long)).toBe(long);
  });
});
