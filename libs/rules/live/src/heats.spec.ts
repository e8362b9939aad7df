import { getRuleSystem } from '@quadrant/rules/systems';
import { documentOf, readReportValue } from '@quadrant/rules/report';
import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { heatOf, heatsView, refuseInFinals, refuseInHeat, refusePlan, type Heat } from './heats.js';
import { finishedReport, standingsOf } from './live-report.js';
import type { HeatsPlan } from './live-tournament.js';
import { nextStep } from './next-step.js';

const PLAN: HeatsPlan = { heats: 2, bracket: 'standard-4', bestOf: 1 };

const finalsOf = (plan: HeatsPlan = PLAN, header = {}): LiveStory =>
  new LiveStory({ ...liveTournament(header), heats: plan });

/** Plays a heat in which players finish in the order of their names. */
function playHeat(finals: LiveStory, number: number, ...players: readonly string[]): Heat {
  const facts = heatOf(finals.state.tournament, number, finals.now);
  const story = new LiveStory({ ...facts, id: `heat-${number}`, seed: `heat ${number}` });
  story.seat(...players);
  const round = story.state.rounds.length + 1;
  story.begin(round);
  for (const { players: pair } of story.state.rounds[round - 1]!.games) {
    const score = pair.map((player) => 90 - 10 * players.indexOf(player));
    const told = { result: score[0]! > score[1]! ? 'FW' : 'FL', score };
    story.do({ kind: 'result', round, players: pair, told, although: 'The points say who is first' });
  }
  story.do({ kind: 'finish' });
  return { number, id: `heat-${number}`, state: story.state };
}

/** No player was entered in this heat. */
const EMPTY = new LiveStory().state;

const view = (finals: LiveStory, ...heats: readonly Heat[]) => heatsView(finals.state, heats, (handle) => handle)!;

describe('heats and their finals', () => {
  // @row 91
  it('say before the first heat which seeds each heat takes', () => {
    const seedsOf = (plan: HeatsPlan) => view(finalsOf(plan)).rows.map(({ seeds }) => seeds);
    expect(seedsOf({ ...PLAN, bracket: 'standard-8' })).toEqual([
      [1, 2, 5, 6],
      [3, 4, 7, 8],
    ]);
    expect(seedsOf({ ...PLAN, heats: 3, bracket: 'standard-8' })).toEqual([
      [1, 2, 7],
      [3, 4, 8],
      [5, 6],
    ]);
  });

  // @row 90, 91, 93, 159
  it('are tied: the best of each heat play a bracket with the seeds that were announced', () => {
    const finals = finalsOf();
    expect(nextStep(finals.state)).toMatchObject({ step: 'heats' });
    expect(finals.try({ kind: 'enter', handle: 'ann' })).toEqual({ kind: 'live-heats-first' });
    expect(finals.try({ kind: 'pair', round: 1 })).toEqual({ kind: 'live-heats-first' });
    const heats = [playHeat(finals, 1, 'a1', 'a2', 'a3', 'a4'), playHeat(finals, 2, 'b1', 'b2', 'b3', 'b4')];
    finals.heats = heats;
    const best = heats.map(({ state }) => standingsOf(state).map(({ handle }) => handle));
    expect(view(finals, ...heats).rows.map(({ qualified }) => qualified)).toEqual(best.map((each) => each.slice(0, 2)));
    finals.do({ kind: 'take-heats' });
    const seeds = [best[0]![0], best[0]![1], best[1]![0], best[1]![1]];
    expect(finals.state.bracket?.seeds).toEqual(seeds);
    expect(finals.state.rounds[0]!.games.map(({ players }) => players)).toEqual([
      [seeds[0], seeds[3]],
      [seeds[1], seeds[2]],
    ]);
    expect(finals.try({ kind: 'publish-bracket', bracket: 'standard-4', seeds: best[0]!, bestOf: 1 })).toEqual({
      kind: 'live-bracket-published',
    });
  });

  it('become reports of their own, without errors', () => {
    const finals = finalsOf();
    finals.heats = [playHeat(finals, 1, 'a1', 'a2', 'a3', 'a4'), playHeat(finals, 2, 'b1', 'b2', 'b3', 'b4')];
    finals.do({ kind: 'take-heats' });
    while (nextStep(finals.state).step === 'play-bracket') {
      const round = finals.state.rounds.find(({ games }) => games.some(({ status }) => status === 'open'))!;
      const { players } = round.games.find(({ status }) => status === 'open')!;
      finals.do({ kind: 'result', round: round.round, players, told: { result: 'FW', score: [100, 35] } });
    }
    finals.do({ kind: 'finish' });
    for (const state of [finals.state, ...finals.heats.map((heat) => heat.state)]) {
      const { report, findings } = readReportValue(documentOf(finishedReport(state)));
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      const said = getRuleSystem('opg-4.2').validate(report!, {});
      expect(said.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
    const { tournament, entries } = finishedReport(finals.state);
    expect(tournament).toMatchObject({ pairing: 'single-elimination', plannedRounds: null });
    expect(entries.map(({ seed }) => seed)).toEqual([1, 2, 3, 4]);
    expect(finishedReport(finals.heats[0]!.state).tournament.structure).toBe('heat');
  });

  // @row 90
  it('keep a player who has qualified out of the next heat, and let the others play again', () => {
    const finals = finalsOf();
    const first = playHeat(finals, 1, 'a1', 'a2', 'a3', 'a4');
    const [best] = view(finals, first).rows[0]!.qualified;
    expect(refuseInHeat(finals.state, [first], { kind: 'check-in', handle: best!.toUpperCase() }, EMPTY)).toEqual({
      kind: 'live-qualified',
      ruleSystem: 'opg-4.2',
      handle: best,
      heat: 1,
    });
    const last = standingsOf(first.state).at(-1)!.handle;
    expect(refuseInHeat(finals.state, [first], { kind: 'check-in', handle: last }, EMPTY)).toBeNull();
  });

  // @row 89
  it('let an Earned Bye be used once, in the first heat', () => {
    const finals = finalsOf();
    const facts = heatOf(finals.state.tournament, 1, finals.now);
    const story = new LiveStory({ ...facts, id: 'heat-1', seed: 'heat 1' });
    story.seat('ann', 'bob', 'cy');
    story.do({ kind: 'edit', handle: 'ann', earnedByes: [1] });
    const heat = { number: 1, id: 'heat-1', state: story.state };
    const again = { kind: 'edit', handle: 'ann', earnedByes: [1] } as const;
    expect(refuseInHeat(finals.state, [heat], again, EMPTY)).toBeNull();
    story.begin(1);
    expect(refuseInHeat(finals.state, [heat], again, EMPTY)).toEqual({
      kind: 'live-byes-used',
      ruleSystem: 'opg-4.2',
      handle: 'ann',
      heat: 1,
    });
    expect(refuseInHeat(finals.state, [heat], { kind: 'enter', handle: 'ann' }, EMPTY)).toBeNull();
  });

  // @row 89, 90
  it('look at who somebody is renamed to as at somebody who is entered', () => {
    const finals = finalsOf();
    const first = playHeat(finals, 1, 'a1', 'a2', 'a3', 'a4');
    const [best] = view(finals, first).rows[0]!.qualified;
    const other = new LiveStory();
    other.seat('ann', 'bob', 'cy');
    other.do({ kind: 'edit', handle: 'ann', earnedByes: [1] });
    other.begin(1);
    const heats = [first, { number: 2, id: 'heat-2', state: other.state }];
    const own = new LiveStory();
    own.do({ kind: 'enter', handle: 'b1', earnedByes: [1] });
    const refusalOf = (to: string) =>
      refuseInHeat(finals.state, heats, { kind: 'rename', handle: 'b1', to }, own.state);
    expect(refusalOf(best!)).toEqual({ kind: 'live-qualified', handle: best, heat: 1, ruleSystem: 'opg-4.2' });
    expect(refusalOf('ANN')).toEqual({ kind: 'live-byes-used', handle: 'ann', heat: 2, ruleSystem: 'opg-4.2' });
    expect(refusalOf('bob')).toBeNull();
  });

  // @row 91, 93
  it('keep their plan once a heat has begun', () => {
    const finals = finalsOf();
    const other = { kind: 'plan-heats', heats: 2, bracket: 'standard-8', bestOf: 1 } as const;
    expect(refuseInFinals(finals.state, [], other)).toBeNull();
    finals.do(other);
    expect(view(finals).bracket).toBe('standard-8');
    const first = playHeat(finals, 1, 'a1', 'a2', 'a3', 'a4');
    expect(refuseInFinals(finals.state, [first], other)).toEqual({
      kind: 'live-heats-began',
      heat: 1,
      ruleSystem: 'opg-4.2',
    });
  });

  it('wait for every heat, unless there is a reason to go on without one', () => {
    const finals = finalsOf();
    const first = playHeat(finals, 1, 'a1', 'a2', 'a3', 'a4');
    expect(refuseInFinals(finals.state, [first], { kind: 'take-heats' })).toEqual({
      ...{ kind: 'live-heats-open', open: [], missing: 1 },
    });
    const act = { kind: 'take-heats', reason: 'Too few players for a second heat.' } as const;
    expect(refuseInFinals(finals.state, [first], act)).toBeNull();
    finals.heats = [first];
    finals.do(act);
    expect(finals.state.bracket?.seeds).toEqual(standingsOf(first.state).map(({ handle }) => handle));
  });

  it('that are small play a smaller bracket', () => {
    const finals = finalsOf({ ...PLAN, bracket: 'standard-16' });
    finals.heats = [playHeat(finals, 1, 'a1', 'a2', 'a3', 'a4'), playHeat(finals, 2, 'b1', 'b2', 'b3', 'b4')];
    expect(finals.try({ kind: 'take-heats' })).toEqual({ kind: 'live-bracket-size', entrants: 16, players: 8 });
    finals.do({ kind: 'take-heats', bracket: 'standard-8' });
    expect(finals.state.bracket?.seeds).toHaveLength(8);
  });

  it('cannot be opened again once the finals have taken their players, until the bracket is withdrawn', () => {
    const finals = finalsOf();
    const heats = [playHeat(finals, 1, 'a1', 'a2', 'a3', 'a4'), playHeat(finals, 2, 'b1', 'b2', 'b3', 'b4')];
    finals.heats = heats;
    finals.do({ kind: 'take-heats' });
    const reopen = { kind: 'reopen', reason: 'A wrong result' } as const;
    expect(refuseInHeat(finals.state, [heats[1]!], reopen, EMPTY)).toEqual({ kind: 'live-heat-taken' });
    finals.do({ kind: 'withdraw-bracket', reason: 'A wrong result' });
    expect(refuseInHeat(finals.state, [heats[1]!], reopen, EMPTY)).toBeNull();
    finals.do({ kind: 'take-heats' });
    expect(finals.state.bracket?.seeds).toHaveLength(4);
  });

  // @row 160
  it('of Tribbles send everybody to the table of their score', () => {
    const header = { game: 'tribbles', pairing: 'tribbles', plannedRounds: null } as const;
    const finals = finalsOf({ heats: 2, bracket: null, bestOf: 1 }, header);
    finals.heats = [1, 2].map((number): Heat => {
      const story = new LiveStory({ ...heatOf(finals.state.tournament, number, finals.now), id: 'h', seed: 'h' });
      const players = ['w', 'x', 'y', 'z'].map((name) => `${name}${number}`);
      story.seat(...players);
      story.begin(1);
      const scores = Object.fromEntries(players.map((player, index) => [player, 100 * (index + 1) + number]));
      story.do({ kind: 'result', round: 1, players, told: { scores, wentOut: players[3]! } });
      story.do({ kind: 'finish' });
      return { number, id: `heat-${number}`, state: story.state };
    });
    expect(refuseInHeat(finals.state, [finals.heats[0]!], { kind: 'check-in', handle: 'w1' }, EMPTY)).toEqual({
      ...{ kind: 'live-in-other-heat', handle: 'w1', heat: 1 },
    });
    finals.do({ kind: 'take-heats' });
    finals.begin(1);
    const pods = finals.state.rounds[0]!.pods.map(({ players }) => [...players].sort());
    expect(pods).toEqual([['w1', 'w2', 'x1', 'x2', 'y1', 'y2', 'z1', 'z2']]);
    expect(finishedReport(finals.state).tournament.pairing).toBe('tribbles-finals');
  });

  it('are planned with a bracket that is there and large enough', () => {
    const { header } = liveTournament();
    expect(refusePlan(header, PLAN)).toBeNull();
    expect(refusePlan(header, { ...PLAN, bracket: 'star' })).toMatchObject({ kind: 'live-bracket-unknown' });
    expect(refusePlan(header, { ...PLAN, heats: 5 })).toEqual({ kind: 'live-bracket-size', entrants: 4, players: 5 });
    expect(refusePlan(header, { ...PLAN, bestOf: 2 })).toEqual({ kind: 'live-best-of', bestOf: 2 });
  });
});
