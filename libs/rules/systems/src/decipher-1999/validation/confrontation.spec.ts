import type { TournamentHeader } from '@quadrant/rules/tournament';
import { decipherReport, said, starTrek } from '../../../../../../test/builders/decipher.js';
import { round, type RoundText } from '../../../../../../test/builders/round-text.js';
import type { ReportChanges } from '../../../../../../test/builders/report.js';
import { decipher1999 } from '../rule-system.js';

describe('the final confrontation', () => {
  const about = (tournament: Partial<TournamentHeader>, ...parts: (RoundText | ReportChanges)[]) =>
    said(decipherReport(tournament, ...parts)).filter((each) => each.includes('confrontation'));
  const between = (first: string, second: string): ReportChanges => ({
    finalConfrontation: { players: [first, second], winner: second },
  });

  // @row 192
  it('belongs to Sealed Deck and pairs the best two of Star Trek', () => {
    const sealed = { format: 'sealed' } as const;
    expect(about(sealed, ...starTrek)).toEqual(['warning final-confrontation-missing ']);
    expect(about(sealed, ...starTrek, between('eve', 'ann'))).toEqual([]);
    expect(about(sealed, ...starTrek, between('bob', 'ann'))).toEqual([
      'warning final-confrontation-of-others /finalConfrontation/players',
    ]);
    const dropped = { players: { eve: { droppedAfterRound: 3 } } };
    expect(about(sealed, ...starTrek, between('bob', 'ann'), dropped)).toEqual([]);
  });

  // @row 192
  it('pairs the best Dark with the best Light player of Star Wars', () => {
    const sealed = { game: 'swccg', format: 'sealed' } as const;
    const rounds = [
      round('ann bob: W dark 9-0', 'cy dee: W dark 9-0'),
      round('ann dee: W dark 9-0', 'cy bob: L dark 0-9'),
      round('ann eve: W dark 9-0'),
    ];
    expect(about(sealed, ...rounds, between('ann', 'bob'))).toEqual([]);
    expect(about(sealed, ...rounds, between('ann', 'dee'))).toHaveLength(1);
    expect(about(sealed, ...rounds, between('cy', 'bob'))).toHaveLength(1);
    // The best two, but both have played Dark.
    const best = round('ann bob: W dark 9-0', 'cy dee: W dark 8-0');
    expect(about(sealed, best, between('ann', 'cy'))).toEqual([
      'warning final-confrontation-of-others /finalConfrontation/players',
    ]);
    const won = decipherReport(sealed, ...rounds, between('ann', 'bob'));
    const order = decipher1999.computeStandings(won, 'key').map(({ entry, decidedBy }) => [entry, decidedBy]);
    expect(order.slice(0, 2)).toEqual([
      [1, 'final-confrontation'],
      [0, 'final-confrontation'],
    ]);
  });

  it('is elsewhere a tiebreaker game of two who are tied', () => {
    expect(about({}, ...starTrek, between('bob', 'fay'))).toEqual([]);
    expect(about({}, ...starTrek, between('ann', 'bob'))).toEqual([
      'warning final-confrontation-without-tie /finalConfrontation',
    ]);
  });
});
