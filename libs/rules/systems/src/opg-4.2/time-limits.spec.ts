import type { TournamentHeader, Stage } from '@quadrant/rules/tournament';
import { timeLimit } from './time-limits.js';

const FACE_TO_FACE = { format: 'constructed', rules: null, online: false } as const;
const limit = (announced: Partial<TournamentHeader> & Pick<TournamentHeader, 'game'>, stage?: Stage): string => {
  const { minutes, per, source } = timeLimit({ ...FACE_TO_FACE, ...announced }, stage);
  return `${minutes} ${per}, ${source}`;
};

describe('time limits', () => {
  // @row 16, 22, 23, 45
  it.each([
    [{ game: '2e' }, '60 round, 000 §7.2'],
    [{ game: '1e' }, '75 round, 000 §7.2'],
    [{ game: 'tribbles' }, '60 five-rounds, 000 §7.2'],
    [{ game: '2e', format: 'draft' }, '45 round, 000 §4.1.2'],
    [{ game: '1e', format: 'draft' }, '75 round, 000 §7.2'],
    [{ game: '2e', format: 'sealed' }, '60 round, 000 §7.2'],
    [{ game: '1e', rules: 'warp-speed' }, '30 round, 000 §4.3.5'],
    [{ game: '2e', rules: 'slipstream' }, '30 round, 000 §4.3.7'],
    [{ game: '2e', rules: 'slipstream', format: 'draft' }, '30 round, 000 §4.3.7'],
  ] as const)('%j: %s', (announced, expected) => {
    expect(limit(announced)).toBe(expected);
  });

  // @row 139
  it.each([
    [{ game: '1e' }, '150 round, 000 §7.2, §13.3'],
    [{ game: '2e' }, '120 round, 000 §7.2, §13.3'],
    [{ game: 'tribbles' }, '70 five-rounds, 000 §7.2, §13.3'],
    [{ game: '2e', format: 'draft' }, '90 round, 000 §4.1.2, §13.3'],
    [{ game: '2e', rules: 'slipstream' }, '60 round, 000 §4.3.7, §13.3'],
  ] as const)('%j online: %s', (announced, expected) => {
    expect(limit({ ...announced, online: true })).toBe(expected);
  });

  // @row 94
  it('are those of one game in match play', () => {
    expect(limit({ game: '2e', format: 'draft' }, 'elimination')).toBe('60 game, 000 §10');
    expect(limit({ game: '1e', rules: 'otf' }, 'elimination')).toBe('75 game, 000 §10');
    expect(limit({ game: '1e', online: true }, 'elimination')).toBe('150 game, 000 §10, §13.3');
  });

  it('does not answer for games of other rule systems', () => {
    expect(() => limit({ game: 'stccg' })).toThrow(new RangeError('opg-4.2 has no time limit for stccg.'));
  });
});
