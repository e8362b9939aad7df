import type { TournamentReport } from '@quadrant/rules/tournament';
import { pods, round } from '../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../test/builders/report.js';
import type { ChampionshipTournament } from './championship.js';
import { checkClaims, claimsOf } from './check-claims.js';
import type { EntitlementFacts, PlayerEntitlement } from './settlement.js';

const continental: ChampionshipTournament = {
  key: 'continental',
  startsAt: Date.parse('2014-08-09'),
  localDate: '2014-08-09',
  name: 'The Continental',
  continent: 'europe',
  game: '2e',
  kind: 'continental',
  isHeat: false,
};
const tribbles: ChampionshipTournament = { ...continental, game: 'tribbles' };

const regional: PlayerEntitlement = {
  id: 'regional',
  player: 1,
  game: '2e',
  wonIn: {
    key: 'regional',
    startsAt: Date.parse('2014-05-03'),
    localDate: '2014-05-03',
    name: 'Hanse',
    continent: 'europe',
  },
  into: 'continental',
  edition: 'same-year',
  continent: 'same',
  earnedByes: [1],
  headStart: 0,
};
const headStart: PlayerEntitlement = { ...regional, game: 'tribbles', earnedByes: [], headStart: 100_000 };

const facts = (changes: Partial<EntitlementFacts>): EntitlementFacts => ({
  entitlements: [],
  choices: new Map(),
  forfeits: new Map(),
  claims: [],
  played: [],
  today: '2014-08-10',
  ...changes,
});

const PLAYERS = [1, 2, null];

/** Ann has the bye that they claim, Dee has one for which they claim nothing. */
const claiming = (players: ReportChanges['players'] = { ann: { earnedByes: [1] } }): TournamentReport =>
  report(round('ann EARNED_BYE', 'bob 100-0 cy FW', 'dee EARNED_BYE'), {
    players: { ann: {}, bob: {}, ...players },
  });

const DEE = 'earned-bye-unknown /players/3/earnedByes';

const said = (from: TournamentReport, known: Partial<EntitlementFacts>, tournament = continental) =>
  checkClaims(facts(known), from, claimsOf(from, tournament, PLAYERS)).map(({ code, pointer }) => `${code} ${pointer}`);

describe('claimsOf', () => {
  it('gives what is claimed and what was given, of everybody', () => {
    const from = claiming({ bob: { earnedByes: [2], headStart: 100_000 } });
    const claims = claimsOf(from, continental, PLAYERS);
    expect(
      claims.map(({ entry, player, rounds, headStart: start }) => [from.entries[entry]?.handle, player, rounds, start]),
    ).toEqual([
      ['ann', 1, [1], 0],
      ['bob', 2, [2], 0],
      ['cy', null, [], 0],
      ['dee', null, [1], 0],
    ]);
  });
});

describe('checkClaims', () => {
  it('has nothing to say about what was won', () => {
    expect(said(claiming(), { entitlements: [regional] })).toEqual([DEE]);
    expect(said(report(round('ann 100-0 bob FW')), {})).toEqual([]);
  });

  it('says what is claimed, why nothing covers it, and what to do', () => {
    const from = claiming();
    expect(checkClaims(facts({}), from, claimsOf(from, continental, PLAYERS))[0]).toEqual({
      severity: 'warning',
      code: 'earned-bye-unknown',
      pointer: '/players/0/earnedByes',
      message: 'ann claims an Earned Bye for round 1, but none was won; it counts as given.',
      advice:
        'Correct player or claim, or leave it if the director allowed it (Organized Play Guide 4.2, sections 7.2 and 11).',
    });
  });

  const before = { ...continental, key: 'before', name: 'Heat 1', startsAt: Date.parse('2014-08-08') };
  const entered = (rounds: number[]) => ({ tournament: before, entry: 0, player: 1, rounds, headStart: 0 });
  const choice = { ...regional, edition: 'next', continent: 'of-choice' } as const;

  it.each<[string, Partial<EntitlementFacts>]>([
    ['earned-bye-unknown', {}],
    ['earned-bye-used-up', { entitlements: [regional], claims: [entered([1])] }],
    ['earned-bye-forfeited', { entitlements: [regional], forfeits: new Map([['regional', '2014-08-01']]) }],
    [
      'earned-bye-expired',
      { entitlements: [{ ...regional, wonIn: { ...regional.wonIn, startsAt: 0, localDate: '2013-05-04' } }] },
    ],
    ['earned-bye-for-another', { entitlements: [{ ...regional, into: 'worlds', continent: null }] }],
    ['earned-bye-not-for-round', { entitlements: [{ ...regional, earnedByes: [2] }] }],
    ['entitlement-choice-missing', { entitlements: [choice] }],
    ['entitlement-past-first-heat', { entitlements: [regional], claims: [entered([])] }],
  ])('warns of byes: %s', (code, known) => {
    expect(said(claiming(), known)).toEqual([`${code} /players/0/earnedByes`, DEE]);
  });

  it.each<[string | null, number, Partial<EntitlementFacts>]>([
    [null, 100_000, { entitlements: [headStart] }],
    ['head-start-unknown', 100_000, { entitlements: [regional] }],
    ['head-start-amount', 200_000, { entitlements: [headStart] }],
    ['head-start-forfeited', 100_000, { entitlements: [headStart], forfeits: new Map([['regional', '2014-08-01']]) }],
    [
      'head-start-for-another',
      100_000,
      { entitlements: [{ ...headStart, wonIn: { ...headStart.wonIn, continent: 'australia' } }] },
    ],
    [
      'head-start-expired',
      100_000,
      { entitlements: [{ ...headStart, wonIn: { ...headStart.wonIn, startsAt: 0, localDate: '2013-05-04' } }] },
    ],
    [
      'head-start-used-up',
      100_000,
      {
        entitlements: [headStart],
        claims: [{ ...entered([]), tournament: { ...before, game: 'tribbles' }, headStart: 100_000 }],
      },
    ],
  ])('warns of head starts: %s', (code, points, known) => {
    const from = report(pods('ann 5, bob 30 out'), { players: { ann: { headStart: points, earnedByes: [1] } } });
    expect(said(from, known, tribbles)).toEqual(code === null ? [] : [`${code} /players/0/headStart`]);
  });

  it('takes a revision for no second use, and a later tournament for none before it', () => {
    const own = { ...entered([1]), tournament: continental };
    expect(said(claiming(), { entitlements: [regional], claims: [own], played: [continental] })).toEqual([DEE]);
    const later = { ...entered([1]), tournament: { ...before, startsAt: Date.parse('2014-08-20'), key: 'later' } };
    expect(said(claiming(), { entitlements: [regional], claims: [later] })).toEqual([DEE]);
  });
});
