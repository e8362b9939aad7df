import { decipherReport, said } from '../../../../../../test/builders/decipher.js';
import { round, type RoundText } from '../../../../../../test/builders/round-text.js';
import type { ReportChanges } from '../../../../../../test/builders/report.js';

describe('who quits', () => {
  const about = (...parts: (RoundText | ReportChanges)[]) =>
    said(decipherReport({ game: 'swccg' }, ...parts)).filter((each) => each.includes('played-after-quit'));

  // @row 184
  it('plays no more, which is said once', () => {
    const quits = round('ann bob LOSS quit d=-5', 'cy dee WIN');
    expect(about(quits, round('bob cy WIN'))).toEqual([]);
    expect(about(quits, round('cy ann WIN'), round('dee ann WIN'))).toEqual([
      'warning played-after-quit /rounds/1/matches/0',
    ]);
    expect(about(quits, round('ann BYE'))).toEqual(['warning played-after-quit /rounds/1/matches/0']);
    expect(about(round('ann bob: L dark quit d=-5, W light 9-0'))).toEqual([
      'warning played-after-quit /rounds/0/matches/0/games/1',
    ]);
    expect(about(quits, { finalConfrontation: { players: ['ann', 'cy'], winner: 'cy' } })).toEqual([
      'warning played-after-quit /finalConfrontation',
    ]);
  });
});
