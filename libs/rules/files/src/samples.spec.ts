import { readFileSync } from 'node:fs';
import { openFile } from './open-file.js';

const open = (name: string) => openFile(readFileSync(`test/golden/${name}`));

describe('Files of other programs', () => {
  // Counted by hand or by a script of its own from each file: players, rounds, matches, byes, drops.
  it.each([
    ['aesops-export.json', 'aesops-tables', 'NJ H2 Standard CO', [9, 6, 24, 4, 1]],
    ['cobra-nrtm-json-topcut.json', 'nrtm', 'Gamescape store champs', [16, 8, 36, 2, 1]],
    ['challonge-api-v1-double-elim-20.json', 'challonge', '(SSC C Tier) Gator Grind #12', [20, 13, 39, 0, 0]],
    ['topdeck-cache.json', 'topdeck', 'Legacy Thursday - March 27th, 2025', [13, 4, 23, 2, 3]],
    ['trf-16-example.trf', 'trf', 'AutoTest Tournament 716150162', [180, 11, 990, 0, 0]],
    ['trf-irish-junior-2011.trf', 'trf', 'e2e4 Irish Championship Juniors', [34, 5, 82, 6, 0]],
    ['swissperfect-export.txt', 'swissperfect', null, [18, 7, 58, 8, 0]],
  ] as const)('reads %s and counts what it holds', (file, format, name, counts) => {
    const opened = open(file);
    const [players, rounds, matches, byes, drops] = counts;
    expect(opened.format).toBe(format);
    expect(opened.tournaments).toEqual([{ name, players, rounds, matches, byes, drops }]);
    const codes = opened.findings.map(({ code }) => code);
    expect(codes.filter((code) => code !== 'open-question' && code !== 'forfeits-not-told')).toEqual([]);
  });

  it('reads several tournaments from one table of matches', () => {
    const { format, tournaments } = open('codex-card-game-matches.csv');
    expect(format).toBe('csv-matches');
    expect(tournaments.map(({ name, matches }) => [name, matches])).toEqual(
      expect.arrayContaining([
        ['RACE2', 3],
        ['CAFS16', 64],
        ['RACE3', 115],
      ]),
    );
    expect(tournaments).toHaveLength(13);
  });
});
