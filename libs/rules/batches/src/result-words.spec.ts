import { refuseRecipe } from './recipes.js';
import { readBatchFile } from './read-batch-file.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const FACTS = { game: '2e', director: 'ann', name: 'Local', startsAt: '2006-03-04', wins: 'full' };
const read = (text: string, answers: Record<string, string> = {}) =>
  readBatchFile(new TextEncoder().encode(text), 'x.csv', new Map(Object.entries({ ...FACTS, ...answers })), NOW);

const matches = (word: string) =>
  `Round,Player 1,Player 2,Result\n1,Ann,Bob,1-0\n1,Cy,Dee,${word}\n2,Ann,Cy,1-0\n2,Bob,Dee,${word}\n`;
const scorecards = (word: string) =>
  `Name;Gegner 1;Ergebnis 1;Gegner 2;Ergebnis 2\nAnn;Bob;Sieg;Cy;Sieg\nBob;Ann;Niederlage;Dee;Sieg\nCy;Dee;Sieg;Ann;${word}\nDee;Cy;Niederlage;Bob;${word}\n`;
const crosstable = (word: string) => `No;Name;R1;R2\n1;Ann;2+;${word}\n2;Bob;1-;4+\n3;Cy;4+;${word}\n4;Dee;3-;2-\n`;

describe('a word in place of a result that nobody knows', () => {
  it.each([
    ['walkower', matches],
    ['n/p', matches],
    ['niet gespeeld', matches],
    ['walkower', scorecards],
    ['n/p', scorecards],
    ['walkower', crosstable],
    ['kampflos', crosstable],
    ['w.o.', crosstable],
  ])('is asked once, and its answer reads the file: %s', (word, table) => {
    const { kind, open } = read(table(word));
    expect([kind, open]).toEqual(['refused', [`result.${word}`]]);
    const meaning = table === crosstable ? 'missed' : 'forfeit-loss';
    const answered = read(table(word), { [`result.${word}`]: meaning });
    expect([answered.kind, answered.open]).toEqual(['games', []]);
    expect(answered.tournaments[0]!.document).not.toBeNull();
  });

  it.each(['100', '2-Jan', '1-0 1-0', 'x'.repeat(60)])('is not asked for %s', (text) => {
    expect(read(matches(text)).open).toEqual([]);
  });

  it('may be a formula, also in place of a name', () => {
    expect(refuseRecipe('result.=1+1', 'unknown')).toBeNull();
    const text = 'Place,Player,VP\n1,Ann,9\n2,=1+1,6\n3,Bob,3\n';
    expect(read(text).open).toEqual(['word.=1+1']);
    expect(refuseRecipe('word.=1+1', 'unknown')).toBeNull();
    const answered = read(text, { 'word.=1+1': 'unknown' });
    expect([answered.kind, answered.open]).toEqual(['standings', []]);
  });

  it('means only what an answer can say', () => {
    expect(String(refuseRecipe('result.walkower', 'perhaps'))).toMatch(/Write win, loss, draw/);
    expect(refuseRecipe('result.walkower', 'forfeit-both')).toBeNull();
  });
});
