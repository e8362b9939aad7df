import type { TournamentReport, Standing } from '@quadrant/rules/tournament';
import { elimination, round } from '../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../test/builders/report.js';
import { firstMeetings } from '@quadrant/rules/pairing';
import { roundsByFormula, recommendedRounds } from './rounds-table.js';
import { stccg1996 } from './rule-system.js';

const standingOf = (from: TournamentReport, handle: string): Standing | undefined =>
  stccg1996.computeStandings(from, 'key').find(({ entry }) => from.entries[entry]?.handle === handle);

const scoresOf = (from: TournamentReport, ...handles: string[]) =>
  handles.map((handle) => {
    const standing = standingOf(from, handle);
    return [standing?.points, standing?.differential];
  });

const orderOf = (from: TournamentReport): (string | undefined)[] =>
  stccg1996.computeStandings(from, 'key').map(({ entry }) => from.entries[entry]?.handle);

describe('002, 4, Rounds & Scoring: rounds', () => {
  // @row 206
  it.each([
    [1, 4],
    [8, 4],
    [9, 5],
    [16, 5],
    [17, 6],
    [32, 6],
    [33, 7],
    [64, 7],
    [65, 8],
  ])('for %i participants suggests %i rounds', (participants, rounds) => {
    expect(recommendedRounds(participants)).toBe(rounds);
  });

  // @row 207
  it('the formula (log2 X) + 1, rounded up, gives the chart from 5 participants on', () => {
    for (let participants = 5; participants <= 1000; participants++) {
      expect(roundsByFormula(participants)).toBe(Math.ceil(Math.log2(participants) + 1));
      expect(recommendedRounds(participants)).toBe(roundsByFormula(participants));
    }
  });
});

// @row 208
describe('002, 4, Rounds & Scoring: points', () => {
  it.each([
    ['ann 100-35 bob WIN', [2, 0]],
    ['ann 80-55 bob MODIFIED_WIN decked', [1, 0]],
    ['ann 80-55 bob MODIFIED_WIN time', [1, 0]],
    ['ann 55-80 bob MODIFIED_LOSS time', [0, 1]],
    ['ann 35-100 bob LOSS', [0, 2]],
  ])('%s', (line, points) => {
    const from = report(round(line));
    expect(scoresOf(from, 'ann', 'bob').map(([gained]) => gained)).toEqual(points);
  });

  // @row 208
  it('a bye is worth 2 points with a differential of 0', () => {
    expect(scoresOf(report(round('ann BYE', 'bob cy WIN')), 'ann')).toEqual([[2, 0]]);
  });

  it('a tie, which 002 does not name, is worth 1 point each', () => {
    expect(scoresOf(report(round('ann 50-50 bob TRUE_TIE')), 'ann', 'bob')).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});

// @row 210
describe('002, 4, Rounds & Scoring: margins', () => {
  it.each([
    ['won 100 to 35', 'ann 100-35 bob WIN', 65],
    ['won 80 to 55 on time', 'ann 80-55 bob MODIFIED_WIN time', 25],
    ['won 80 to 55 on cards', 'ann 80-55 bob MODIFIED_WIN decked', 25],
    ['more than 100 counts as 100', 'ann 130-35 bob WIN', 65],
    ['nothing is taken off a score below 0', 'ann 100--20 bob WIN', 120],
    ['lost 35 to 100', 'ann 35-100 bob LOSS', -65],
  ])('%s', (_, line, margin) => {
    const from = report(round(line));
    expect(scoresOf(from, 'ann', 'bob').map(([, differential]) => differential)).toEqual([margin, 0 - margin]);
  });
});

describe('002, 4, Procedure: ranking', () => {
  // @row 212
  it('4(+80) ranks above 4(+55)', () => {
    const from = report(
      round('ann 100-75 cy WIN', 'bob 100-60 dee WIN'),
      round('ann 100-70 dee WIN', 'bob 100-60 cy WIN'),
    );
    expect(scoresOf(from, 'bob', 'ann')).toEqual([
      [4, 80],
      [4, 55],
    ]);
    expect(orderOf(from).slice(0, 2)).toEqual(['bob', 'ann']);
    expect(standingOf(from, 'ann')?.decidedBy).toBe('differential');
  });

  // @row 212
  it('margins of +20, +80, -25 and +50 total +125 and rank above +40, -80, +35 and +75, which total +70', () => {
    const from = report(
      round('one 100-80 a WIN', 'two 100-60 b WIN'),
      round('one 100-20 b WIN', 'two 20-100 a LOSS'),
      round('one 75-100 c LOSS', 'two 100-65 d WIN'),
      round('one 100-50 d WIN', 'two 100-25 c WIN'),
    );
    expect(scoresOf(from, 'one', 'two')).toEqual([
      [6, 125],
      [6, 70],
    ]);
    expect(orderOf(from).slice(0, 2)).toEqual(['one', 'two']);
  });

  const tied = round('ann 100-40 cy WIN', 'bob 100-40 dee WIN');
  const game = (winner: string): ReportChanges => ({ finalConfrontation: { players: ['ann', 'bob'], winner } });

  // @row 213
  it('players who are still tied play a tiebreaker game', () => {
    expect(orderOf(report(tied, game('ann'))).slice(0, 2)).toEqual(['ann', 'bob']);
    const from = report(tied, game('bob'));
    expect(orderOf(from).slice(0, 2)).toEqual(['bob', 'ann']);
    expect(standingOf(from, 'ann')?.decidedBy).toBe('final-confrontation');
  });

  it('a game between two who are not tied decides nothing', () => {
    const apart = report(round('ann 100-40 cy WIN', 'bob 100-50 dee WIN'), game('bob'));
    expect(orderOf(apart).slice(0, 2)).toEqual(['ann', 'bob']);
  });

  it('without such a game the order of the director counts, else a toss', () => {
    const recorded = report(tied, { standings: ['bob', 'ann', 'dee', 'cy'] });
    expect(orderOf(recorded)).toEqual(['bob', 'ann', 'dee', 'cy']);
    expect(standingOf(recorded, 'ann')?.decidedBy).toBe('director-toss');
    expect(standingOf(report(tied), 'ann')?.decidedBy).toBe('coin-toss');
  });
});

describe('002, 4, Swiss-Elimination', () => {
  // @row 216
  it('the highest meets the lowest: with eight players #1 vs #8, #4 vs #5, #3 vs #6, #2 vs #7', () => {
    expect(firstMeetings(8).map((seeds) => seeds.join('-'))).toEqual(['1-8', '4-5', '3-6', '2-7']);
  });

  it.each([8, 16] as const)('every ranking of %i stands once, against its opposite', (size) => {
    expect(
      firstMeetings(size)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: size }, (_, index) => index + 1));
    for (const [upper, lower] of firstMeetings(size)) expect(upper + lower).toBe(size + 1);
  });

  // @row 216
  it('without upsets the second round of 16 is the first round of 8', () => {
    const winners = firstMeetings(16).map(([upper, lower]) => Math.min(upper, lower));
    const second = firstMeetings(8).map((_, game) => winners.slice(2 * game, 2 * game + 2).sort((a, b) => a - b));
    expect(second).toEqual(firstMeetings(8));
  });

  // @row 215
  it('discards the points of earlier rounds: who lost the final is second, whatever they had', () => {
    const from = report(
      round('ann 100-0 bob WIN', 'cy 100-90 dee WIN'),
      round('ann 100-0 cy WIN', 'bob 100-90 dee WIN'),
      elimination('ann 60-100 bob LOSS'),
    );
    expect(orderOf(from)).toEqual(['bob', 'ann', 'cy', 'dee']);
    expect(standingOf(from, 'ann')).toMatchObject({ place: 2, points: 4, decidedBy: 'elimination' });
  });
});
