import { readReportValue, documentOf } from '@quadrant/rules/report';
import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { applyEntry } from './apply-entry.js';
import { describeAct } from './describe-act.js';
import { finishedReport, reportOf, standingsOf } from './live-report.js';
import { emptyState } from './live-state.js';
import { nextStep } from './next-step.js';
import { listUnseated } from './queries.js';
import { readAct } from './read-act.js';

const SEVEN = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus'];

function paired(...handles: readonly string[]): LiveStory {
  const story = new LiveStory(liveTournament({ plannedRounds: 3 }));
  story.seat(...handles);
  story.do({ kind: 'pair', round: 1 });
  return story;
}

function begun(...handles: readonly string[]): LiveStory {
  const story = paired(...handles);
  story.do({ kind: 'start-round', round: 1 });
  return story;
}

const round = ({ state }: LiveStory, number = 1) => state.rounds[number - 1]!;

describe('a latecomer before the start of a round', () => {
  it('is named by the next step, and plays the player with the bye', () => {
    const story = paired(...SEVEN);
    const [free] = round(story).byes;
    story.seat('zoe');
    expect(nextStep(story.state)).toMatchObject({ step: 'start-round' });
    expect(String(nextStep(story.state).text)).toContain('zoe came late and has no table yet.');
    story.do({ kind: 'seat', round: 1, players: ['ZOE', free!], as: 'game' });
    expect(round(story).byes).toEqual([]);
    expect(round(story).games.at(-1)).toMatchObject({ table: 4, players: ['zoe', free], status: 'open' });
    expect(listUnseated(story.state)).toEqual([]);
  });

  it('has the bye when everybody else has an opponent', () => {
    const story = paired(...SEVEN, 'hal');
    story.seat('zoe');
    story.do({ kind: 'seat', round: 1, players: ['zoe'], as: 'bye' });
    expect(round(story).byes).toEqual(['zoe']);
    expect(story.try({ kind: 'seat', round: 1, players: ['zoe'], as: 'bye' })).toEqual({
      ...{ kind: 'live-seat-taken', round: 1, handle: 'zoe', meets: [] },
    });
  });

  it('is in the round when it is paired again', () => {
    const story = paired(...SEVEN);
    story.seat('zoe');
    story.do({ kind: 'pair', round: 1, reason: 'zoe came' });
    expect(listUnseated(story.state)).toEqual([]);
    expect(round(story).byes).toEqual([]);
  });

  it('has missed nothing yet', () => {
    const story = paired(...SEVEN);
    story.seat('zoe');
    const refusal = story.try({ kind: 'seat', round: 1, players: ['zoe'], as: 'missed-game' });
    expect(refusal).toMatchObject({ kind: 'live-seat-impossible', why: 'missed-before-start' });
  });
});

describe('a latecomer in a running round', () => {
  // @row 68
  it('plays the player with the bye, and the report has a game and no bye', () => {
    const story = begun(...SEVEN);
    const [free] = round(story).byes;
    story.seat('zoe');
    expect(String(nextStep(story.state).text)).toContain('zoe came late');
    story.do({ kind: 'seat', round: 1, players: ['zoe', free!], as: 'game' });
    story.playOut(1);
    const { entries, rounds } = reportOf(story.state);
    const handles = rounds[0]!.matches.map(({ players, result }) => [
      players.map((each) => entries[each]!.handle),
      result,
    ]);
    expect(handles).toContainEqual([['zoe', free], 'FW']);
    expect(handles.every(([players]) => players!.length === 2)).toBe(true);
  });

  // @row 68
  it('has a Missed Game when the director says so, which the report carries and the rules accept', () => {
    const story = begun(...SEVEN, 'hal');
    story.seat('zoe');
    story.do({ kind: 'seat', round: 1, players: ['zoe'], as: 'missed-game' });
    expect(describeAct(story.log.at(-1)!.act)).toBe('zoe came too late for round 1 and has a Missed Game.');
    for (const number of [1, 2, 3]) {
      if (number > 1) story.begin(number);
      story.playOut(number);
    }
    story.do({ kind: 'finish' });
    const report = finishedReport(story.state);
    const zoe = report.entries.findIndex(({ handle }) => handle === 'zoe');
    expect(report.rounds[0]!.matches).toContainEqual(expect.objectContaining({ players: [zoe], result: 'MG' }));
    const { findings } = readReportValue(documentOf(report));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('plays another latecomer', () => {
    const story = begun(...SEVEN, 'hal');
    story.seat('yan', 'zoe');
    story.do({ kind: 'seat', round: 1, players: ['yan', 'zoe'], as: 'game' });
    story.playOut(1);
    expect(round(story).games).toHaveLength(5);
    expect(nextStep(story.state)).toMatchObject({ step: 'pair', round: 2 });
  });

  it('is not seated twice, against themselves, against a busy player, or with a bye', () => {
    const story = begun(...SEVEN);
    const [free] = round(story).byes;
    const busy = round(story).games[0]!.players;
    story.seat('zoe');
    const seat = (players: readonly string[], as: 'game' | 'bye' | 'missed-game') =>
      story.try({ kind: 'seat', round: 1, players, as });
    expect(seat(['zoe', busy[0]], 'game')).toEqual({
      ...{ kind: 'live-seat-taken', round: 1, handle: busy[0], meets: [busy[1]] },
    });
    expect(seat(['zoe', 'ZOE'], 'game')).toMatchObject({ kind: 'live-seat-taken', handle: 'zoe' });
    expect(seat(['zoe'], 'game')).toMatchObject({ why: 'opponent-missing' });
    expect(seat(['zoe', free!], 'missed-game')).toMatchObject({ why: 'opponent-too-many' });
    expect(seat(['zoe'], 'bye')).toMatchObject({ why: 'bye-after-start' });
    expect(seat(['nobody'], 'missed-game')).toEqual({ kind: 'live-player-unknown', handles: ['nobody'] });
    story.do({ kind: 'enter', handle: 'yan' });
    expect(seat(['yan'], 'missed-game')).toMatchObject({ kind: 'live-player-not-playing', presence: 'entered' });
    expect(seat([busy[0]], 'missed-game')).toMatchObject({ kind: 'live-seat-taken' });
    expect(seat(['zoe', free!], 'game')).toBeNull();
    expect(seat(['zoe', free!], 'game')).toMatchObject({ kind: 'live-seat-taken', handle: 'zoe' });
  });

  it('is refused for a round that is over, as a seat is in a table of several players', () => {
    const story = begun(...SEVEN);
    story.playOut(1);
    story.do({ kind: 'pair', round: 2 });
    story.seat('zoe');
    const seat = { kind: 'seat', round: 1, players: ['zoe'], as: 'missed-game' } as const;
    expect(story.try(seat)).toEqual({ kind: 'live-round-over', round: 1 });
    expect(story.try({ ...seat, round: 9 })).toMatchObject({ kind: 'live-round-unknown' });
    const pods = new LiveStory(liveTournament({ game: 'tribbles', plannedRounds: 2 }));
    pods.seat(...SEVEN);
    pods.begin(1);
    pods.seat('zoe');
    expect(pods.try(seat)).toMatchObject({ kind: 'live-seat-impossible', why: 'pods' });
  });

  it('has no Missed Game where the rules have none', () => {
    const story = new LiveStory(liveTournament({ game: 'sw-lcg', ruleSystem: 'ffg-swlcg-2016', plannedRounds: 3 }));
    story.seat(...SEVEN, 'hal');
    story.begin(1);
    story.seat('zoe');
    expect(story.try({ kind: 'seat', round: 1, players: ['zoe'], as: 'missed-game' })).toMatchObject({
      ...{ kind: 'live-seat-impossible', why: 'no-missed-games' },
    });
  });

  it('loses the seat again while the game has no result, and the other has the bye as before', () => {
    const story = begun(...SEVEN);
    const [free] = round(story).byes;
    story.seat('zoe');
    expect(story.try({ kind: 'undo-seat', round: 1, player: 'zoe' })).toMatchObject({ kind: 'live-not-seated-late' });
    story.do({ kind: 'seat', round: 1, players: ['zoe', free!], as: 'game' });
    story.do({ kind: 'undo-seat', round: 1, player: 'Zoe' });
    expect(round(story)).toMatchObject({ byes: [free], late: [] });
    expect(listUnseated(story.state).map(({ handle }) => handle)).toEqual(['zoe']);
    story.do({ kind: 'seat', round: 1, players: ['zoe', free!], as: 'game' });
    story.do({ kind: 'result', round: 1, players: ['zoe', free!], told: { result: 'FW', score: [100, 20] } });
    expect(story.try({ kind: 'undo-seat', round: 1, player: 'zoe' })).toEqual({
      ...{ kind: 'live-round-has-results', round: 1, results: 1 },
    });
  });

  it('is in the state that the log gives when it is read again', () => {
    const story = begun(...SEVEN);
    story.seat('yan', 'zoe');
    story.do({ kind: 'seat', round: 1, players: ['yan', round(story).byes[0]!], as: 'game' });
    story.do({ kind: 'seat', round: 1, players: ['zoe'], as: 'missed-game' });
    story.do({ kind: 'undo-seat', round: 1, player: 'zoe' });
    const again = emptyState(story.state.tournament);
    for (const entry of story.log) applyEntry(again, entry);
    expect(again).toEqual(story.state);
  });

  it('is read as it was sent, or refused with what is wanted', () => {
    expect(readAct({ kind: 'seat', round: 1, players: ['ann', 'bob'], as: 'game' })).toHaveProperty('act');
    expect(readAct({ kind: 'seat', round: 1, players: ['ann'], as: 'sofa' })).toEqual({
      faults: [{ pointer: '/as', text: 'must be game or bye or missed-game' }],
    });
  });
});

describe('a round that was started too early', () => {
  it('is unstarted while nothing is entered, and can be paired again', () => {
    const story = begun(...SEVEN);
    story.do({ kind: 'undo-start', round: 1 });
    expect(round(story).clock).toBeNull();
    expect(nextStep(story.state)).toMatchObject({ step: 'start-round', round: 1 });
    expect(reportOf(story.state).rounds).toEqual([]);
    story.do({ kind: 'undo-start', round: 1 });
    story.do({ kind: 'pair', round: 1, reason: 'zoe came' });
    story.do({ kind: 'start-round', round: 1 });
    expect(round(story).clock).not.toBeNull();
  });

  it('stays started once a result is in, once a game is delayed, and once the next round is paired', () => {
    const story = begun('ann', 'bob', 'cy', 'dee');
    const { players } = round(story).games[0]!;
    story.do({ kind: 'result', round: 1, players, told: { result: 'FW', score: [100, 20] } });
    expect(story.try({ kind: 'undo-start', round: 1 })).toEqual({
      ...{ kind: 'live-round-has-results', round: 1, results: 1 },
    });
    story.playOut(1);
    story.do({ kind: 'pair', round: 2 });
    expect(story.try({ kind: 'undo-start', round: 1 })).toEqual({ kind: 'live-round-over', round: 1 });
    expect(story.try({ kind: 'undo-start', round: 3 })).toMatchObject({ kind: 'live-round-unknown' });
    const delayed = begun('ann', 'bob', 'cy', 'dee');
    delayed.do({ kind: 'delay', round: 1, players: round(delayed).games[0]!.players, reason: 'ill' });
    expect(delayed.try({ kind: 'undo-start', round: 1 })).toMatchObject({ kind: 'live-round-has-results' });
  });
});

describe('players who sat down wrong', () => {
  it('change places after the start, so that what they really played is entered', () => {
    const story = begun('ann', 'bob', 'cy', 'dee');
    const [one, other] = round(story).games.map(({ players }) => players);
    story.do({ kind: 'swap', round: 1, players: [one![1], other![1]], reason: 'they sat down wrong' });
    expect(round(story).games.map(({ players }) => players)).toEqual([
      [one![0], other![1]],
      [other![0], one![1]],
    ]);
    story.playOut(1);
    expect(nextStep(story.state)).toMatchObject({ step: 'pair', round: 2 });
  });

  it('keep their places once one of the games has a result, and a bye stays a bye', () => {
    const story = begun('ann', 'bob', 'cy', 'dee', 'eve');
    const [one, other] = round(story).games.map(({ players }) => players);
    const swap = (player: string) =>
      story.try({ kind: 'swap', round: 1, players: [one![0], player], reason: 'they sat down wrong' });
    expect(swap(round(story).byes[0]!)).toEqual({ kind: 'live-round-began', round: 1 });
    story.do({ kind: 'result', round: 1, players: other!, told: { result: 'FW', score: [100, 20] } });
    expect(swap(other![0])).toEqual({ kind: 'live-round-has-results', round: 1, results: 1 });
  });
});

describe('standings', () => {
  it('are empty before the first result, even when somebody has a bye', () => {
    const story = begun(...SEVEN);
    expect(standingsOf(story.state)).toEqual([]);
    story.do({
      ...{ kind: 'result', round: 1, players: round(story).games[0]!.players },
      told: { result: 'FW', score: [100, 20] },
    });
    expect(standingsOf(story.state)).toHaveLength(7);
  });
});

describe('too many rounds for the players', () => {
  it('are told before round 1 is paired: 6 rounds for 6 players', () => {
    const story = new LiveStory(liveTournament({ plannedRounds: 6 }));
    story.seat('ann', 'bob', 'cy', 'dee', 'eve', 'fay');
    expect(String(nextStep(story.state).text)).toContain(
      '6 rounds are planned. With 6 players everybody has met everybody after 5, so plan at most 5.',
    );
    story.seat('gus');
    expect(String(nextStep(story.state).text)).not.toContain('rounds are planned');
  });
});
