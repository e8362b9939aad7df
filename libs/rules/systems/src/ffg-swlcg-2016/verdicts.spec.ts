import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { ffgSwlcg2016 } from './rule-system.js';

const sanctioned = (structure: string | null, ...lines: string[]) =>
  ffgSwlcg2016.isSanctioned(report({ tournament: { structure } }, round(...lines)), { leadTimeCountsAsMet: false });

const TWO = ['ann bob: W, L', 'cy BYE'];
const FOUR = ['ann bob: W, L', 'cy dee: W, L'];

describe('isSanctioned', () => {
  it.each([
    ['basic', FOUR, true, 'basic structure, 4 participants; 004 asks for nothing else'],
    ['basic', TWO, false, 'basic structure, 3 participants, needed 4'],
    ['advanced', FOUR, false, 'advanced structure, 4 participants, needed 9'],
    ['custom', TWO, true, 'custom structure, 3 participants; 004 asks for nothing else'],
    [null, FOUR, true, 'no structure told, 4 participants; 004 asks for nothing else'],
    [null, TWO, false, 'no structure told, 3 participants, needed 4'],
    ['best', FOUR, false, 'best is none of basic, advanced, custom'],
  ])('%s structure', (structure, lines, value, words) => {
    expect(sanctioned(structure, ...lines)).toEqual({ value, rule: `004 Tournament Structures: ${words}` });
  });
});
