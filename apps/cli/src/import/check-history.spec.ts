import { person } from '../../../../test/builders/surroundings.js';
import { winterLocal } from '../../../../test/builders/winter-local.js';
import { checkHistory } from './check-history.js';
import path from 'node:path';

describe('A file that is to be imported', () => {
  const ann = person(() => ({}));
  afterAll(() => ann.leave());

  const check = (content: string): Promise<void> => {
    ann.write('given', content);
    return checkHistory(path.join(ann.folder, 'given'), 'given');
  };

  const line = JSON.stringify(winterLocal());

  it.each([
    ['an indented document', JSON.stringify(winterLocal(), null, 2)],
    ['a table', 'round,player 1,player 2,result\n1,ann,bob,FW\n'],
    ['a list over several lines', `[\n${line},\n${line}\n]\n`],
  ])('is refused at once when it is %s', async (_, content) => {
    await expect(check(content)).rejects.toThrow(/^given is not a history: .* use "quadrant submit"\.$/);
  });

  it.each([
    ['a history', `${line}\n${line}\n`],
    ['a history whose first line is broken', `{"schema"\n\n${line}\n`],
    ['empty', '\n\n'],
  ])('is read line by line when it is %s', async (_, content) => {
    await expect(check(content)).resolves.toBeUndefined();
  });
});
