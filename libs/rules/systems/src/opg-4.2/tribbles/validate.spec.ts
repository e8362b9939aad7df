import { inShort } from '../../../../../../test/builders/findings.js';
import { pods, round, type RoundText } from '../../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../../test/builders/report.js';
import { tribblesReport } from '../../../../../../test/builders/tribbles.js';
import { opg42 } from '../rule-system.js';

const repeat = (times: number, each: RoundText) => Array.from({ length: times }, () => each);
const ordinary = repeat(5, pods('ann 100 out, bob 50, cy 10, dee 0'));

/** Lists every finding about a report as `severity code pointer`, except those about equal scores, which are tested elsewhere. */
const said = (...parts: (RoundText | ReportChanges)[]): string[] =>
  inShort(opg42.validate(tribblesReport(...parts)).filter(({ code }) => code !== 'toss-not-recorded'));

describe('validate, Tribbles', () => {
  it('has nothing to say about an ordinary tournament', () => {
    expect(said(...ordinary)).toEqual([]);
    expect(said(...ordinary, { tournament: { pairing: 'swiss' } })).toEqual([]);
  });

  it.each([
    [{ pairing: 'single-elimination' }, 'warning pairing-not-of-rule-system /tournament/pairing'],
    [{ rules: 'otf' }, 'warning rules-not-for-game /tournament/rules'],
    [{ cardPool: 'academy' }, 'warning card-pool-not-for-game /tournament/cardPool'],
    [{ scenario: 'no-such-thing-as-luck' }, 'warning scenario-not-for-game /tournament/scenario'],
    [{ registeredAt: null }, 'warning lead-time-unknown /tournament'],
    [{ plannedRounds: 10 }, 'warning fewer-rounds-than-planned /tournament/plannedRounds'],
    [{ structure: 'basic' }, 'warning structure-not-of-rule-system /tournament/structure'],
  ] as const)('says of %j: %s', (tournament, expected) => {
    expect(said(...ordinary, { tournament })).toContain(expected);
  });

  it('counts rounds, needing five', () => {
    expect(said(...ordinary.slice(1))).toEqual(['warning too-few-rounds /rounds']);
  });

  it('has no elimination stage', () => {
    expect(said(...ordinary, { ...pods('ann 1 out, bob 2, cy 3, dee 4'), stage: 'elimination' })).toContain(
      'warning stage-not-for-game /rounds/5/stage',
    );
  });

  // @row 1
  it('knows byes of two-player games and head starts of Tribbles apart', () => {
    expect(said(...ordinary, { players: { ann: { earnedByes: [1] }, bob: { headStart: 100_000 } } })).toEqual([
      'warning earned-bye-not-for-game /players/0/earnedByes',
      'warning entitlement-not-for-kind /players/1/headStart',
    ]);
    const two = report(round('ann 100-0 bob FW'), { players: { ann: { headStart: 100_000 } } });
    expect(opg42.validate(two).map(({ code }) => code)).toContain('head-start-not-for-game');
  });

  it('warns of who plays on after dropping, and notes who misses rounds', () => {
    const left = pods('ann 100 out, bob 50, cy 10, dee 0', 'eve 1, fay 2, gus 3 out, hal 4');
    const players = { ann: { droppedAfterRound: 4 } };
    expect(said(...ordinary, { players })).toContain('warning played-after-drop /players/0');
    expect(said(left, ...ordinary)).toContain('note missed-rounds /players/4');
  });

  it('compares the standings of the director', () => {
    expect(said(...ordinary, { standings: ['bob', 'ann', 'cy', 'dee'] })).toEqual([
      'warning standings-differ /standings/0',
    ]);
  });
});

describe('000, 7.2: pods', () => {
  it.each([
    ['ann 9 out, bob 8, cy 7', 'warning pod-too-small /rounds/0/pods/0'],
    ['a 9 out, b 8, c 7, d 6, e 5, f 4, g 3, h 2, i 1', 'warning pod-too-large /rounds/0/pods/0'],
  ])('of four to eight, not %s', (pod, expected) => {
    expect(said(...repeat(5, pods(pod))).filter((each) => each.includes('/pods/'))).toEqual([expected]);
  });

  it('that somebody leaves are told of in the round without them', () => {
    const left = repeat(2, pods('ann 100 out, bob 50, cy 10'));
    expect(said(...ordinary.slice(2), ...left, { players: { dee: { droppedAfterRound: 3 } } })).toEqual([
      'warning pod-too-small /rounds/3/pods/0',
    ]);
  });

  // @row 44
  it('are of about equal size, told once', () => {
    const six = 'ann 9 out, bob 8, cy 7, dee 6, eve 5, fay 4';
    expect(said(...repeat(5, pods(six, 'gus 1 out, hal 2, ivo 3, joe 4')))).toEqual([
      'note pods-unequal /rounds/0/pods',
    ]);
    expect(said(...repeat(5, pods('a 1 out, b 2, c 3, d 4, e 5', 'gus 1 out, hal 2, ivo 3, joe 4')))).toEqual([]);
  });

  it('where nobody went out are counted in one note', () => {
    const timed = repeat(2, pods('ann 100, bob 50, cy 10, dee 0'));
    const findings = opg42.validate(tribblesReport(...ordinary.slice(2), ...timed));
    expect(findings.map(({ message }) => message)).toEqual([
      'Nobody went out 2 of 5 times that a pod played a round, so nobody won it.',
    ]);
  });
});

describe('000, 7.6: pods', () => {
  const first = repeat(5, pods('ann 100 out, bob 50, cy 10, dee 0', 'eve 90 out, fay 60, gus 20, hal 5'));
  const then = (...tables: string[]) => said(...first, ...repeat(5, pods(...tables)));

  it('stay for five rounds', () => {
    const swapped = pods('ann 100 out, bob 50, cy 10, hal 0', 'eve 90 out, fay 60, gus 20, dee 5');
    expect(said(...first.slice(1), swapped)).toEqual(['warning pods-changed /rounds/4/pods']);
    const joined = pods('ann 100 out, bob 50, cy 10, dee 0, eve 90, fay 60, gus 20, hal 5');
    expect(said(...first.slice(1), joined)).toEqual(['warning pods-changed /rounds/4/pods']);
  });

  it('may lose players and take in late ones meanwhile', () => {
    const before = pods('ann 100 out, bob 50, cy 10, dee 0, ivo 1', 'eve 90 out, fay 60, gus 20, hal 5');
    const players = { ivo: { droppedAfterRound: 1 } };
    expect(said(before, ...first.slice(1), { players })).toEqual([]);
    const late = said(
      ...first.slice(1),
      pods('ann 100 out, bob 50, cy 10, dee 0, ivo 1', 'eve 90 out, fay 60, gus 20, hal 5'),
    );
    expect(late).toEqual(['note missed-rounds /players/8']);
  });

  // @row 75
  it('then hold the best of each pod, filled up by score', () => {
    expect(then('ann 1 out, eve 2, fay 3, bob 4', 'gus 1 out, cy 2, hal 3, dee 4')).toEqual([]);
    // Eve is the best of a pod, though behind others of the other one.
    const uneven = repeat(5, pods('ann 9 out, bob 8, cy 7, dee 6', 'eve 5 out, fay 4, gus 3, hal 2'));
    const top = pods('ann 1 out, eve 2, bob 3, cy 4', 'dee 1 out, fay 2, gus 3, hal 4');
    expect(said(...uneven, ...repeat(5, top))).toEqual([]);
  });

  it.each([
    ['the same pods', ['ann 1 out, bob 2, cy 3, dee 4', 'eve 1 out, fay 2, gus 3, hal 4']],
    ['a best one at the second table', ['ann 1 out, bob 2, fay 3, gus 4', 'eve 1 out, cy 2, hal 3, dee 4']],
    ['a filler out of turn', ['ann 1 out, eve 2, bob 3, dee 4', 'fay 1 out, gus 2, cy 3, hal 4']],
  ])('do not hold %s', (_, tables) => {
    expect(then(...tables)).toEqual(['warning pods-not-by-score /rounds/5/pods']);
  });

  it('keep their order below the first', () => {
    const three = repeat(5, pods('a 12 out, b 11, c 10, d 9', 'e 8 out, f 7, g 6, h 5', 'i 4 out, j 3, k 2, l 1'));
    const top = 'a 1 out, e 1, i 1, b 1';
    const seated = (...others: string[]) => said(...three, ...repeat(5, pods(top, ...others)));
    expect(seated('c 1 out, d 1, f 1, g 1', 'h 1 out, j 1, k 1, l 1')).toEqual([]);
    expect(seated('c 1 out, d 1, f 1, h 1', 'g 1 out, j 1, k 1, l 1')).toEqual([
      'warning pods-not-by-score /rounds/5/pods',
    ]);
  });

  it('take any of the best of a pod that are equal, and leave out who has gone', () => {
    const tied = repeat(5, pods('ann 9 out, bob 9, cy 7, dee 6', 'eve 5 out, fay 4, gus 3, hal 2'));
    const without = pods('bob 1 out, fay 2, cy 3, dee 4', 'gus 1 out, hal 2');
    const players = { ann: { droppedAfterRound: 5 }, eve: { droppedAfterRound: 5 } };
    expect(said(...tied, ...repeat(5, without), { players }).filter((each) => each.includes('by-score'))).toEqual([]);
  });
});

describe('000, appendix A: several tables', () => {
  const seeded = {
    ...Object.fromEntries(['ann', 'bob', 'cy', 'dee'].map((handle) => [handle, { seed: 1 }])),
    ...Object.fromEntries(['eve', 'fay', 'gus', 'hal'].map((handle) => [handle, { seed: 2 }])),
  };
  const tables = repeat(5, pods('ann 100 out, bob 50, cy 10, dee 0', 'eve 90 out, fay 60, gus 20, hal 5'));
  const finals = { pairing: 'tribbles-finals' } as const;

  it('have Finals with seeds', () => {
    expect(said(...tables, { tournament: finals, players: seeded })).toEqual([]);
    expect(said(...tables, { tournament: finals, players: { ...seeded, bob: { seed: null }, zoe: {} } })).toContain(
      'error seed-missing /players/1',
    );
    expect(said(...ordinary, { tournament: finals, players: { ...seeded, zoe: {} } })).not.toContain(
      'error seed-missing /players/8',
    );
  });

  it.each([
    ['two at one table', { dee: { seed: 2 }, hal: { seed: 1 } }],
    ['one at two tables', Object.fromEntries(Object.keys(seeded).map((handle) => [handle, { seed: 1 }]))],
  ])('have one seed each, not %s', (_, players) => {
    const findings = said(...tables.slice(4), { tournament: finals, players: { ...seeded, ...players } });
    expect(findings).toContain('warning seeds-mixed /rounds/0/pods');
  });

  it('stay seated by table in the Finals, whatever the score', () => {
    expect(said(...tables, ...tables, { tournament: finals, players: seeded })).toEqual([]);
  });

  it('have head starts in the heats', () => {
    const players = { ...seeded, ann: { seed: 1, headStart: 100_000 } };
    expect(said(...tables, { tournament: finals, players })).toEqual([
      'warning head-start-in-finals /players/0/headStart',
      'warning entitlement-not-for-kind /players/0/headStart',
    ]);
  });

  // @row 160
  it('have a heat each', () => {
    expect(said(...tables, { tournament: { structure: 'heat' } })).toEqual([
      'warning heat-of-several-tables /tournament/structure',
    ]);
    expect(said(...ordinary, { tournament: { structure: 'heat' } })).toEqual([]);
  });

  // @row 146
  it('have head starts of a championship that the heat does not name', () => {
    const players = { ann: { headStart: 100_000 } };
    expect(said(...ordinary, { tournament: { structure: 'heat' }, players })).toEqual([]);
    expect(said(...ordinary, { players })).toEqual(['warning entitlement-not-for-kind /players/0/headStart']);
  });

  it('award points in the Finals only, which is said where there are any', () => {
    const nine = repeat(5, pods('ann 1 out, bob 2, cy 3, dee 4', 'eve 1 out, fay 2, gus 3, hal 4, ivo 5'));
    expect(said(...nine)).toEqual([]);
    expect(said(...nine, { tournament: { league: 'the-league' } })).toEqual([
      'warning points-need-finals /tournament/pairing',
    ]);
    expect(said(...nine, { tournament: { level: 3 } })).toEqual(['warning points-need-finals /tournament/pairing']);
    expect(said(...ordinary, { tournament: { league: 'the-league' } })).toEqual([]);
  });

  // @row 160
  it('need no registration ahead for a heat', () => {
    const late = { registeredAt: '2014-11-08T09:00:00-05:00' };
    expect(said(...ordinary, { tournament: { ...late, structure: 'heat' } })).toEqual([]);
    expect(said(...tables, { tournament: { ...finals, structure: 'heat' }, players: seeded })).toEqual([
      'warning structure-not-of-rule-system /tournament/structure',
    ]);
  });
});
