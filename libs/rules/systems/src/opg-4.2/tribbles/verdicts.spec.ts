import type { TournamentHeader } from '@quadrant/rules/tournament';
import { pods } from '../../../../../../test/builders/round-text.js';
import { tribblesReport } from '../../../../../../test/builders/tribbles.js';
import { opg42 } from '../rule-system.js';

const round = pods('ann 100 out, bob 50, cy 10, dee 0');
const sanctioned = (rounds: number, tournament: Partial<TournamentHeader> = {}) =>
  opg42.isSanctioned(tribblesReport(...Array.from({ length: rounds }, () => round), { tournament }), {
    leadTimeCountsAsMet: false,
  });

describe('000, section 2: a sanctioned Tribbles tournament', () => {
  // @row 4
  it('has five rounds', () => {
    expect(sanctioned(5).value).toBe(true);
    expect(sanctioned(4)).toEqual({ value: false, rule: '000 §2: 4 rounds, needed 5' });
  });

  // @row 4
  it('was registered six days ahead, unless it is a heat (appendix A)', () => {
    const late = { registeredAt: '2014-11-07T10:00:00-05:00' };
    expect(sanctioned(5, late).value).toBe(false);
    expect(sanctioned(5, { ...late, structure: 'heat' }).value).toBe(true);
    expect(sanctioned(5, { ...late, structure: 'heat', pairing: 'tribbles-finals' }).value).toBe(false);
    expect(sanctioned(5, { registeredAt: null, structure: 'heat' }).value).toBe(true);
  });

  it('has rules and a card pool of Tribbles', () => {
    expect(sanctioned(5, { rules: 'slipstream' }).value).toBe(false);
    expect(sanctioned(5, { cardPool: 'academy' }).value).toBe(false);
  });
});

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
