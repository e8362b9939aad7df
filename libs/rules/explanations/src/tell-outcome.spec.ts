import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { SWITCHES } from '@quadrant/rules/policy';
import { report } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { CHAIN_START, scoreReport, HistoryState, takeIn } from '@quadrant/rules/history';
import { tellOutcome } from './tell-outcome.js';

const KEY = '00000000-0000-5000-8000-000000000001';

function told(played: ReturnType<typeof report>) {
  const scoring = {
    sha256: Buffer.alloc(32, 0xaa),
    announced: null,
    leadTimeCountsAsMet: false,
    switches: SWITCHES,
    tossSeed: null,
    level: null,
    rated: null,
    league: null,
  };
  const { scorecard } = scoreReport(played, KEY, scoring);
  const players = played.entries.map((_, index) => index + 1);
  const publicIds = players.map((id) => Buffer.alloc(16, id));
  const input = { key: KEY, scorecard, players, publicIds, league: null };
  const { outcome } = takeIn(DEFAULT_RATING_RULES, new HistoryState(), CHAIN_START, input);
  return tellOutcome(DEFAULT_RATING_RULES, played, scorecard, outcome).map(({ entry, ...each }) => ({
    handle: played.entries[entry]!.handle,
    ...each,
  }));
}

describe('tellOutcome', () => {
  const played = report(
    round('ann 100-35 bob FW', 'cy 20-10 dee MW', 'eve BYE'),
    round('ann eve FW', 'bob dee TT', 'cy BYE'),
    round('ann cy FL', 'dee eve FW', 'bob MG'),
  );

  it('has every entry in the order of the report, with the rounds of byes and without missed games', () => {
    expect(told(played).map(({ handle, byes }) => [handle, byes])).toEqual([
      ['ann', []],
      ['bob', []],
      ['cy', [2]],
      ['dee', []],
      ['eve', [1]],
    ]);
  });

  it('tells games, score and expectation whose difference at the k-factor is the change of the rating', () => {
    for (const { ratings } of told(played)) {
      expect(ratings.map(({ category }) => category)).toEqual(['constructed', 'overall']);
      for (const { before, after, score, expected, kFactor } of ratings)
        expect(after - before).toBeCloseTo(kFactor! * (score - expected), 9);
    }
    const [ann, bob] = told(played);
    expect(ann!.ratings[0]).toMatchObject({ before: 1500, games: 3, score: 2, kFactor: 16 });
    expect(bob!.ratings[0]).toMatchObject({ before: 1500, games: 2, score: 0.5, kFactor: 16 });
  });

  it('tells no ratings of players without a rated game', () => {
    const [, , , , eve] = told(
      report(
        round('ann 100-35 bob FW', 'cy 20-10 dee MW', 'eve MG'),
        round('ann dee FW', 'bob cy TT', 'eve MG'),
        round('ann cy FL', 'dee bob FW', 'eve MG'),
      ),
    );
    expect(eve).toEqual({ handle: 'eve', ratings: [], points: [], byes: [], earnedByesUsed: [], won: [] });
  });
});
