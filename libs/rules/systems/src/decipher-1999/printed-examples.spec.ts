import type { TournamentReport, GameTitle } from '@quadrant/rules/tournament';
import { decipherReport } from '../../../../../test/builders/decipher.js';
import { round } from '../../../../../test/builders/round-text.js';
import { excludedByIntermixRatio } from './bonus-points.js';
import { scoresOf } from './differential.js';
import { settingOf } from './formats.js';
import { listGames } from './played-games.js';
import { decipherPlayerId } from './player-id.js';
import { decipher1999 } from './rule-system.js';
import { formatScore } from './scores.js';

/** Builds the examples that 001 prints, by the names in them. */
const played = (game: GameTitle, ...lines: string[]): TournamentReport =>
  decipherReport({ game }, ...lines.map((line) => round(line)));

/** Returns the scores that both players of the one game have on their cards. */
function scores(game: GameTitle, line: string): string[] {
  const from = played(game, line);
  const [listed] = listGames(from, settingOf(from.tournament).game);
  if (listed === undefined) throw new Error(`${line} is no game.`);
  return scoresOf(listed.game, settingOf(from.tournament)).map(formatScore);
}

function cumulative(game: GameTitle, handle: string, ...lines: string[]): string {
  const from = played(game, ...lines);
  const row = decipher1999.computeStandings(from, 'key').find(({ entry }) => from.entries[entry]?.handle === handle);
  return row === undefined ? '' : formatScore({ points: row.points ?? 0, differential: row.differential ?? 0 });
}

describe('001, Tournament scoring: Star Wars', () => {
  // @row 179, 180
  it('15 Life Force left: 2(+15) and 0(-15)', () => {
    expect(scores('swccg', 'ann 15-0 bob WIN')).toEqual(['2(+15)', '0(-15)']);
    expect(scores('swccg', 'bob 0-15 ann LOSS')).toEqual(['0(-15)', '2(+15)']);
  });

  // @row 179
  it('2(+10) and 0(-6) make 2(+4)', () => {
    expect(cumulative('swccg', 'ann', 'ann 10-0 bob WIN', 'ann 0-6 cy LOSS')).toBe('2(+4)');
  });
});

describe('001, Tournament scoring: Star Trek', () => {
  // @row 181
  it('120 to 65: 2(+35) and 0(-35)', () => {
    expect(scores('stccg', 'ann 120-65 bob WIN')).toEqual(['2(+35)', '0(-35)']);
  });

  it('80 to 20 by deck exhaustion: 1(+60) and 0(-60)', () => {
    expect(scores('stccg', 'ann 80-20 bob MODIFIED_WIN decked')).toEqual(['1(+60)', '0(-60)']);
    expect(scores('stccg', 'ann bob: W 80-20 decked')).toEqual(['1(+60)', '0(-60)']);
  });

  // @row 181
  it('95 to -8: 1(+95) and 0(-95)', () => {
    expect(scores('stccg', 'ann 95--8 bob MODIFIED_WIN decked')).toEqual(['1(+95)', '0(-95)']);
  });

  it('2(+35) and 0(-60) make 2(-25)', () => {
    expect(cumulative('stccg', 'ann', 'ann 120-65 bob WIN', 'ann 20-80 cy MODIFIED_LOSS decked')).toBe('2(-25)');
  });
});

describe('001, Tournament scoring: Young Jedi', () => {
  // @row 182
  it('15 cards left in the Draw Deck at the second planet: 2(+15) and 0(-15)', () => {
    expect(scores('young-jedi', 'ann 15-22 bob WIN')).toEqual(['2(+15)', '0(-15)']);
  });

  it('2(+15) and 0(-13) make 2(+2)', () => {
    expect(cumulative('young-jedi', 'ann', 'ann 15-0 bob WIN', 'ann 4-13 cy LOSS')).toBe('2(+2)');
  });
});

describe('001, Special scoring situations', () => {
  // @row 183
  it('a bye is 2(+0)', () => {
    expect(cumulative('stccg', 'ann', 'ann BYE')).toBe('2(+0)');
  });

  // @row 184
  it('who quits has a full loss, with the differential that the director determines', () => {
    expect(scores('swccg', 'ann 3-20 bob LOSS quit d=-5')).toEqual(['0(-5)', '2(+5)']);
    expect(scores('swccg', 'ann 3-20 bob WIN quit')).toEqual(['2(+0)', '0(+0)']);
  });

  // @row 185
  it('time is called in Star Wars: one point and what the winner has left, whatever the loser had', () => {
    expect(scores('swccg', 'ann 20-12 bob MODIFIED_WIN time')).toEqual(['1(+20)', '0(-20)']);
    expect(scores('swccg', 'ann bob: L dark 12-20 time')).toEqual(['0(-20)', '1(+20)']);
  });

  // @row 185
  it('time is called in Star Trek and in Young Jedi: one point and the differential', () => {
    expect(scores('stccg', 'ann 60-45 bob MODIFIED_WIN time')).toEqual(['1(+15)', '0(-15)']);
    expect(scores('young-jedi', 'ann 30-33 bob MODIFIED_WIN time')).toEqual(['1(+30)', '0(-30)']);
  });

  // @row 186
  it.each(['stccg', 'swccg', 'young-jedi'] as const)('a true tie in %s is 1(+0) for both', (game) => {
    expect(scores(game, 'ann 20-20 bob TRUE_TIE time')).toEqual(['1(+0)', '1(+0)']);
    expect(scores(game, 'ann bob: D 0-0')).toEqual(['1(+0)', '1(+0)']);
  });
});

describe('001, Unique to Star Trek', () => {
  // @row 187
  it('both on 100 or more, both on 0 or less: +1 and -1', () => {
    expect(scores('stccg', 'ann 135-100 bob WIN')).toEqual(['2(+1)', '0(-1)']);
    expect(scores('stccg', 'ann 0--20 bob MODIFIED_WIN time')).toEqual(['1(+1)', '0(-1)']);
    expect(scores('stccg', 'ann -10--20 bob MODIFIED_WIN decked')).toEqual(['1(+1)', '0(-1)']);
  });

  // @row 188
  it('altered victory conditions: who achieves their own first wins, with 140 to win or with 40', () => {
    expect(scores('stccg', 'ann 140-90 bob WIN conditions-differ')).toEqual(['2(+10)', '0(-10)']);
    expect(scores('stccg', 'ann 40-90 bob WIN conditions-differ')).toEqual(['2(+1)', '0(-1)']);
  });

  // @row 189
  it('a forfeited game is 0(-100) against 2(+100)', () => {
    expect(scores('stccg', 'ann 80-10 bob LOSS forfeit')).toEqual(['0(-100)', '2(+100)']);
  });

  // @row 190
  it('Intermix Ratio: 35 non-bonus points and 50 bonus points score 70', () => {
    const excluded = excludedByIntermixRatio({ nonBonus: 35, bonus: 50 });
    expect(85 - excluded).toBe(70);
    expect(scores('stccg', `ann 85-20 bob MODIFIED_WIN time excluded=${excluded}-0`)).toEqual(['1(+50)', '0(-50)']);
    expect(excludedByIntermixRatio({ nonBonus: 50, bonus: 35 })).toBe(0);
    expect(excludedByIntermixRatio({ nonBonus: -10, bonus: 35 })).toBe(35);
  });

  // @row 190
  it('Altonian Brain Teaser: bonus points that do not count are not in the score, be they positive or negative', () => {
    expect(scores('stccg', 'ann 110-60 bob MODIFIED_WIN time excluded=25-0')).toEqual(['1(+25)', '0(-25)']);
    const from = played('stccg', 'ann 70-60 bob MODIFIED_WIN time');
    const rounds = from.rounds.map((each) => ({
      ...each,
      matches: each.matches.map((match) => ({ ...match, bonusExcluded: [-15, 0] as const })),
    }));
    const [row] = decipher1999.computeStandings({ ...from, rounds }, 'key');
    expect(row?.differential).toBe(25);
  });
});

describe('001, II.A.i: player ID', () => {
  // @row 171
  it('John Brown, born 11/2/60, is johnbrown110260', () => {
    const john = { firstName: 'John', lastName: 'Brown', bornOn: '1960-11-02' };
    expect(decipherPlayerId(john)).toBe('johnbrown110260');
    expect(decipherPlayerId({ ...john, firstName: 'Mary Ann', lastName: "O'Brien" })).toBe('maryannobrien110260');
    expect(() => decipherPlayerId({ ...john, bornOn: '1960-02-30' })).toThrow(RangeError);
  });
});
