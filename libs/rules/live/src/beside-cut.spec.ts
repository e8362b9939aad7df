import { documentOf, readReportValue } from '@quadrant/rules/report';
import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { othersStep } from './beside-cut.js';
import { finishedReport, standingsOf } from './live-report.js';
import { nextStep } from './next-step.js';

const CUT = ['ann', 'bob', 'cy', 'dee'];
const OTHERS = ['eve', 'fay', 'gus', 'hal'];
const LCG = { game: 'sw-lcg', ruleSystem: 'ffg-swlcg-2016', structure: 'custom', plannedRounds: 1 } as const;

/** Everybody of the cut wins against one of the others; then the bracket of four is published. */
function cut(): LiveStory {
  const story = new LiveStory(liveTournament(LCG));
  story.seat(...CUT, ...OTHERS);
  story.begin(1);
  for (const { players } of story.state.rounds[0]!.games) win(story, 1, players);
  const seeds = standingsOf(story.state)
    .slice(0, CUT.length)
    .map(({ handle }) => handle);
  story.do({ kind: 'publish-bracket', bracket: 'double-elimination-4', seeds, bestOf: 1 });
  return story;
}

/** The first of two players wins so many games. */
const win = (story: LiveStory, round: number, players: readonly [string, string], games = 2): void =>
  story.do({
    kind: 'result',
    round,
    players,
    told: { games: Array.from({ length: games }, () => ({ winner: players[0] })) },
  });

/** Plays the bracket to its end; the first of each match wins. */
function playBracket(story: LiveStory): void {
  for (let played = 0; played < 8; played += 1) {
    const open = story.state.rounds.flatMap(({ round, stage, games }) =>
      stage === 'elimination' ? games.filter(({ status }) => status === 'open').map((game) => ({ round, game })) : [],
    );
    const [first] = open;
    if (first === undefined) return;
    win(story, first.round, first.game.players, 1);
  }
}

// @row 235
describe('Swiss rounds of the others beside a cut', () => {
  it('are paired without the players of the cut, while the bracket is played', () => {
    const story = cut();
    const seeds = story.state.bracket!.seeds;
    const { round } = othersStep(story.state)!;
    expect(round).toBe(story.state.rounds.length + 1);
    story.begin(round);
    const seated = story.state.rounds[round - 1]!.games.flatMap(({ players }) => players);
    expect(seated).toHaveLength(OTHERS.length);
    expect(seated.some((handle) => seeds.includes(handle))).toBe(false);
    expect(String(nextStep(story.state).text)).toContain(`Round ${round} of the others: 2 results to come.`);
    expect(othersStep(story.state)).toBeNull();
    expect(story.try({ kind: 'finish' })).toMatchObject({ kind: 'live-games-open' });
  });

  it('end with a report without errors, in which everybody of the cut is before the others', () => {
    const story = cut();
    const { round } = othersStep(story.state)!;
    for (const each of [round, round + 1]) {
      story.begin(each);
      for (const { players } of story.state.rounds[each - 1]!.games) win(story, each, players);
    }
    playBracket(story);
    story.do({ kind: 'finish' });
    const seeds = [...story.state.bracket!.seeds].sort();
    const order = standingsOf(story.state).map(({ handle }) => handle);
    expect(order.slice(0, CUT.length).sort()).toEqual(seeds);
    const { findings } = readReportValue(documentOf(finishedReport(story.state)));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('repeat no meeting of the Swiss rounds before the cut', () => {
    const story = cut();
    const met = new Set<string>();
    const { round } = othersStep(story.state)!;
    for (let each = round; each < round + 3; each += 1) {
      story.begin(each);
      for (const { players } of story.state.rounds[each - 1]!.games) {
        const pair = [...players].sort().join(' ');
        expect(met.has(pair)).toBe(false);
        met.add(pair);
        win(story, each, players);
      }
    }
  });

  it('keep the bracket from being withdrawn once they have begun', () => {
    const story = cut();
    story.begin(othersStep(story.state)!.round);
    expect(story.try({ kind: 'withdraw-bracket', reason: 'A slip' })).toMatchObject({ kind: 'live-bracket-frozen' });
  });

  it('are not for a game whose rules have none', () => {
    const story = new LiveStory(liveTournament({ plannedRounds: 1 }));
    story.seat(...CUT, ...OTHERS);
    story.begin(1);
    story.playOut(1);
    const seeds = standingsOf(story.state)
      .slice(0, CUT.length)
      .map(({ handle }) => handle);
    story.do({ kind: 'publish-bracket', bracket: 'standard-4', seeds, bestOf: 1 });
    expect(othersStep(story.state)).toBeNull();
    expect(story.try({ kind: 'pair', round: story.state.rounds.length + 1 })).toMatchObject({
      kind: 'live-bracket-published',
    });
  });
});
