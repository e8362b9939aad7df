import { report, round, type ReportChanges, type RoundText } from '../../../../test/builders/report.js';
import type { TournamentHeader, TournamentReport } from '../report.js';
import { decipher1999 } from './rule-system.js';

const inGame = (tournament: Partial<TournamentHeader>, ...parts: (RoundText | ReportChanges)[]): TournamentReport => {
  const header: ReportChanges = {
    tournament: { game: 'stccg', ruleSystem: 'decipher-1999', rules: null, ...tournament },
  };
  return report(header, ...parts);
};

/** `severity code pointer` of everything that is said about a report. */
const said = (from: TournamentReport): string[] =>
  decipher1999.validate(from).map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

describe('who quits', () => {
  const about = (...parts: (RoundText | ReportChanges)[]) =>
    said(inGame({ game: 'swccg' }, ...parts)).filter((each) => each.includes('played-after-quit'));

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
