import type { TournamentReport } from '@quadrant/rules/tournament';
import { elimination, round, type RoundText } from '../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../test/builders/report.js';
import { ffgSwlcg2016 } from './rule-system.js';

/** Writes `handle decidedBy`, best first. */
const order = (from: TournamentReport, key = 'key'): string[] =>
  ffgSwlcg2016
    .computeStandings(from, key)
    .map(({ entry, decidedBy }) => `${from.entries[entry]?.handle ?? '?'} ${decidedBy}`);

const orderOf = (...parts: (RoundText | ReportChanges)[]): string[] => order(report(...parts));

const rowOf = (from: TournamentReport, handle: string) =>
  ffgSwlcg2016.computeStandings(from, 'key').find(({ entry }) => from.entries[entry]?.handle === handle);

const WON = 'W dark, W light';
const LOST = 'L dark, L light';
const SPLIT = 'W dark, L light';

describe('004, Tiebreakers, Head-to-head', () => {
  // @row 247
  it('places first who has defeated everybody else of the group, the others go on to strength of schedule', () => {
    // All three have 9; Ann beat Bob and Cy, who beat those below by more or less.
    const from = report(
      round(`ann bob: W dark, D light`, `cy dee: ${WON}`, `eve fay: ${WON}`),
      round(`ann cy: W dark, D light`, `bob eve: ${WON}`, `dee fay: ${SPLIT}`),
      round(`ann eve: D dark, L light`, `bob fay: D dark, D light`, `cy gus: D dark, D light`),
    );
    expect(rowOf(from, 'ann')?.points).toBe(9);
    expect(['bob', 'cy'].map((handle) => rowOf(from, handle)?.points)).toEqual([9, 9]);
    expect(order(from).slice(0, 4)).toEqual([
      'eve points',
      'ann points',
      'bob head-to-head',
      'cy strength-of-schedule',
    ]);
  });

  it('is not for one who has met some of the group only, however they fared', () => {
    const from = report(
      round(`ann bob: ${WON}`, `cy dee: ${WON}`),
      round(`ann eve: ${LOST}`, `bob fay: ${WON}`, `cy gus: ${LOST}`),
    );
    // Ann 6, Bob 6 and Cy 6, with Eve and Gus; Ann has beaten Bob alone.
    expect(rowOf(from, 'ann')?.points).toBe(6);
    expect(order(from).some((row) => row.endsWith('head-to-head'))).toBe(false);
  });

  it('is not asked again between two whom a later step leaves tied', () => {
    // Ann, who beat Bob, Bob and Cy have 6; Ann and Bob are equal in both strengths of schedule, Cy has none.
    const from = report(
      round(`ann bob: ${WON}`, `pia art: ${WON}`, `ben quin: ${WON}`, 'cy BYE'),
      round(`art ann: ${WON}`, `bob ben: ${WON}`, `quin pia: ${WON}`),
      round(`art w: ${WON}`, `ben x: ${WON}`, `pia y: ${WON}`, `quin z: ${WON}`),
    );
    const found = order(from).slice(4, 7);
    expect(found[0]).toMatch(/^(ann|bob) points$/);
    expect(found[1]).toMatch(/^(ann|bob) coin-toss$/);
    expect(found[2]).toBe('cy strength-of-schedule');
  });

  it('counts all games of two who met twice', () => {
    const from = report(
      round(`ann bob: ${WON}`, 'cy dee: D dark'),
      round('bob ann: W dark, D light', 'cy dee: D dark'),
      round('bob cy: W dark', 'dee ann: W dark'),
    );
    // Both have 7 points; their meetings were 7 to 4.
    expect(order(from).slice(0, 2)).toEqual(['ann head-to-head', 'bob head-to-head']);
  });
});

describe('004, Tiebreakers, Strength of Schedule', () => {
  // @row 248
  it('leaves a bye out of sum and divisor of its holder, and counts it for those who met them', () => {
    const from = report(round('ann BYE', `bob cy: ${WON}`), round(`ann bob: ${WON}`, 'cy BYE'));
    // Bob has 6 in 2 rounds.
    expect(rowOf(from, 'ann')).toMatchObject({ points: 12, strengthOfSchedule: 3 });
    // Cy has 6 in 2 rounds, Ann 12 in 2.
    expect(rowOf(from, 'bob')?.strengthOfSchedule).toBe((3 + 6) / 2);
  });

  // @row 248
  it('counts the rounds that an opponent has played, not those that they missed', () => {
    const from = report(round(`ann bob: ${WON}`), round(`ann cy: ${WON}`));
    expect(rowOf(from, 'bob')?.strengthOfSchedule).toBe(6);
    expect(rowOf(from, 'ann')?.strengthOfSchedule).toBe(0);
    const absent = report(round(`ann bob: ${LOST}`), round(`ann cy: ${WON}`));
    // Bob has 6 in the one round that they played.
    expect(rowOf(absent, 'ann')?.strengthOfSchedule).toBe((6 + 0) / 2);
  });

  it('is 0 without opponents', () => {
    expect(rowOf(report(round('ann BYE')), 'ann')).toMatchObject({
      strengthOfSchedule: 0,
      extendedStrengthOfSchedule: 0,
    });
  });

  it('B.9: counts an opponent who was met twice at each meeting; once, where the switch says so', () => {
    const from = report(
      round(`ann bob: ${WON}`, 'cy BYE'),
      round(`ann bob: ${WON}`, 'cy BYE'),
      round(`ann cy: ${WON}`),
    );
    // Bob has 0 and was met twice, Cy 12 in 3 rounds.
    expect(rowOf(from, 'ann')?.strengthOfSchedule).toBe(4 / 3);
    const once = ffgSwlcg2016.computeStandings(from, 'key', { 'ffg-repeated-opponent': 'once' });
    expect(once.find(({ entry }) => from.entries[entry]?.handle === 'ann')?.strengthOfSchedule).toBe(4 / 2);
  });

  it('counts each meeting in the extended one, too', () => {
    const from = report(
      round(`ann bob: ${WON}`, `cy dee: ${WON}`),
      round(`bob ann: ${WON}`, `dee cy: ${WON}`),
      round(`ann cy: ${WON}`, `bob dee: ${WON}`),
    );
    // In three rounds Ann and Bob have 12 points, Cy and Dee 6: 4 and 2 a round. Ann met Bob, Bob and Cy.
    const strengths = { ann: (4 + 4 + 2) / 3, bob: (4 + 4 + 2) / 3, cy: (2 + 2 + 4) / 3, dee: (2 + 2 + 4) / 3 };
    expect(rowOf(from, 'ann')?.strengthOfSchedule).toBe(strengths.ann);
    expect(rowOf(from, 'ann')?.extendedStrengthOfSchedule).toBeCloseTo((2 * strengths.bob + strengths.cy) / 3, 12);
    expect(rowOf(from, 'cy')?.extendedStrengthOfSchedule).toBeCloseTo((2 * strengths.dee + strengths.ann) / 3, 12);
  });
});

describe('004, Tiebreakers, Extended Strength of Schedule and Random', () => {
  const rounds = [
    round(`ann cy: ${WON}`, `bob dee: ${WON}`),
    round(`eve cy: ${WON}`, `dee fay: ${LOST}`),
    round(`eve gus: ${WON}`, `fay hal: ${LOST}`),
  ];

  // @row 249
  it('comes after strength of schedule', () => {
    // Cy and Dee have 0 both; but Cy lost to Eve with 12 in 2 rounds, Dee to Fay with 6 in 2.
    const from = report(...rounds);
    expect([rowOf(from, 'ann'), rowOf(from, 'bob')].map((row) => row?.strengthOfSchedule)).toEqual([0, 0]);
    expect([rowOf(from, 'ann'), rowOf(from, 'bob')].map((row) => row?.extendedStrengthOfSchedule)).toEqual([6, 4.5]);
    const found = order(from);
    expect(found.indexOf('bob extended-strength-of-schedule')).toBeGreaterThan(found.indexOf('ann points'));
  });

  // @row 250
  it('takes the toss from the standings of the director', () => {
    const tied = [round(`ann bob: ${SPLIT}`)];
    expect(orderOf(...tied, { standings: ['bob', 'ann'] })).toEqual(['bob director-toss', 'ann director-toss']);
    expect(orderOf(...tied, { standings: ['ann', 'bob'] })).toEqual(['ann director-toss', 'bob director-toss']);
  });

  // @row 250
  it('draws a toss that nobody recorded by the tournament key', () => {
    const from = report(round(`ann bob: ${SPLIT}`));
    expect(order(from)).toEqual(order(from));
    const firsts = Array.from({ length: 20 }, (_, key) => order(from, `${key}`)[0]);
    expect(new Set(firsts)).toEqual(new Set(['ann coin-toss', 'bob coin-toss']));
  });
});

describe('004, Double Elimination Rounds', () => {
  const eight = {
    players: Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((handle, index) => [handle, { seed: index + 1 }]),
    ),
  };
  const stage = [
    elimination('a h: W', 'd e: W', 'b g: W', 'c f: W'),
    elimination('a d: W', 'b c: W', 'h e: L', 'g f: L'),
    elimination('e c: L', 'f d: L'),
    elimination('a b: W', 'c d: W'),
    elimination('c b: L'),
  ];

  // @row 240
  it('places players by their second loss, those out in the same round by seed', () => {
    expect(orderOf(eight, ...stage, elimination('a b: W'))).toEqual([
      'a elimination',
      'b elimination',
      'c elimination',
      'd elimination',
      'e elimination',
      'f seed',
      'g elimination',
      'h seed',
    ]);
  });

  it('plays the final again when the winner of the lower bracket wins it', () => {
    const first = elimination('a b: L');
    expect(orderOf(eight, ...stage, first, elimination('a b: W')).slice(0, 2)).toEqual([
      'a elimination',
      'b elimination',
    ]);
    expect(orderOf(eight, ...stage, first, elimination('a b: L')).slice(0, 2)).toEqual([
      'b elimination',
      'a elimination',
    ]);
  });

  it('places who left before a second loss where their next match would have been', () => {
    const left = { players: { ...eight.players, f: { seed: 6, droppedAfterRound: 2 } } };
    const rounds = [...stage.slice(0, 2), elimination('e c: L', 'd BYE'), ...stage.slice(3), elimination('a b: W')];
    expect(orderOf(left, ...rounds).map((row) => row[0])).toEqual([...'abcdefgh']);
  });

  it('does not let a drop from before their matches put back who won them', () => {
    const left = { players: { ...eight.players, a: { seed: 1, droppedAfterRound: 1 } } };
    const from = report(left, ...stage, elimination('a b: W'));
    expect(order(from).map((row) => row[0])).toEqual([...'abcdefgh']);
    expect(ffgSwlcg2016.validate(from).map(({ code }) => code)).toContain('played-after-drop');
  });

  it('places by losses and then by the last round when the stage was not played to its end', () => {
    expect(orderOf(eight, ...stage).slice(0, 2)).toEqual(['a elimination', 'b elimination']);
    const single = [elimination('a d: W', 'b c: W'), elimination('a b: W')];
    expect(orderOf(eight, ...single).map((row) => row[0])).toEqual([...'abcdefgh']);
  });

  it('parts players out in the same round by their place in the Swiss stage, and counts no points', () => {
    const from = report(
      round(`ann eve: ${WON}`, `bob fay: W dark, D light`, `cy gus: ${SPLIT}`, `dee hal: D dark, D light`),
      elimination('ann dee: L', 'bob cy: L'),
      elimination('ann bob: L', 'cy dee: L'),
    );
    expect(
      order(from)
        .slice(0, 4)
        .map((row) => row.split(' ')[0]),
    ).toEqual(['dee', 'bob', 'cy', 'ann']);
    expect(rowOf(from, 'dee')?.points).toBe(2);
  });
});

describe('what the director placed by hand', () => {
  it('stands', () => {
    const placed = { places: [{ handle: 'bob', place: 1, reason: 'as announced' }] };
    expect(orderOf(round(`ann bob: ${WON}`), placed)).toEqual(['bob director', 'ann director']);
  });
});

describe('results of other rule systems', () => {
  it.each(['ann bob FW', 'ann bob WIN', 'ann bob TT', 'ann MG', 'ann EARNED_BYE'])('%s: RangeError', (line) => {
    expect(() => ffgSwlcg2016.computeStandings(report(round(line)), 'key')).toThrow(RangeError);
  });
});

// @row 235
describe('004, Progression Cut', () => {
  const swiss = round(`ann eve: ${WON}`, `bob fay: ${WON}`, `cy gus: ${WON}`, `dee hal: ${WON}`);
  const bracket = [
    elimination('ann dee: W', 'bob cy: W'),
    elimination('ann bob: W', 'dee cy: W'),
    elimination('bob dee: W'),
    elimination('ann bob: W'),
  ];
  const beside = [
    round(`eve fay: ${WON}`, `gus hal: ${WON}`),
    round(`eve gus: ${WON}`, `fay hal: ${LOST}`),
    round(`eve hal: ${WON}`, `fay gus: ${SPLIT}`),
  ];

  it('ranks everybody who plays in the cut before those who play Swiss rounds beside it', () => {
    const from = report(swiss, ...bracket, ...beside);
    // Eve has more tournament points than the winner.
    expect(rowOf(from, 'eve')!.points).toBeGreaterThan(rowOf(from, 'ann')!.points!);
    const handles = order(from).map((row) => row.split(' ')[0]);
    expect(handles.slice(0, 4)).toEqual(['ann', 'bob', 'dee', 'cy']);
    expect(handles[4]).toBe('eve');
    expect(order(from)[4]).toBe('eve elimination');
    expect(handles).toHaveLength(8);
  });

  it('is the same wherever these rounds are between those of the cut', () => {
    const between = report(swiss, bracket[0]!, beside[0]!, bracket[1]!, beside[1]!, ...bracket.slice(2), beside[2]!);
    expect(order(between)).toEqual(order(report(swiss, ...bracket, ...beside)));
  });

  it('orders the others by all their Swiss rounds', () => {
    const without = order(report(swiss, ...bracket)).map((row) => row.split(' ')[0]);
    const played = order(report(swiss, ...bracket, ...beside)).map((row) => row.split(' ')[0]);
    expect(played.slice(0, 4)).toEqual(without.slice(0, 4));
    expect(played.slice(4)).toEqual(['eve', 'gus', 'hal', 'fay']);
  });
});
