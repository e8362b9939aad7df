import { round, type RoundText } from '../../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../../test/builders/report.js';
import { validate } from '../validate.js';

const outOfRank = (pairing: 'strict-rank' | 'simple-swiss', ...parts: (RoundText | ReportChanges)[]) =>
  validate(
    report({ tournament: { game: 'stccg', ruleSystem: 'stccg-1996', cardPool: null, rules: null, pairing } }, ...parts),
  ).filter(({ code }) => code === 'pair-out-of-rank');

describe('a Swiss round of 1996', () => {
  const first = round('ann 100-0 bob WIN', 'cy 100-10 dee WIN');

  // @row 212
  it('that does not pair by rank gets a note that names who comes next', () => {
    expect(outOfRank('strict-rank', first, round('ann 100-0 dee WIN', 'cy 100-0 bob WIN'))).toMatchObject([
      {
        severity: 'note',
        pointer: '/rounds/1/matches/0/players',
        message: 'Round 2 pairs ann with dee; by rank, cy comes next.',
      },
    ]);
    expect(outOfRank('strict-rank', first, round('cy 100-0 ann WIN', 'bob 100-0 dee WIN'))).toEqual([]);
  });

  it('may pair the next player again, or the next lower one who was not met', () => {
    const second = round('ann 100-0 cy WIN', 'dee 100-0 bob WIN');
    // Now ann 4(200), dee 2(+10), cy 2(-10), bob 0.
    expect(outOfRank('strict-rank', first, second, round('ann 100-0 dee WIN', 'cy 100-0 bob WIN'))).toEqual([]);
    const third = round('ann 100-0 dee WIN', 'cy 100-0 bob WIN');
    // Now ann 6, cy 4, dee 2, bob 0: ann has met everybody but nobody is barred.
    expect(outOfRank('strict-rank', first, second, third, round('ann 100-0 cy WIN', 'dee 100-0 bob WIN'))).toEqual([]);
    expect(outOfRank('strict-rank', first, second, third, round('ann 100-0 bob WIN', 'dee 100-0 cy WIN'))).toHaveLength(
      1,
    );
  });

  it('is drawn in Simple-Swiss', () => {
    expect(outOfRank('simple-swiss', first, round('ann 100-0 dee WIN', 'cy 100-0 bob WIN'))).toEqual([]);
  });

  it('takes players of equal points in any order where a score is missing', () => {
    const unscored = round('ann 100-0 bob WIN', 'cy dee WIN', 'eve 100-0 fay WIN', 'gus 100-0 hal WIN');
    const second = round('ann 100-0 cy WIN', 'eve 100-0 gus WIN', 'dee 100-0 bob WIN', 'fay 100-0 hal WIN');
    expect(outOfRank('strict-rank', unscored, second)).toEqual([]);
  });
});
