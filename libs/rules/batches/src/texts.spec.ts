import { answerOpen } from './undated.js';
import { changeTexts, listTexts } from './texts.js';
import { refuseRecipe } from './recipes.js';

const row = (file: string, values: Readonly<Record<string, string>> = {}, textsRead: readonly string[] = []) => ({
  ...{ file, values, textsRead, proposed: {}, open: [], shape: null },
});

describe('A text that is read as another one in many files', () => {
  const rows = [
    row('club/a.txt', { game: '2e', 'text.Go': 'Round' }, ['Go']),
    row('club/old/b.txt', { 'text.Go': 'Round', 'text.(sub)': '""' }),
    row('other/c.txt', { 'text.Go': 'Match' }),
  ];

  it('is listed with how many files it is told of, and in how many it was', () => {
    expect(listTexts(rows)).toEqual([
      { text: 'Go', as: 'Round', files: 2, found: 1 },
      { text: '(sub)', as: '', files: 1, found: 0 },
      { text: 'Go', as: 'Match', files: 1, found: 0 },
    ]);
  });

  it('is changed where it is told so, and nowhere else', () => {
    const before = { text: 'Go', as: 'Round' };
    expect(changeTexts(rows, [{ before, text: 'Go', as: '' }], null)).toEqual([
      { file: 'club/a.txt', values: { game: '2e', 'text.Go': '""' } },
      { file: 'club/old/b.txt', values: { 'text.Go': '""', 'text.(sub)': '""' } },
    ]);
    expect(changeTexts(rows, [{ before, text: '', as: '' }], 'other').map(({ file }) => file)).toEqual([
      'club/a.txt',
      'club/old/b.txt',
    ]);
    expect(changeTexts(rows, [{ before, ...before }], null)).toEqual([]);
  });

  it.each([
    [null, ['club/a.txt', 'club/old/b.txt', 'other/c.txt']],
    ['club', ['club/a.txt', 'club/old/b.txt']],
    ['club/old', ['club/old/b.txt']],
    ['clu', []],
  ])('is told of the folder %j', (folder, files) => {
    const told = changeTexts(rows, [{ before: null, text: 'Rnd.', as: 'Round' }], folder);
    expect(told.map(({ file }) => file)).toEqual(files);
  });

  it('is answered for all files by one answer, and what is told of a file stays', () => {
    const told = answerOpen(
      rows,
      new Map([
        ['text.Go', 'Round'],
        ['game', '1e'],
      ]),
      null,
    );
    expect(told).toEqual([]);
    expect(answerOpen(rows, new Map([['text.Rnd', 'Round']]), ['club']).map(({ file }) => file)).toEqual([
      'club/a.txt',
      'club/old/b.txt',
    ]);
  });

  it.each([
    ['text.Go', 'Round', true],
    ['text.Go', '', true],
    ['text.1', '2', false],
    ['text.Go', '=1', false],
    ['text.', 'Round', false],
    ['column.Pts', 'vp', true],
    ['column.Pts', 'firstVp', true],
    ['column.Pts', 'none', true],
    ['column.Pts', 'nothing', false],
  ])('may be an answer of a recipe: %s = %j, %s', (key, value, isAllowed) => {
    expect(refuseRecipe(key, value) === null).toBe(isAllowed);
  });
});
