import type { TournamentHeader } from '@quadrant/rules/tournament';
import { report } from '../../../../../../test/builders/report.js';
import { round } from '../../../../../../test/builders/round-text.js';
import { opg42 } from '../rule-system.js';

/** `severity code pointer` of what is said about the match in this line. */
const said = (line: string, tournament: Partial<TournamentHeader> = {}): string[] =>
  opg42
    .validate(report(round(line), { tournament }))
    .filter(({ pointer }) => pointer.startsWith('/rounds/0/matches/0'))
    .map(({ severity, code, pointer }) => `${severity} ${code} ${pointer.slice('/rounds/0/matches/0'.length)}`);

const CONTRADICTION = ['warning missions-against-result /missions'];
const FIRST_EDITION = { game: '1e', rules: 'otf' } as const;
const SLIPSTREAM = { rules: 'slipstream' } as const;

// @row 63
describe('000, 7.5: a Modified Win in 2E', () => {
  it.each([
    // A planet and a space mission go before one mission, whatever the score.
    ['ann 60-80 bob MW time missions=1+1/2+0', ['note winner-not-ahead /score']],
    ['ann 80-60 bob MW time missions=2+0/1+1', CONTRADICTION],
    ['ann 60-80 bob ML missions=1+1/2+0', CONTRADICTION],
    // One mission of any kind goes before none.
    ['ann 30-40 bob MW missions=0+1/0+0', ['note winner-not-ahead /score']],
    ['ann 40-30 bob MW missions=0+0/1+0', CONTRADICTION],
    // Between equals the score decides, also where nobody has a mission.
    ['ann 80-60 bob MW missions=1+1/2+1', []],
    ['ann 60-80 bob MW missions=1+1/2+1', CONTRADICTION],
    ['ann 60-80 bob MW missions=2+0/0+1', CONTRADICTION],
    ['ann 5-0 bob MW missions=0+0/0+0', []],
    ['ann 0-5 bob MW missions=0+0/0+0', CONTRADICTION],
    // Missions alone can tell.
    ['ann bob MW missions=0+0/1+0 d=1', CONTRADICTION],
    ['ann bob MW missions=1+0/0+1 d=1', []],
    // Nothing is known about missions.
    ['ann 60-80 bob MW', ['note winner-not-ahead /score']],
  ])('%s: %j', (line, expected) => {
    expect(said(line)).toEqual(expected);
  });

  it('names both sides of the contradiction', () => {
    const messages = (line: string) => opg42.validate(report(round(line))).map(({ message }) => String(message));
    expect(messages('ann 80-60 bob MW missions=2+0/1+1')).toContain(
      'ann against bob is reported as a Modified Win of ann, but by missions and score bob is ahead.',
    );
    expect(messages('ann 60-60 bob ML missions=1+0/0+1')).toContain(
      'ann against bob is reported as a Modified Win of bob, but by missions and score both are level.',
    );
  });
});

// @row 65
describe('000, 7.5: a True Tie in 2E', () => {
  it.each([
    ['ann 60-60 bob TT missions=1+0/0+1', []],
    ['ann 60-60 bob TT missions=1+1/0+1', CONTRADICTION],
    ['ann 60-50 bob TT missions=1+1/1+1', ['warning tie-with-unequal-scores /score']],
    ['ann 60-60 bob MW time missions=1+0/1+0', CONTRADICTION],
    ['ann 0-40 bob TT both-auto-loss missions=0+0/1+0', []],
  ])('%s: %j', (line, expected) => {
    expect(said(line)).toEqual(expected);
  });
});

describe('000, 7.5: a Modified Win in 1E', () => {
  // @row 64
  it.each([
    ['ann 60-50 bob MW missions=0+0/1+1', []],
    ['ann 50-60 bob MW missions=1+1/0+0', ['warning modified-win-behind /score']],
    ['ann 60-60 bob MW', ['note winner-not-ahead /score']],
  ])('goes by score, whatever the missions: %s', (line, expected) => {
    expect(said(line, FIRST_EDITION)).toEqual(expected);
  });
});

describe('a Full Win', () => {
  it('is not compared with missions', () => {
    expect(said('ann 100-80 bob FW missions=0+0/1+1')).toEqual([]);
  });
});

describe('the ending of a game', () => {
  const AGAINST = ['warning ending-against-result /endedBy'];

  it.each([
    ['ann 60-40 bob MW concession', AGAINST],
    ['ann 60-40 bob ML decked', AGAINST],
    ['ann 60-40 bob TT auto-loss', AGAINST],
    ['ann 40-40 bob FW both-auto-loss', AGAINST],
    ['ann 60-40 bob MW time', []],
    ['ann 100-40 bob FW time', []],
    ['ann 60-40 bob FL effect', []],
  ])('%s: %j', (line, expected) => {
    expect(said(line)).toEqual(expected);
  });
});

describe('a score outside the range of its game', () => {
  const FIRST = 'warning score-out-of-range /score/0';
  const SECOND = 'warning score-out-of-range /score/1';

  // @row 28
  it.each([
    ['ann 300-0 bob FW', {}, []],
    ['ann 301-0 bob FW', {}, [FIRST]],
    ['ann 100--5 bob FW', {}, [SECOND]],
    ['ann 100--5 bob FW', FIRST_EDITION, []],
    ['ann 100--100 bob FW', FIRST_EDITION, []],
    ['ann 1000--101 bob FW', FIRST_EDITION, [FIRST, SECOND]],
    ['ann 151-0 bob FW', SLIPSTREAM, [FIRST]],
    ['ann 310-240 bob FW', { scenario: 'standard-orbit' }, ['note winner-not-ahead /score']],
  ] as const)('%s in %j: %j', (line, tournament, expected) => {
    expect(said(line, tournament)).toEqual(expected);
  });

  it('says what it counts as', () => {
    const [finding] = opg42
      .validate(report(round('ann 1000-35 bob FW')))
      .filter(({ code }) => code === 'score-out-of-range');
    expect(finding?.message).toBe('A game of 2e does not end on 1000 points, which count as 100.');
    expect(finding?.advice).toBe('Check the score; it is at most 300 (Organized Play Guide 4.2, section 7.4.1).');
  });
});

describe('a Slipstream score above 50', () => {
  // @row 23
  it('is capped, with a note', () => {
    expect(said('ann 80-20 bob FW', SLIPSTREAM)).toEqual(['note score-capped /score/0']);
    expect(said('ann 50-20 bob FW', SLIPSTREAM)).toEqual([]);
    expect(said('ann 120-20 bob FW')).toEqual([]);
  });
});
