import { elimination, round } from '../../../../../test/builders/round-text.js';
import { report } from '../../../../../test/builders/report.js';
import { ffgSwlcg2016 } from './rule-system.js';

/** Nine players, four Swiss rounds and a cut to the top 4: a basic structure. */
const tournament = report(
  {
    tournament: {
      game: 'sw-lcg',
      ruleSystem: 'ffg-swlcg-2016',
      cardPool: null,
      rules: null,
      structure: 'basic',
      tier: 'formal',
      plannedRounds: 4,
    },
  },
  round(
    'luke vader: W light, W dark',
    'leia tarkin: W dark, L light',
    'han boba: W dark, D light time',
    'chewie jabba: W light decked, W dark concession',
    'lando BYE',
  ),
  round(
    'luke chewie: W dark intentional, L light intentional',
    'lando han: W dark, W light',
    'leia boba: W light, W dark',
    'tarkin vader: W dark',
    'jabba BYE',
  ),
  round(
    'lando luke: L dark, L light',
    'chewie leia: D light time, L dark',
    'tarkin han: W light, W dark',
    'vader jabba: W light, D dark time',
    'boba BYE',
  ),
  round(
    'luke leia: W light, L dark',
    'lando tarkin: L light, W dark',
    'chewie han: W light, D dark time',
    'jabba boba: W dark',
    'vader BYE',
  ),
  elimination('luke tarkin: L light time', 'leia lando: W dark'),
  elimination('tarkin leia: L dark', 'luke lando: W dark'),
  elimination('luke tarkin: W dark'),
  elimination('leia luke: L light'),
  elimination('leia luke: L dark'),
);

describe('a whole tournament', () => {
  it('comes out as the table that can be added up by hand', () => {
    const table = ffgSwlcg2016
      .computeStandings(tournament, 'key')
      .map((row) => [
        row.place,
        tournament.entries[row.entry]?.handle,
        row.points,
        row.strengthOfSchedule,
        row.extendedStrengthOfSchedule,
        row.decidedBy,
      ]);
    expect(table).toEqual([
      [1, 'luke', 18, 55 / 16, 633 / 192, 'elimination'],
      [2, 'leia', 16, 54 / 16, 574 / 192, 'elimination'],
      [3, 'tarkin', 15, 46 / 16, 639 / 192, 'elimination'],
      [4, 'lando', 15, 38 / 12, 456 / 144, 'elimination'],
      [5, 'chewie', 14, 49 / 16, 604 / 192, 'elimination'],
      [6, 'vader', 10, 43 / 12, 427 / 144, 'points'],
      [7, 'jabba', 10, 31 / 12, 443 / 144, 'head-to-head'],
      [8, 'boba', 7, 31 / 12, 439 / 144, 'points'],
      [9, 'han', 5, 51 / 16, 561 / 192, 'points'],
    ]);
  });

  it('has no numbers of other rule systems', () => {
    for (const row of ffgSwlcg2016.computeStandings(tournament, 'key')) {
      expect(row).toMatchObject({ differential: null, cumulativeVictoryPoints: null, roundsWon: null });
    }
  });

  it('gives little to say', () => {
    expect(ffgSwlcg2016.validate(tournament).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'second-game-not-played /rounds/1/matches/3/games',
      'second-game-not-played /rounds/3/matches/3/games',
    ]);
  });

  it('is neither rated nor worth points', () => {
    expect(ffgSwlcg2016.countParticipants(tournament)).toBe(9);
    const sanctioned = ffgSwlcg2016.isSanctioned(tournament, { leadTimeCountsAsMet: false });
    expect(sanctioned).toEqual({
      value: true,
      rule: '004 Tournament Structures: basic structure, 9 participants; 004 asks for nothing else',
    });
    expect(ffgSwlcg2016.isRated(tournament, sanctioned)).toEqual({ value: false, rule: '004: has no ratings' });
    expect(ffgSwlcg2016.ratedGames(tournament)).toEqual([]);
    expect(ffgSwlcg2016.awardsPoints(tournament).value).toBe(false);
  });
});
