import { openWithGame } from './foresee-questions.js';
import { readPastFile } from './past-file.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const read = (lines: string, answers: Readonly<Record<string, string>> = {}) =>
  readPastFile(
    new TextEncoder().encode(`Round,Player 1,Player 2,VP 1,VP 2\n${lines}`),
    'club.csv',
    new Map(Object.entries(answers)),
    NOW,
  );
const BELOW = '1,Ann,Bob,80,40\n1,Cyd,Dee,100,20\n';

describe('a question that depends on the game', () => {
  it('is foreseen exactly for the games in which the file asks it', () => {
    const games = read(BELOW).proposals.get('winsIn')!.split(' ');
    expect(games).toContain('2e');
    for (const game of ['1e', '2e', 'stccg', 'swccg', 'sw-lcg'])
      expect([game, read(BELOW, { game }).open.includes('wins')]).toEqual([game, games.includes(game)]);
  });

  it('is not foreseen where the scores answer it, where somebody answered it, or where the game is known', () => {
    expect(read('1,Ann,Bob,100,40\n1,Cyd,Dee,100,20\n').proposals.has('winsIn')).toBe(false);
    expect(read(BELOW, { wins: 'full' }).proposals.has('winsIn')).toBe(false);
    expect(read(BELOW, { game: '2e' }).proposals.has('winsIn')).toBe(false);
  });

  it('is open once the game is proposed or answered, and only once', () => {
    const proposed = { winsIn: '1e 2e' };
    expect(openWithGame(['game'], proposed, '2e')).toEqual(['game', 'wins']);
    expect(openWithGame(['game'], proposed, 'tribbles')).toEqual(['game']);
    expect(openWithGame(['game'], proposed, undefined)).toEqual(['game']);
    expect(openWithGame(['game', 'wins'], proposed, '2e')).toEqual(['game', 'wins']);
    expect(openWithGame([], proposed, '2e')).toEqual([]);
  });
});
