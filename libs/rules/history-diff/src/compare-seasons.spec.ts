import { computeSeason, type CountedTournament, type SeasonOutcome } from '@quadrant/rules/leagues';
import { compareSeasons, isMoved } from './compare-seasons.js';

const RULES = {
  league: 'alpha',
  season: '2014-15',
  startsOn: '2014-10-01',
  endsOn: '2015-03-31',
  phases: {
    'first-half': { from: '2014-10-01', to: '2014-11-30' },
    'second-half': { from: '2014-12-01', to: '2015-01-31' },
    playoffs: { from: '2015-02-01', to: '2015-03-31' },
  },
  tournamentsPerPhase: 4,
  qualifiers: { firstHalf: 1, secondHalf: 1 },
};

const playedOn = (
  localDate: string,
  phase: CountedTournament<string>['phase'],
  ...order: string[]
): CountedTournament<string> => ({
  key: localDate,
  localDate,
  phase,
  attended: order,
  awards: order.map((player, index) => ({ player, kind: 'league', points: 10 - 2 * index, place: index + 1 })),
});

const outcome = (today: string, ...tournaments: CountedTournament<string>[]): SeasonOutcome<string> =>
  computeSeason({ rules: RULES, tournaments, lifetimeOf: () => 0, tosses: [], today });

const FINALS = playedOn('2015-02-01', 'playoffs', 'ann', 'bob', 'cy');
const season = { kind: 'league', id: 9 } as const;
const numberOf = (player: string) => ['', 'ann', 'bob', 'cy'].indexOf(player);

describe('compareSeasons', () => {
  it('tells who qualifies, who does not any more, and the champion that comes of it', () => {
    const first = (...order: string[]) => playedOn('2014-10-05', 'first-half', ...order);
    const second = playedOn('2014-12-05', 'second-half', 'cy', 'bob', 'ann');
    const diff = compareSeasons({
      season,
      before: outcome('2015-04-01', first('ann', 'bob', 'cy'), second, FINALS),
      after: outcome('2015-04-01', first('bob', 'ann', 'cy'), second, FINALS),
      numberOf,
    });
    expect(diff).toEqual({
      season,
      qualifications: {
        total: 2,
        largest: [
          { player: 2, half: 'first-half', change: 'enters', isProvisional: true },
          { player: 1, half: 'first-half', change: 'leaves', isProvisional: true },
        ],
      },
      champion: { before: 1, after: 2 },
      places: {
        total: 4,
        largest: [
          { player: 1, stage: 'playoffs', placeBefore: 1, placeAfter: null },
          { player: 2, stage: 'playoffs', placeBefore: null, placeAfter: 1 },
          { player: 1, stage: 'first-half', placeBefore: 1, placeAfter: 2 },
          { player: 2, stage: 'first-half', placeBefore: 2, placeAfter: 1 },
        ],
      },
    });
    expect(isMoved(diff)).toBe(true);
  });

  it('says that a qualification is provisional while its half goes on', () => {
    const after = outcome('2014-10-06', playedOn('2014-10-05', 'first-half', 'ann', 'bob', 'cy'));
    const { qualifications } = compareSeasons({ season, before: null, after, numberOf });
    expect(qualifications.largest).toEqual([{ player: 1, half: 'first-half', change: 'enters', isProvisional: true }]);
  });

  it('has nothing to tell of two sides that are the same', () => {
    const same = outcome('2015-04-01', FINALS);
    expect(isMoved(compareSeasons({ season, before: same, after: same, numberOf }))).toBe(false);
  });
});
