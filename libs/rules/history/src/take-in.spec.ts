import { SWITCHES } from '@quadrant/rules/policy';
import { completeSeason, newLeagueRules, type LeagueSeason } from '@quadrant/rules/leagues';
import { countPackedGames, DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { hexOfBytes, type TournamentReport } from '@quadrant/rules/tournament';
import { report, type ReportChanges } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import type { TournamentInput } from './compute-outcome.js';
import { CHAIN_START } from './hashes.js';
import { scoreReport, type ScoringFacts } from './scorecard.js';
import { HistoryState } from './state.js';
import { takeIn } from './take-in.js';

const rounds = [
  round('ann 100-35 bob FW', 'cy 20-10 dee MW'),
  round('ann bob FW', 'cy dee FW'),
  round('ann cy TT', 'bob dee FW', 'eve MG'),
];
const publicIds = [1, 2, 3, 4, 5].map((id) => Buffer.alloc(16, id));
const season: LeagueSeason = {
  id: 9,
  league: 'alpha',
  ...completeSeason({ season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' }),
};
const KEY = '00000000-0000-5000-8000-000000000001';

interface Facts extends Partial<ScoringFacts> {
  readonly key?: string;
  readonly season?: LeagueSeason;
}

function inputOf(played: TournamentReport, { key = KEY, season: ofLeague, ...facts }: Facts = {}): TournamentInput {
  const scoring = {
    sha256: Buffer.alloc(32, 0xaa),
    announced: null,
    leadTimeCountsAsMet: false,
    switches: SWITCHES,
    tossSeed: null,
    level: null,
    rated: null,
    league: null,
    ...facts,
  };
  const { scorecard } = scoreReport(played, key, { ...scoring, league: ofLeague?.league ?? null });
  const rules = newLeagueRules('alpha');
  const league = ofLeague
    ? { rules: { ...rules, seasons: [ofLeague] }, season: ofLeague, manualAwards: [], champion: null }
    : null;
  return { key, scorecard, players: [11, 12, 13, 14, 15], publicIds, league };
}
const input = (tournament: ReportChanges['tournament'] = {}, facts: Facts = {}): TournamentInput =>
  inputOf(report(...rounds, { tournament }), facts);
const start = () => new HistoryState();
const take = (one: TournamentInput, state = start()) => takeIn(DEFAULT_RATING_RULES, state, CHAIN_START, one);

describe('takeIn', () => {
  // @row 88
  it('rates the category and overall, and leaves players who only missed games unrated', () => {
    const state = start();
    const one = input();
    const { outcome } = take(one, state);
    expect([...state.tracks()].map(({ game, category }) => `${game}/${category}`)).toEqual([
      '2e/constructed',
      '2e/overall',
    ]);
    const overall = state.track('2e', 'overall');
    expect(overall).toEqual(state.track('2e', 'constructed'));
    expect(countPackedGames(one.scorecard.games)).toBe(6);
    expect([11, 12, 13, 14, 15].map((player) => overall.gamesOf(player))).toEqual([3, 3, 3, 3, 0]);
    expect(overall.ratingOf(15)).toBe(1500);
    expect(overall.lastPlayedAtOf(11)).toBe(Date.parse('2014-11-08T15:00:00Z'));
    expect(outcome.changes.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  it('takes the k-factor of the level on the local date', () => {
    const gain = (level: 1 | 2 | 3 | 4 | 5, startsAt: string): number => {
      const played = report(round('ann 100-35 bob FW', 'cy 20-10 dee MW'), round('ann MG'), round('ann MG'), {
        tournament: { level, startsAt, kind: 'release', registeredAt: '2010-01-01T00:00:00Z' },
      });
      return take(inputOf(played)).outcome.changes[0]!.after - 1500;
    };
    expect(([1, 2, 3, 4, 5] as const).map((level) => gain(level, '2014-06-04T00:30:00+02:00'))).toEqual([
      8, 14, 20, 26, 32,
    ]);
    expect(([1, 2, 3, 4, 5] as const).map((level) => gain(level, '2014-06-03T23:30:00-02:00'))).toEqual([
      8, 16, 16, 24, 32,
    ]);
  });

  it('takes what a coordinator set in place of what the report says', () => {
    const gainOf = (facts: Facts) => take(input({ unrated: true, kind: 'release' }, facts)).outcome.changes[0]?.after;
    expect(gainOf({})).toBeUndefined();
    const local = gainOf({ rated: true });
    const worlds = gainOf({ rated: true, level: 5 });
    expect(local).toBeGreaterThan(1500);
    expect(worlds).toBeGreaterThan(local!);
    expect(take(input({}, { rated: false })).outcome.changes).toEqual([]);
  });

  // @row 111, 115
  it('gives league points without sanctioning, Masters Points with it, and none to who only missed games', () => {
    const unsanctioned = input({ registeredAt: null, kind: 'masters', level: 3 }, { season });
    const { outcome } = take(unsanctioned);
    expect(unsanctioned.scorecard.sanctioned).toBe(false);
    expect(outcome.changes).toEqual([]);
    expect(outcome.awards.map(({ kind, entry, points }) => [kind, entry, points])).toEqual([
      ['league', 0, 12],
      ['league', 2, 8],
      ['league', 1, 6],
      ['league', 3, 6],
    ]);
    const masters = take(input({ kind: 'masters', level: 3 })).outcome.awards;
    expect(masters.map(({ kind, mastersSeason, points }) => [kind, mastersSeason, points])).toEqual([
      ['masters', 2014, 12],
      ['masters', 2014, 8],
      ['masters', 2014, 6],
      ['masters', 2014, 6],
    ]);
  });

  it('continues the chains: the same history gives the same hashes, any difference in it others', () => {
    const chain = (...inputs: TournamentInput[]): string => {
      const state = start();
      let links = CHAIN_START;
      for (const each of inputs) ({ links } = takeIn(DEFAULT_RATING_RULES, state, links, each));
      return hexOfBytes(links.chain) + hexOfBytes(links.inputs);
    };
    const second = input({}, { key: '00000000-0000-5000-8000-000000000002', sha256: Buffer.alloc(32, 0xbb) });
    expect(chain(input(), second)).toBe(chain(input(), second));
    const different = [
      chain(input(), second),
      chain(second, input()),
      chain(input({}, { level: 2 }), second),
      chain(input({}, { sha256: Buffer.alloc(32, 0xcc) }), second),
      chain(input({}, { season }), second),
      chain(input({ registeredAt: null }), second),
      chain({ ...input(), publicIds: [...publicIds].reverse() }, second),
    ];
    expect(new Set(different).size).toBe(different.length);
  });
});
