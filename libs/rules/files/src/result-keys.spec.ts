import { usualSystemOf } from '@quadrant/rules/systems';
import { GAME_TITLES, kindOfResult } from '@quadrant/rules/tournament';
import { resultKeysOf } from './result-keys.js';
import { resultOfWord } from './parts/table-words.js';

const ENGLISH = ['Round', 'Player 1', 'Player 2', 'Result'];
const GERMAN = ['Runde', 'Spieler 1', 'Spieler 2', 'Ergebnis'];
const FRENCH = ['Ronde', 'Joueur 1', 'Joueur 2', 'Résultat'];

const keysIn = (game: string | undefined, headings = ENGLISH) => resultKeysOf({ game }, headings).map(({ key }) => key);

/** Readers make this of the word of each key. */
const READ = {
  win: { outcome: 'win' },
  modifiedWin: { outcome: 'win', margin: 'modified' },
  tie: { outcome: 'draw' },
  modifiedLoss: { outcome: 'loss', margin: 'modified' },
  loss: { outcome: 'loss' },
  bye: { outcome: 'bye' },
  missed: { outcome: 'absent' },
} as const;

describe('the keys for results', () => {
  it.each([...GAME_TITLES, undefined])(
    'of the game %s write words that readers of every language understand',
    (game) => {
      for (const headings of [ENGLISH, GERMAN, FRENCH]) {
        for (const { word, means } of resultKeysOf({ game }, headings)) {
          for (const language of ['en', 'de', 'fr'] as const)
            expect(resultOfWord(word, language)).toMatchObject(READ[means]);
        }
      }
    },
  );

  it.each(GAME_TITLES)('of the game %s mean only what its rule system has', (game) => {
    const { results, recording } = usualSystemOf(game);
    const kinds = new Set(results.map(kindOfResult));
    for (const { means } of resultKeysOf({ game }, ENGLISH)) {
      if (means === 'bye' || means === 'missed') expect(kinds).toContain(means);
      else expect(results).toContain(recording.outcomes?.[means]);
    }
  });

  it.each([
    ['2e', ['1', 'M', 'D', 'N', '2', 'B', 'X']],
    ['stccg', ['1', 'M', 'D', 'N', '2', 'B']],
    ['swccg', ['1', 'D', '2', 'B']],
    ['sw-lcg', ['B']],
    [undefined, ['1', 'D', '2', 'B']],
    ['chess', ['1', 'D', '2', 'B']],
  ])('of the game %s are %j', (game, keys) => {
    expect(keysIn(game)).toEqual(keys);
  });

  it('leave out a letter that means something else in the language of the table', () => {
    expect(keysIn('2e', GERMAN)).toContain('D');
    expect(keysIn('2e', FRENCH)).not.toContain('D');
  });

  it('follow the rule system that is named, where it knows the game', () => {
    expect(resultKeysOf({ game: 'stccg', ruleSystem: 'stccg-1996' }, ENGLISH)).toHaveLength(6);
    expect(resultKeysOf({ game: '2e', ruleSystem: 'ffg-swlcg-2016' }, ENGLISH)).toHaveLength(7);
  });
});
