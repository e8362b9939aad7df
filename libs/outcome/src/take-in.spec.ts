import type { LeagueSeason } from '@quadrant/league';
import { report, round, type ReportChanges } from '../../../test/builders/report.js';
import type { TournamentInput } from './compute-outcome.js';
import { GENESIS } from './hashes.js';
import { takeIn } from './take-in.js';
import type { RatingState } from './state.js';

const rounds = [
  round('ann 100-35 bob FW', 'cy 20-10 dee MW'),
  round('ann bob FW', 'cy dee FW'),
  round('ann cy TT', 'bob dee FW', 'eve MG'),
];
const publicIds = ['id-ann', 'id-bob', 'id-cy', 'id-dee', 'id-eve'];
const season: LeagueSeason = {
  id: 9,
  league: 'alpha',
  season: '2014-15',
  startsOn: '2014-10-01',
  endsOn: '2015-03-31',
};

const input = (
  tournament: ReportChanges['tournament'] = {},
  changes: Partial<TournamentInput> = {},
): TournamentInput => ({
  key: '00000000-0000-5000-8000-000000000001',
  report: report(...rounds, { tournament }),
  players: [11, 12, 13, 14, 15],
  sha256: 'aa',
  leadTimeCountsAsMet: false,
  leagueSeason: null,
  ...changes,
});
const start = (): RatingState => new Map();

describe('takeIn', () => {
  it('rates the category and overall, and leaves players who only missed games unrated', () => {
    const state = start();
    const { outcome } = takeIn(state, GENESIS, input(), publicIds);
    expect([...state.keys()]).toEqual(['2e/constructed', '2e/overall']);
    expect(state.get('2e/overall')).toEqual(state.get('2e/constructed'));
    expect(outcome.ratedGames).toBe(6);
    expect([...state.get('2e/overall')!.keys()]).toEqual([11, 12, 13, 14]);
    expect(state.get('2e/overall')!.get(11)).toMatchObject({
      games: 3,
      lastPlayedAt: Date.parse('2014-11-08T15:00:00Z'),
    });
  });

  it('takes the k-factor of the level on the local date', () => {
    const gain = (level: 1 | 2 | 3 | 4 | 5, startsAt: string): number => {
      const one = input({ level, startsAt, kind: 'release', registeredAt: '2010-01-01T00:00:00Z' });
      const { outcome } = takeIn(
        start(),
        GENESIS,
        {
          ...one,
          report: {
            ...one.report,
            rounds: [
              ...one.report.rounds.slice(0, 1),
              ...report(round('ann MG'), round('ann MG')).rounds.map((each, i) => ({ ...each, round: i + 2 })),
            ],
          },
        },
        publicIds,
      );
      return outcome.changes[0]!.after - 1500;
    };
    expect(([1, 2, 3, 4, 5] as const).map((level) => gain(level, '2014-06-04T00:30:00+02:00'))).toEqual([
      8, 14, 20, 26, 32,
    ]);
    expect(([1, 2, 3, 4, 5] as const).map((level) => gain(level, '2014-06-03T23:30:00-02:00'))).toEqual([
      8, 16, 16, 24, 32,
    ]);
  });

  it('gives league points without sanctioning, Masters Points with it, and none to who only missed games', () => {
    const { outcome } = takeIn(
      start(),
      GENESIS,
      input({ registeredAt: null, kind: 'masters', level: 3 }, { leagueSeason: season }),
      publicIds,
    );
    expect(outcome.sanctioned.value).toBe(false);
    expect(outcome.changes).toEqual([]);
    expect(outcome.awards.map(({ kind, entry, points }) => [kind, entry, points])).toEqual([
      ['league', 0, 12],
      ['league', 2, 8],
      ['league', 1, 6],
      ['league', 3, 6],
    ]);
    const masters = takeIn(start(), GENESIS, input({ kind: 'masters', level: 3 }), publicIds).outcome.awards;
    expect(masters.map(({ kind, mastersSeason, points }) => [kind, mastersSeason, points])).toEqual([
      ['masters', 2014, 12],
      ['masters', 2014, 8],
      ['masters', 2014, 6],
      ['masters', 2014, 6],
    ]);
  });

  it('continues the chain: the same history gives the same hash, any difference in it another', () => {
    const chain = (...inputs: TournamentInput[]): string => {
      const state = start();
      return inputs.reduce((previous, each) => takeIn(state, previous, each, publicIds).chainSha256, GENESIS);
    };
    const second = input({}, { key: '00000000-0000-5000-8000-000000000002', sha256: 'bb' });
    expect(chain(input(), second)).toBe(chain(input(), second));
    const different = [
      chain(input(), second),
      chain(second, input()),
      chain(input({ level: 2 }), second),
      chain(input({}, { sha256: 'cc' }), second),
      chain(input({}, { leagueSeason: season }), second),
      chain(input({}, { leadTimeCountsAsMet: true }), second),
    ];
    expect(new Set(different).size).toBe(different.length);
  });
});
