import type { Entitlement } from '@quadrant/rules/championships';
import type { ChampionshipTournament } from './championship.js';
import { settleEntitlements } from './settle-entitlements.js';
import type { EntitlementFacts, PlayerEntitlement, ShownClaim } from './settlement.js';

const ANN = 1;
const BOB = 2;

const played = (localDate: string, changes: Partial<ChampionshipTournament> = {}): ChampionshipTournament => ({
  key: changes.name ?? localDate,
  startsAt: Date.parse(localDate),
  localDate,
  name: 'The Continental',
  continent: 'europe',
  game: '2e',
  kind: 'continental',
  isHeat: false,
  ...changes,
});

const R1: Entitlement = { into: 'continental', edition: 'same-year', continent: 'same', earnedByes: [1], headStart: 0 };
const NEXT: Entitlement = { ...R1, edition: 'next' };
const CHOICE: Entitlement = { ...R1, edition: 'following-year', continent: 'of-choice' };
const WORLDS: Entitlement = { ...R1, into: 'worlds', continent: null, earnedByes: [1, 2] };
const START: Entitlement = { ...R1, earnedByes: [], headStart: 100_000 };

const won = (what: Entitlement, on: string, changes: Partial<PlayerEntitlement> = {}): PlayerEntitlement => ({
  id: `won ${on}`,
  player: ANN,
  game: '2e',
  wonIn: { key: on, startsAt: Date.parse(on), localDate: on, name: `Cup of ${on}`, continent: 'europe' },
  ...what,
  ...changes,
});

const claim = (tournament: ChampionshipTournament, changes: Partial<ShownClaim> = {}): ShownClaim => ({
  tournament,
  entry: 0,
  player: ANN,
  rounds: [1],
  headStart: 0,
  ...changes,
});

const settled = (facts: Partial<EntitlementFacts>) =>
  settleEntitlements({
    entitlements: [],
    choices: new Map(),
    forfeits: new Map(),
    claims: [],
    played: [],
    today: '2014-07-01',
    ...facts,
  });

const states = (facts: Partial<EntitlementFacts>) => settled(facts).entitlements.map(({ state }) => state);
const reasons = (facts: Partial<EntitlementFacts>) => settled(facts).uncovered.map(({ reason }) => reason);

const CONTINENTAL = played('2014-08-09');
const HEAT_1 = played('2014-08-08', { name: 'Heat 1', isHeat: true });
const HEAT_2 = played('2014-08-09', { name: 'Heat 2', isHeat: true });
const FINALS = played('2014-08-10', { name: 'Finals' });

describe('an entitlement', () => {
  const regional = won(R1, '2014-05-03');

  it('is open, then used or expired with its championship', () => {
    expect(states({ entitlements: [regional] })).toEqual(['open']);
    expect(states({ entitlements: [regional], played: [CONTINENTAL] })).toEqual(['expired']);
    const used = settled({ entitlements: [regional], claims: [claim(CONTINENTAL)] });
    expect(used.uncovered).toEqual([]);
    expect(used.entitlements).toEqual([
      expect.objectContaining({
        state: 'used',
        target: 'the Continental Championship of 2014 in Europe',
        uses: [{ tournament: CONTINENTAL, rounds: [1] }],
        roundsLeft: [],
        why: null,
      }),
    ]);
  });

  it('expires when the year of its edition is over, played or not', () => {
    expect(states({ entitlements: [regional], today: '2014-12-31' })).toEqual(['open']);
    expect(states({ entitlements: [regional], today: '2015-01-01' })).toEqual(['expired']);
    expect(settled({ entitlements: [regional], today: '2015-01-01' }).entitlements[0]?.why).toBe('2014 is over');
  });

  it('for the next championship waits for it over the years, and never expires by date alone', () => {
    const national = won(NEXT, '2014-11-15');
    expect(states({ entitlements: [national], played: [CONTINENTAL], today: '2019-01-01' })).toEqual(['open']);
    const next = played('2016-07-02');
    expect(states({ entitlements: [national], played: [CONTINENTAL, next] })).toEqual(['expired']);
    const used = settled({ entitlements: [national], claims: [claim(next)], played: [CONTINENTAL] });
    expect(used.entitlements[0]).toMatchObject({ state: 'used', championship: { year: 2016 } });
    const later = { entitlements: [national], played: [next], claims: [claim(played('2017-07-01'))] };
    expect(reasons(later)).toEqual(['expired']);
    expect(settled({ entitlements: [national] }).entitlements[0]?.target).toBe(
      'the next Continental Championship in Europe',
    );
  });

  it('of the choice of its player waits until they have chosen', () => {
    const second = won(CHOICE, '2013-09-21', { id: 'second' });
    const american = played('2014-07-12', { continent: 'north-america' });
    expect(states({ entitlements: [second], played: [CONTINENTAL, american] })).toEqual(['needs-choice']);
    expect(reasons({ entitlements: [second], claims: [claim(american)] })).toEqual(['choice-missing']);
    const choices = new Map([['second', 'north-america']]);
    const used = settled({ entitlements: [second], choices, claims: [claim(american)] });
    expect(used.entitlements[0]).toMatchObject({
      state: 'used',
      target: 'the Continental Championship of 2014 in North America',
    });
    expect(reasons({ entitlements: [second], choices, claims: [claim(CONTINENTAL)] })).toEqual(['other-continent']);
    expect(states({ entitlements: [second], today: '2015-01-01' })).toEqual(['expired']);
  });

  it('that was won nowhere in particular is for the continent that is chosen', () => {
    const { wonIn } = won(NEXT, '2014-03-01');
    const online = won(NEXT, '2014-03-01', { id: 'online', wonIn: { ...wonIn, continent: null } });
    const nowhere = played('2014-08-01', { name: 'Online', continent: null });
    expect(states({ entitlements: [online], played: [CONTINENTAL, nowhere] })).toEqual(['needs-choice']);
    expect(
      states({ entitlements: [online], claims: [claim(CONTINENTAL)], choices: new Map([['online', 'europe']]) }),
    ).toEqual(['used']);
  });

  // @row 41
  it('that was given up covers nothing, nor does it pass to anybody else', () => {
    const forfeits = new Map([[regional.id, '2014-08-01']]);
    const facts = {
      entitlements: [regional],
      forfeits,
      claims: [claim(CONTINENTAL), claim(CONTINENTAL, { player: BOB, entry: 1 })],
    };
    expect(states(facts)).toEqual(['forfeited']);
    expect(reasons(facts)).toEqual(['forfeited', 'never-won']);
  });

  it('belongs to whom its winner counts as', () => {
    const won2013 = won(R1, '2014-05-03', { player: BOB });
    expect(reasons({ entitlements: [won2013], claims: [claim(CONTINENTAL)] })).toEqual(['never-won']);
    expect(states({ entitlements: [{ ...won2013, player: ANN }], claims: [claim(CONTINENTAL)] })).toEqual(['used']);
  });
});

describe('claims', () => {
  const regional = won(R1, '2014-05-03');

  it('are covered once, by what was won first', () => {
    const other = won(NEXT, '2014-02-01', { id: 'other' });
    const facts = { entitlements: [regional, other], claims: [claim(CONTINENTAL)] };
    expect(settled(facts).entitlements.map(({ entitlement, state }) => [entitlement.id, state])).toEqual([
      ['other', 'used'],
      [regional.id, 'expired'],
    ]);
  });

  // @row 89
  it('are covered in the first heat', () => {
    const twice = { entitlements: [regional], claims: [claim(HEAT_2), claim(HEAT_1)] };
    expect(settled(twice).entitlements[0]?.uses).toEqual([{ tournament: HEAT_1, rounds: [1] }]);
    expect(settled(twice).uncovered).toEqual([
      expect.objectContaining({ claim: claim(HEAT_2), reason: 'used-up', why: 'it was used in Heat 1' }),
    ]);
    const late = { entitlements: [regional], claims: [claim(HEAT_1, { rounds: [] }), claim(HEAT_2)] };
    expect(states(late)).toEqual(['expired']);
    expect(reasons(late)).toEqual(['past-first-heat']);
    expect(
      states({ entitlements: [regional], claims: [claim(HEAT_1, { player: BOB, rounds: [] }), claim(HEAT_2)] }),
    ).toEqual(['used']);
  });

  it('leave the second round open within the same championship', () => {
    const world = (tournament: ChampionshipTournament) => ({ ...tournament, kind: 'worlds' as const });
    const champion = won(WORLDS, '2014-07-12');
    const first = claim(world(HEAT_1));
    const partly = settled({ entitlements: [champion], claims: [first] }).entitlements[0];
    expect(partly).toMatchObject({ state: 'open', roundsLeft: [2], uses: [{ rounds: [1] }] });
    const both = { entitlements: [champion], claims: [first, claim(world(HEAT_2), { rounds: [2] })] };
    expect(settled(both).entitlements[0]).toMatchObject({
      state: 'used',
      roundsLeft: [],
      uses: [{ rounds: [1] }, { rounds: [2] }],
    });
    const over = { entitlements: [champion], claims: [first], played: [world(FINALS)] };
    expect(settled(over).entitlements[0]).toMatchObject({ state: 'expired', roundsLeft: [2] });
    expect(states({ entitlements: [champion], claims: [claim(world(FINALS), { rounds: [1, 2, 2] })] })).toEqual([
      'used',
    ]);
  });

  it('of head starts are for the very amount', () => {
    const start = won(START, '2014-05-03', { game: 'tribbles' });
    const heat = { ...HEAT_1, game: 'tribbles' as const };
    const of = (headStart: number) => ({ entitlements: [start], claims: [claim(heat, { rounds: [], headStart })] });
    expect(states(of(100_000))).toEqual(['used']);
    expect(reasons(of(200_000))).toEqual(['other-amount']);
    const finals = claim({ ...FINALS, game: 'tribbles' }, { rounds: [], headStart: 100_000 });
    const again = { ...of(100_000), claims: [...of(100_000).claims, finals] };
    expect(reasons(again)).toEqual(['used-up']);
    expect(settled(again).entitlements[0]).toMatchObject({ state: 'used', uses: [{ rounds: [] }] });
  });

  it.each<[string, PlayerEntitlement, Partial<ShownClaim>, string]>([
    ['never-won', won(START, '2014-05-03'), {}, 'none was won'],
    ['never-won', won(R1, '2013-05-03', { game: '1e' }), {}, 'none was won'],
    [
      'other-game',
      won(R1, '2014-05-03', { game: '1e' }),
      {},
      'is for 1e, the Continental Championship of 2014 in Europe',
    ],
    ['other-championship', won(WORLDS, '2014-05-03'), {}, 'is for the World Championships of 2014'],
    ['other-round', won(R1, '2014-05-03'), { rounds: [2] }, 'is an Earned Bye for round 1'],
    [
      'other-year',
      won({ ...WORLDS, edition: 'following-year' }, '2014-05-03'),
      { tournament: played('2014-09-20', { kind: 'worlds' }) },
      'is for the World Championships of 2015',
    ],
    ['expired', won(R1, '2013-05-03'), {}, 'was for the Continental Championship of 2013 in Europe'],
    ['won-later', won(R1, '2014-08-30'), {}, 'it was won in Cup of 2014-08-30 only, on 2014-08-30'],
    ['never-won', won(R1, '2014-05-03'), { player: null }, 'none was won'],
  ])('that nothing covers say why: %s', (reason, entitlement, changes, why) => {
    const { uncovered } = settled({ entitlements: [entitlement], claims: [claim(CONTINENTAL, changes)] });
    expect(uncovered).toEqual([expect.objectContaining({ reason, why: expect.stringContaining(why) })]);
  });

  it('are not told by what was used only afterwards', () => {
    const runnerUp = won({ ...WORLDS, edition: 'following-year' }, '2013-09-21');
    const world = (localDate: string) =>
      claim(played(localDate, { kind: 'worlds', name: localDate }), { rounds: [1, 2] });
    const facts = { entitlements: [runnerUp], claims: [world('2013-09-28'), world('2014-09-20')] };
    expect(states(facts)).toEqual(['used']);
    expect(reasons(facts)).toEqual(['other-year', 'other-year']);
  });

  it('are told by the entitlement that comes closest, not by what was used up years ago', () => {
    const old = won(R1, '2012-05-03', { id: 'old' });
    const usedUp = claim(played('2012-08-11', { name: 'The Continental of 2012' }));
    const chosenLate = won(CHOICE, '2013-09-21', { id: 'second' });
    const { uncovered } = settled({ entitlements: [old, chosenLate], claims: [usedUp, claim(CONTINENTAL)] });
    expect(uncovered.map(({ reason, closest }) => [reason, closest?.id])).toEqual([['choice-missing', 'second']]);
    const alone = settled({ entitlements: [old], claims: [usedUp, claim(CONTINENTAL)] }).uncovered;
    expect(alone).toEqual([
      expect.objectContaining({ reason: 'used-up', why: 'it was used in The Continental of 2012' }),
    ]);
  });
});
