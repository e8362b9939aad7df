import { count, joined, listed, Message, phrase, say, type Text } from '@quadrant/rules/message';
import { inLanguage } from './language.js';
import { tell } from './tell.js';

const german = (text: Text): string => inLanguage('de', () => tell(text));

const HOSTILE = [
  '<b>&amp;</b>',
  '{0}',
  '3 games',
  'Not found',
  'a.b*(c',
  '$1',
  'ann and bob',
  '{0, plural, one {#} other {#}}',
];

describe('a sentence that rules or the API told', () => {
  it.each<[Message, string]>([
    [say`Not found`, 'Nicht gefunden'],
    [
      say`"${'Draw'}" is not known, so the report creates a new player.`,
      '„Draw“ ist nicht bekannt, daher legt der Bericht einen neuen Spieler an.',
    ],
    [
      joined([count(14, 'later tournament'), count(1, 'player'), say`largest ${'-18.2'}`], ', '),
      '14 spätere Turniere, 1 Spieler, größte Änderung -18.2',
    ],
    [joined([count(0, 'player'), count(1234, 'player')], ', '), '0 Spieler, 1234 Spieler'],
    [say`Give ${listed(['ann', 'bob', 'cy'], 'or')}.`, 'Gib ann, bob oder cy an.'],
    [say`${joined(['ann', 'bob'], ' and ')} tied`, 'ann und bob spielten unentschieden'],
    [say`your result in ${say`round ${2}`}`, 'dein Ergebnis in Runde 2'],
    [phrase('a text'), 'ein Text'],
  ])('%s', (english, translated) => {
    expect(german(english)).toBe(translated);
    expect(tell(english)).toBe(String(english));
  });

  it.each(HOSTILE)('keeps the value %j as it is', (value) => {
    const sentence = say`${value} does not play this match.`;
    expect(german(sentence)).toBe(`${value} spielt in dieser Partie nicht.`);
    expect(tell(sentence)).toBe(`${value} does not play this match.`);
  });

  it('declines what is counted after a preposition', () => {
    const tell = (approvals: number): Message =>
      say`The director plays too, approved by ${count(approvals, 'player')}. ${'ann'} and ${'bob'} are the deputies.`;
    expect(german(tell(3))).toBe('Die Leitung spielt mit, gebilligt von 3 Spielern. ann und bob vertreten sie.');
    expect(german(tell(1))).toBe('Die Leitung spielt mit, gebilligt von 1 Spieler. ann und bob vertreten sie.');
  });

  it('writes days and instants as pages write all others', () => {
    const sentence = say`Try again after ${'2026-11-28 00:00'} UTC.`;
    expect(tell(sentence)).toBe('Try again after Nov 28, 2026, 00:00 UTC.');
    expect(german(sentence)).toContain('28. Nov. 2026, 00:00 UTC');
  });

  it('stays English without German, also where it was stored as a string', () => {
    expect(german(say`Nobody has said ${'this'} yet.`)).toBe('Nobody has said this yet.');
    expect(german('"Draw" is not known, so the report creates a new player.')).toBe(
      '"Draw" is not known, so the report creates a new player.',
    );
    expect(german(new Message('A sentence of {0} that no longer exists.', ['before']))).toBe(
      'A sentence of before that no longer exists.',
    );
  });

  it('is looked up whole where it is a text without values', () => {
    expect(german('Not found')).toBe('Nicht gefunden');
  });
});
