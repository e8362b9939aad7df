import type { TournamentHeader } from '@quadrant/rules/tournament';
import { report } from '../../../../../../test/builders/report.js';
import { round } from '../../../../../../test/builders/round-text.js';
import { opg42 } from '../rule-system.js';

const CODES = ['full-win-below-cap', 'true-tie-ended-normally'];

const found = (line: string, tournament: Partial<TournamentHeader> = {}) =>
  opg42.validate(report(round(line), { tournament })).filter(({ code }) => CODES.includes(code));

/** `code pointer` of what is said about how the game in this line ended. */
const said = (line: string, tournament: Partial<TournamentHeader> = {}): string[] =>
  found(line, tournament).map(({ code, pointer }) => `${code} ${pointer.slice('/rounds/0/matches/0'.length)}`);

const FIRST = ['full-win-below-cap /score/0'];
const SECOND = ['full-win-below-cap /score/1'];

// @row 60
describe('000, 7.5: a Full Win that cannot be one', () => {
  it.each([
    ['ann 60-20 bob FW', FIRST],
    ['ann 60-20 bob FW normal', FIRST],
    ['ann 60-20 bob FW time', FIRST],
    ['ann 99-20 bob FW', FIRST],
    ['ann 20-60 bob FL', SECOND],
    ['ann 100-20 bob FW', []],
    ['ann 120-20 bob FW time', []],
    ['ann 60-20 bob FW concession', []],
    ['ann 60-20 bob FW external', []],
    ['ann 60-20 bob FW effect', []],
    ['ann 60-20 bob FW decked', []],
    ['ann 60-20 bob FW auto-loss', []],
    ['ann 60-20 bob MW', []],
    ['ann 60-20 bob MW time', []],
    ['ann bob FW', []],
  ])('%s: %j', (line, expected) => {
    expect(said(line)).toEqual(expected);
  });

  it('needs 50 points in Slipstream', () => {
    expect(said('ann 45-20 bob FW', { rules: 'slipstream' })).toEqual(FIRST);
    expect(said('ann 50-20 bob FW', { rules: 'slipstream' })).toEqual([]);
  });

  it('is won by missions in Warp Speed, and by its own conditions in a scenario', () => {
    expect(said('ann 60-20 bob FW', { game: '1e', rules: 'warp-speed' })).toEqual([]);
    expect(said('ann 60-20 bob FW', { scenario: 'standard-orbit' })).toEqual([]);
  });

  it('is told with the player, the score and the way out', () => {
    expect(found('ann 20-60 bob FL')).toEqual([
      {
        severity: 'warning',
        code: 'full-win-below-cap',
        pointer: '/rounds/0/matches/0/score/1',
        message: 'bob is reported with a Full Win of 60 points, but a game is won with 100. Or was it a Modified Win?',
        advice: expect.stringContaining('say what ended the game') as string,
      },
    ]);
  });
});

// @row 65
describe('000, 7.5: a True Tie that cannot be one', () => {
  it.each([
    ['ann 50-50 bob TT normal', ['true-tie-ended-normally /endedBy']],
    ['ann 50-50 bob TT time', []],
    ['ann 50-50 bob TT', []],
    ['ann 50-50 bob TT both-auto-loss', []],
  ])('%s: %j', (line, expected) => {
    expect(said(line)).toEqual(expected);
  });
});
