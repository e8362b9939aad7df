import { pods } from '../../../../../test/builders/report.js';
import { tribblesReport } from '../../../../../test/builders/tribbles.js';
import type { TournamentHeader } from '../../report.js';
import { opg42 } from '../rule-system.js';

const podOf = (...handles: string[]) => handles.map((handle, index) => `${handle} ${index}`).join(', ');
const one = [podOf('ann', 'bob', 'cy', 'dee')];
const full = [podOf('ann', 'bob', 'cy', 'dee'), podOf('eve', 'fay', 'gus', 'hal')];
const two = [...full.slice(0, 1), podOf('eve', 'fay', 'gus', 'hal', 'ivo')];

const awarded = (tables: readonly string[], tournament: Partial<TournamentHeader> = {}) =>
  opg42.awardsPoints(tribblesReport(pods(...tables), { tournament }));

describe('000, appendix A: points', () => {
  it.each([
    ['the Finals, whatever their size', awarded(two, { pairing: 'tribbles-finals' }), true],
    ['one table', awarded(one), true],
    ['one table by the name of Swiss', awarded(one, { pairing: 'swiss' }), true],
    ['eight players', awarded(full), true],
    ['nine players, who need Finals', awarded(two), false],
    ['one table that says that it is a heat', awarded(one, { structure: 'heat' }), false],
  ])('%s', (_, verdict, expected) => {
    expect(verdict.value).toBe(expected);
  });

  it('are told with their rule', () => {
    expect(awarded(one).rule).toBe('000 appendix A: 4 players fit one table, which is not called a heat');
    expect(awarded(two).rule).toBe('000 appendix A: 9 players need several tables, points come from Tribbles Finals');
  });
});
