import { elimination, round } from '../../../../../test/builders/round-text.js';
import { report } from '../../../../../test/builders/report.js';
import { stccg1996 } from './rule-system.js';

const from = report(
  {
    tournament: { game: 'stccg', ruleSystem: 'stccg-1996', pairing: 'swiss-elimination', cardPool: null, rules: null },
  },
  round(
    'ada 100-35 ben WIN',
    'cyd 80-55 dot MODIFIED_WIN time',
    'eli 100--20 fay WIN',
    'gil 40-40 hal TRUE_TIE time',
    'ivy 70-100 jo LOSS',
    'kit 125-60 lou WIN',
  ),
  round(
    'eli 100-90 ada WIN',
    'kit 65-80 jo MODIFIED_LOSS decked',
    'cyd 100-10 gil WIN',
    'hal 100-45 dot WIN',
    'ivy 55-30 lou MODIFIED_WIN time',
    'ben 20-100 fay LOSS',
  ),
  round(
    'eli 75-60 cyd MODIFIED_WIN time',
    'hal 100-85 jo WIN',
    'ada 30-100 kit LOSS',
    'fay 100-55 ivy WIN',
    'gil 50-50 lou TRUE_TIE decked',
    'dot 100-0 ben WIN',
  ),
  elimination('eli 100-45 fay WIN', 'hal 80-100 kit LOSS'),
  elimination('kit 100-95 eli WIN'),
);

describe('three Swiss rounds of twelve players and a cut to four', () => {
  it('is a tournament that 002 has nothing against', () => {
    expect(stccg1996.validate(from)).toEqual([]);
  });

  it('ends in this table', () => {
    const rows = stccg1996
      .computeStandings(from, 'key')
      .map(({ entry, place, points, differential, decidedBy }) =>
        [place, from.entries[entry]?.handle, points, differential, decidedBy].join(' '),
      );
    expect(rows).toEqual([
      '1 kit 4 95 elimination',
      '2 eli 5 145 elimination',
      '3 hal 5 70 elimination',
      '4 fay 4 5 points',
      '5 cyd 3 100 elimination',
      '6 jo 3 30 differential',
      '7 dot 2 20 points',
      '8 ada 2 -15 differential',
      '9 gil 2 -90 differential',
      '10 ivy 1 -50 points',
      '11 lou 1 -65 differential',
      '12 ben 0 -245 points',
    ]);
  });

  // @row 217
  it('is neither sanctioned nor rated, and worth no league points', () => {
    const sanctioned = stccg1996.isSanctioned(from, { leadTimeCountsAsMet: true });
    expect(sanctioned).toEqual({
      value: false,
      rule: '002 §5: Decipher sponsors tournaments with prizes, but sanctions none',
    });
    expect(stccg1996.isRated(from, sanctioned)).toEqual({ value: false, rule: '002 has no ratings' });
    expect(stccg1996.awardsPoints(from)).toEqual({ value: false, rule: '002 has no points for places' });
    expect(stccg1996.ratedGames(from)).toEqual([]);
    expect(stccg1996.countParticipants(from)).toBe(12);
  });
});
