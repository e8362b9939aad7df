import path from 'node:path';
import { person } from '../builders/surroundings.js';

const SAMPLE = path.resolve(import.meta.dirname, '../../libs/demo/sample-history');

interface Told {
  readonly files: number;
  readonly refused: readonly { readonly file: string; readonly finding: { readonly code: string } }[];
  readonly duplicates: readonly (readonly [string, string])[];
}

describe('quadrant history check of the sample folder', () => {
  const ann = person(
    () => ({}),
    () => new Date('2026-11-28T12:00:00Z'),
  );
  afterAll(() => ann.leave());

  it('reads each file but those that are no results, and names what each refused one has', async () => {
    const { out } = await ann.call('history', 'check', SAMPLE, '--json');
    const { files, refused, duplicates } = JSON.parse(out) as Told;
    expect(files).toBe(40);
    expect(refused.map(({ file, finding }) => `${file}: ${finding.code}`).sort()).toEqual([
      'ashford/2002/empty.csv: unknown-format',
      'ashford/2002/letter.txt: unknown-format',
      'ashford/2002/scan of a results sheet.pdf: not-text',
      'ashford/2003/2003-11-01 two of one name.csv: self-match',
    ]);
    expect(duplicates.map((pair) => [...pair].sort()).sort()).toEqual([
      ['ashford/1999/winter standings from Ruth.txt', 'ashford/1999/winter standings.csv'],
      ['rivemont/2004/2004-10-02 tournoi.csv', 'rivemont/2004/copie de 2004-10-02 tournoi.csv'],
    ]);
  });
});
