import { elimination, round } from '../../../../../test/builders/round-text.js';
import { report } from '../../../../../test/builders/report.js';
import { opg42 } from './rule-system.js';

/**
 * A Continental of 2E: nine players, four Swiss rounds and a cut to the best four. Every ending and every result stands
 * somewhere in it: an earned bye for two rounds, normal byes, a Modified Win by missions, a True Tie, a concession, an
 * effect, a deck-out, both losing automatically, a late player, a drop, and a best of three whose games are level.
 */
const continental = report(
  {
    tournament: {
      name: 'Continental',
      kind: 'continental',
      level: 4,
      startsAt: '2015-07-11T10:00:00+02:00',
      registeredAt: '2015-03-01T12:00:00Z',
      plannedRounds: 4,
    },
    players: {
      ada: { earnedByes: [1, 2], seed: 1 },
      bo: { seed: 3 },
      cleo: { seed: 2 },
      dov: { seed: 4 },
      ike: { droppedAfterRound: 3 },
    },
  },
  round(
    'ada EARNED_BYE',
    'bo 100-40 cleo FW',
    'dov 70-45 eli FW effect',
    'fay 30-55 gil FL decked',
    'hob 60-60 ike TT time',
  ),
  round(
    'ada EARNED_BYE',
    'bo 100-35 dov FW',
    'gil 90-100 cleo FL',
    'hob 40-55 eli MW time missions=1+1/2+0',
    'fay 120-70 ike FW',
  ),
  round('ada 100-65 bo FW', 'cleo 100-20 hob FW', 'gil 10-80 dov FL concession', 'eli 100-10 ike FW', 'fay BYE'),
  round('ada 35-100 cleo FL', 'bo 100-105 fay FW', 'dov hob TT both-auto-loss', 'eli BYE', 'gil MG'),
  elimination('ada dov best-of-3: W 100-20, W 100-60', 'cleo bo best-of-3: W 100-80, L 65-100, D 50-50 time'),
  elimination('ada cleo best-of-3: L 70-100, W 100-90, L 45-100'),
);

describe('a Continental with a cut', () => {
  it('comes out as the table that can be added up by hand', () => {
    const table = opg42
      .computeStandings(continental, 'key')
      .map((row) =>
        [
          row.place,
          continental.entries[row.entry]?.handle,
          row.points,
          row.strengthOfSchedule,
          row.differential,
          row.cumulativeVictoryPoints,
          row.decidedBy,
        ].join(' '),
      );
    expect(table).toEqual([
      '1 cleo 13 34 95 28 elimination',
      '2 ada 13 45 170 37 elimination',
      '3 bo 13 37 91 34 elimination',
      '4 dov 11 31 90 29 points',
      '5 eli 10 23 34 19 elimination',
      '6 fay 10 23 -41 25 differential',
      '7 hob 8 34 -79 21 points',
      '8 gil 6 34 -40 21 points',
      '9 ike 4 28 -120 13 points',
    ]);
  });

  it('is sanctioned, rated, and in order but for two winners who were not ahead', () => {
    const sanctioned = opg42.isSanctioned(continental, { leadTimeCountsAsMet: false });
    expect(sanctioned.rule).toBe('000 §2: 6 rounds; 9 participants; registered 132 days ahead; format constructed');
    expect(opg42.isRated(continental, sanctioned).value).toBe(true);
    expect(opg42.validate(continental).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'winner-not-ahead /rounds/1/matches/3/score',
      'winner-not-ahead /rounds/3/matches/1/score',
      'pair-downs-avoidable /rounds/1/matches',
    ]);
  });

  it('has a rated game for every game between two, of the best of three each one', () => {
    const games = opg42.ratedGames(continental);
    expect(games).toHaveLength(15 + 5 + 3);
    expect(games.map(({ step }) => step)).toEqual([...games.keys()]);
  });
});
