import type { TournamentReport } from '@quadrant/rules/tournament';
import { decipherReport, said } from '../../../../../test/builders/decipher.js';
import { round } from '../../../../../test/builders/round-text.js';
import { decipher1999 } from './rule-system.js';
import { formatScore } from './scores.js';

/** Writes each row as `place player score decidedBy`. */
const table = (from: TournamentReport): string[] =>
  decipher1999
    .computeStandings(from, 'key')
    .map(({ place, entry, points, differential, decidedBy }) =>
      [
        place,
        from.entries[entry]?.handle,
        formatScore({ points: points ?? 0, differential: differential ?? 0 }),
        decidedBy,
      ].join(' '),
    );

describe('two two-game rounds of Star Wars', () => {
  const from = decipherReport(
    { game: 'swccg', pairing: 'dark-light' },
    { players: { gus: { droppedAfterRound: 2 } } },
    round('ann eve: W dark 15-0', 'bob fay: L dark 0-8', 'cy gus: W dark 20-12 time', 'dee hal: D dark 0-0'),
    round('fay ann: W dark 10-0', 'hal cy: L dark 0-30', 'eve dee: W dark 5-0', 'gus bob: L dark quit d=-12'),
    round('fay cy: L dark 0-6', 'ann bob: W dark 9-0', 'dee eve: W dark 9-7 time', 'hal BYE'),
    round('cy ann: L dark 0-12', 'hal fay: W dark 4-0', 'bob dee: L dark 0-3', 'eve BYE'),
  );

  // @row 178
  it('come out as the table that can be added up by hand', () => {
    expect(table(from)).toEqual([
      '1 ann 6(+26) points',
      '2 cy 5(+44) points',
      '3 hal 5(-26) differential',
      '4 fay 4(+8) points',
      '5 dee 4(+7) differential',
      '6 eve 4(-19) differential',
      '7 bob 2(-8) points',
      '8 gus 0(-32) points',
    ]);
  });

  it('leave nothing to say, and are sanctioned and rated game by game', () => {
    expect(said(from)).toEqual([]);
    const sanctioned = decipher1999.isSanctioned(from, { leadTimeCountsAsMet: false });
    expect(sanctioned).toEqual({
      value: true,
      rule: '001 §I.C: 4 games; 8 participants; registered 19 days ahead; director director, approval not checked; format constructed',
    });
    expect(decipher1999.isRated(from, sanctioned).value).toBe(true);
    const games = decipher1999.ratedGames(from);
    expect(games).toHaveLength(14);
    expect(games.slice(2, 4)).toEqual([
      { players: [4, 5], score: 1, step: 2, share: 1, modified: true },
      { players: [6, 7], score: 0.5, step: 3, share: 1, modified: false },
    ]);
  });

  it('may have both games in one round, where a bye stands for both', () => {
    const together = decipherReport(
      { game: 'swccg' },
      round('ann bob: W dark 15-0, W light 7-0', 'cy dee: W dark 20-12 time, L light 0-3', 'eve BYE'),
      round('ann cy: L dark 0-4, W light 9-0', 'bob eve: D dark 0-0, L light 2-6 time', 'dee BYE'),
    );
    expect(table(together)).toEqual([
      '1 ann 6(+27) differential',
      '2 eve 6(+6) differential',
      '3 dee 6(-17) differential',
      '4 cy 3(+12) points',
      '5 bob 1(-28) points',
    ]);
  });
});

describe('three games of Star Trek', () => {
  const rounds = [
    round(
      'ann 120-65 bob WIN',
      'cy 80-20 dee MODIFIED_WIN decked',
      'eve 95--8 fay MODIFIED_WIN decked',
      'gus 60-60 hal TRUE_TIE time',
    ),
    round(
      'ann 100-110 eve LOSS',
      'cy 115-50 gus WIN excluded=15-0',
      'hal bob WIN forfeit',
      'dee 0--5 fay MODIFIED_WIN time',
    ),
    round(
      'cy 40-70 hal MODIFIED_LOSS time',
      'eve 60-40 gus WIN conditions-differ',
      'ann 100-4 dee WIN',
      'fay 100-20 bob WIN',
    ),
  ];
  const from = decipherReport({}, ...rounds);

  it('come out as the table that can be added up by hand', () => {
    expect(table(from)).toEqual([
      '1 eve 5(+116) points',
      '2 hal 4(+130) points',
      '3 ann 4(+130) highest-differential',
      '4 cy 3(+80) points',
      '5 fay 2(-16) points',
      '6 gus 1(-70) points',
      '7 dee 1(-155) differential',
      '8 bob 0(-215) points',
    ]);
    expect(said(from)).toEqual([
      'note winner-not-ahead /rounds/1/matches/0/score',
      'note winner-not-ahead /rounds/1/matches/3/score',
    ]);
  });

  // @row 178
  it('let a tiebreaker game go before the highest single-game differential', () => {
    const tiebreaker = { finalConfrontation: { players: ['hal', 'ann'], winner: 'ann' } } as const;
    expect(table(decipherReport({}, ...rounds, tiebreaker)).slice(1, 3)).toEqual([
      '2 ann 4(+130) points',
      '3 hal 4(+130) final-confrontation',
    ]);
    const notTied = { finalConfrontation: { players: ['cy', 'eve'], winner: 'cy' } } as const;
    expect(table(decipherReport({}, ...rounds, notTied))).toEqual(table(from));
  });
});
