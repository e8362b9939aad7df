import { readReportValue, documentOf } from '@quadrant/rules/report';
import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { applyEntry } from './apply-entry.js';
import { describeAct } from './describe-act.js';
import { finishedReport, standingsOf } from './live-report.js';
import { emptyState } from './live-state.js';
import { showPeople } from './called.js';
import { viewOf } from './live-view.js';
import { nextStep } from './next-step.js';
import { suggestBracket } from './structures.js';

const LOSS = { result: 'FL', score: [35, 100] } as const;
const SEEDS = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'];

/** Plays the bracket on: the first of each pair by name wins, until `stop` matches are played. */
function playOn(story: LiveStory, stop = Infinity): void {
  const settled = () => story.state.rounds.flatMap(({ games }) => games).filter(({ status }) => status === 'settled');
  while (nextStep(story.state).step === 'play-bracket' && settled().length < stop) {
    const round = story.state.rounds.find(({ games }) => games.some(({ status }) => status === 'open'))!;
    const { players } = round.games.find(({ status }) => status === 'open')!;
    const isFirst = players[0] < players[1];
    const told = { result: isFirst ? 'FW' : 'FL', score: isFirst ? [100, 35] : [35, 100] };
    story.do({ kind: 'result', round: round.round, players, told });
  }
}

function bracketOfEight(): LiveStory {
  const story = new LiveStory(liveTournament({ pairing: 'single-elimination', plannedRounds: null }));
  story.seat(...SEEDS);
  story.do({ kind: 'publish-bracket', bracket: 'standard-8', seeds: SEEDS, bestOf: 1 });
  return story;
}

describe('a tournament without Swiss rounds', () => {
  const planned = (players: readonly string[], pairing: 'single-elimination' | 'double-elimination') => {
    const story = new LiveStory(liveTournament({ pairing, plannedRounds: null }));
    story.seat(...players);
    return story;
  };

  it('asks for its bracket where others are paired, also for a number that is no power of two', () => {
    const seven = planned(SEEDS.slice(1), 'single-elimination');
    expect(nextStep(seven.state)).toMatchObject({ step: 'publish-bracket', round: null });
    seven.do({ kind: 'edit', handle: 's8', seed: 1 });
    expect(suggestBracket(seven.state)).toEqual({
      ...{ bracket: 'play-in-7', seeds: ['s8', 's2', 's3', 's4', 's5', 's6', 's7'] },
    });
    const eight = planned(SEEDS, 'single-elimination');
    expect(suggestBracket(eight.state)).toEqual({ bracket: 'standard-8', seeds: SEEDS });
  });

  it('says so when its style has no bracket for so many players', () => {
    const story = planned(SEEDS.slice(1), 'double-elimination');
    expect(suggestBracket(story.state).bracket).toBeNull();
    expect(String(nextStep(story.state).text)).toContain('no such bracket for 7 players');
  });

  // @row 92, 93
  it('plays the bracket that the organizers announced, and reports it', () => {
    const bracket = { title: 'Club bracket of 6', rounds: ['1: 3-6, 2: 4-5', '3: 1-W2, 4: 2-W1', '5: W3-W4'] };
    const header = { pairing: 'single-elimination', plannedRounds: null, bracket } as const;
    const story = new LiveStory(liveTournament(header));
    const six = SEEDS.slice(0, 6);
    story.seat(...six);
    expect(suggestBracket(story.state)).toEqual({ bracket: 'own', seeds: six });
    story.do({ kind: 'publish-bracket', bracket: 'own', seeds: six, bestOf: 1 });
    playOn(story);
    expect(story.state.bracket).toMatchObject({ places: six, bracket: { title: 'Club bracket of 6' } });
    const { report, findings } = readReportValue(documentOf(finishedReport(story.state)));
    expect(findings.filter(({ code }) => code === 'match-not-of-bracket')).toEqual([]);
    expect(report!.tournament.bracket).toEqual(bracket);
    const seven = new LiveStory(liveTournament(header));
    seven.seat(...SEEDS.slice(0, 7));
    expect(suggestBracket(seven.state).bracket).toBe('play-in-7');
  });

  it('shows places without points of single games', () => {
    const story = bracketOfEight();
    playOn(story);
    const { standings } = viewOf(
      story.state,
      showPeople(story.state, (handle) => handle, new Map()),
      story.now,
    );
    expect(standings[0]).toMatchObject({ place: 1, player: 's1', points: null, strengthOfSchedule: null });
  });
});

describe('a cut to three players', () => {
  it('lets the second and third play for the final, and ranks them before everybody else', () => {
    const story = new LiveStory(liveTournament({ plannedRounds: 2 }));
    story.seat(...SEEDS);
    for (const round of [1, 2]) {
      story.begin(round);
      story.playOut(round);
    }
    const before = standingsOf(story.state).map(({ handle }) => handle);
    const seeds = before.slice(0, 3);
    story.do({ kind: 'publish-bracket', bracket: 'play-in-3', seeds, bestOf: 1 });
    expect(story.state.rounds.at(-2)!.games.map(({ players }) => players)).toEqual([[seeds[1], seeds[2]]]);
    story.do({ kind: 'result', round: 3, players: [seeds[1]!, seeds[2]!], told: LOSS });
    story.do({ kind: 'result', round: 4, players: [seeds[0]!, seeds[2]!], told: LOSS });
    story.do({ kind: 'finish' });
    const { report, findings } = readReportValue(documentOf(finishedReport(story.state)));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report!.rounds).toHaveLength(4);
    expect(standingsOf(story.state).map(({ handle }) => handle)).toEqual([
      ...[seeds[2], seeds[0], seeds[1]],
      ...before.slice(3),
    ]);
  });
});

describe('a result of a bracket that was entered wrong', () => {
  // @row 93
  it('of the first round is corrected after the semifinals: later matches are named, taken back and played again', () => {
    const story = bracketOfEight();
    playOn(story, 6);
    const players = ['s1', 's8'];
    const wrong = { kind: 'result', round: 1, players, told: LOSS } as const;
    const refusal = story.try(wrong);
    expect(refusal).toMatchObject({ kind: 'live-later-match-played', later: [{ players: ['s1', 's4'] }] });
    story.do({ ...wrong, takesBack: 'the slip was read from the wrong side' });
    const [, semifinals, final] = story.state.rounds;
    expect(semifinals!.games.map(({ players: pair, status }) => [pair, status])).toEqual([
      [['s8', 's4'], 'open'],
      [['s3', 's2'], 'settled'],
    ]);
    expect(final!.games).toEqual([]);
    playOn(story);
    expect(story.state.bracket!.places!.slice(0, 2)).toEqual(['s2', 's4']);
    story.do({ kind: 'finish' });
    const { findings } = readReportValue(documentOf(finishedReport(story.state)));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is corrected after the final, which is taken back with the semifinal', () => {
    const story = bracketOfEight();
    playOn(story);
    const act = { kind: 'result', round: 1, players: ['s1', 's8'], told: LOSS } as const;
    expect(story.try(act)).toMatchObject({
      later: [{ players: ['s1', 's4'] }, { players: ['s1', 's2'] }],
    });
    story.do({ ...act, takesBack: 'misread' });
    expect(String(describeAct(story.log.at(-1)!.act))).toBe(
      'The result of s1 and s8 in round 1 was changed, and results of later matches were taken back: misread',
    );
    expect(story.state.bracket!.places).toBeNull();
    playOn(story);
    expect(story.state.bracket!.places![0]).toBe('s2');
    const again = emptyState(story.state.tournament);
    for (const entry of story.log) applyEntry(again, entry);
    expect(again).toEqual(story.state);
  });

  it('takes nothing back where the winner stays', () => {
    const story = bracketOfEight();
    playOn(story);
    story.do({ kind: 'result', round: 1, players: ['s1', 's8'], told: { result: 'FW', score: [100, 90] } });
    expect(story.state.bracket!.places![0]).toBe('s1');
  });

  it('names later matches also for a game that was not played, and for a result that waits to be confirmed', () => {
    const story = bracketOfEight();
    playOn(story, 4);
    const semifinal = { kind: 'result', round: 2, players: ['s1', 's4'], told: LOSS } as const;
    story.do(semifinal, { by: 's4', role: 'player' });
    const absent = { kind: 'incomplete', round: 1, players: ['s1', 's8'], responsible: 's1', reason: 'left' } as const;
    expect(story.try(absent)).toMatchObject({ kind: 'live-later-match-played', later: [{ players: ['s1', 's4'] }] });
    story.do({ ...absent, takesBack: 'they had left before' });
    expect(story.state.rounds[1]!.games[0]).toMatchObject({ players: ['s8', 's4'], status: 'open', claims: [] });
  });

  it('is not changed by a player', () => {
    const story = bracketOfEight();
    playOn(story, 6);
    const act = { kind: 'result', round: 1, players: ['s8', 's1'], told: { result: 'FW', score: [100, 35] } } as const;
    const refusal = story.try({ ...act, takesBack: 'I won' }, { by: 's8', role: 'player' });
    expect(refusal).toMatchObject({ kind: 'live-result-entered' });
  });
});
