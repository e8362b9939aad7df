import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { reportOf, standingsOf } from './live-report.js';
import { nextStep } from './next-step.js';

const SIX = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'];
const WIN = { result: 'FW', score: [100, 20] } as const;

function bracketOf(handles: readonly string[]): LiveStory {
  const story = new LiveStory(liveTournament({ pairing: 'single-elimination', plannedRounds: null }));
  story.seat(...handles);
  story.do({ kind: 'publish-bracket', bracket: `play-in-${handles.length}`, seeds: [...handles], bestOf: 1 });
  return story;
}

/** Swiss rounds are played out. */
function playedOut(rounds: number): LiveStory {
  const story = new LiveStory(liveTournament({ plannedRounds: rounds }));
  story.seat(...SIX);
  for (let round = 1; round <= rounds; round += 1) {
    story.begin(round);
    story.playOut(round);
  }
  return story;
}

const listed = ({ state }: LiveStory): string[] => standingsOf(state).map(({ handle }) => handle);

describe('somebody who comes when a bracket is published', () => {
  it('is refused with the way out while nothing is played, and plays once the bracket is published again', () => {
    const story = bracketOf(SIX);
    const refusal = { kind: 'live-no-place', why: 'bracket', rounds: 3, ruleSystem: 'opg-4.2' };
    expect(story.try({ kind: 'enter', handle: 'zoe' })).toEqual(refusal);
    story.do({ kind: 'withdraw-bracket', reason: 'zoe came' });
    story.seat('zoe');
    story.do({ kind: 'publish-bracket', bracket: 'play-in-7', seeds: [...SIX, 'zoe'], bestOf: 1 });
    expect(story.state.rounds[0]!.games.flatMap(({ players }) => players)).toContain('zoe');
  });

  it('is refused once a match is played, by each act with which somebody comes', () => {
    const story = new LiveStory(liveTournament({ pairing: 'single-elimination', plannedRounds: null }));
    story.seat(...SIX);
    story.do({ kind: 'enter', handle: 'zoe' });
    story.do({ kind: 'publish-bracket', bracket: 'play-in-6', seeds: SIX, bestOf: 1 });
    const { players } = story.state.rounds[0]!.games[0]!;
    story.do({ kind: 'result', round: 1, players, told: WIN });
    const refusal = expect.objectContaining({ kind: 'live-no-place', why: 'bracket-played' }) as unknown;
    expect(story.try({ kind: 'enter', handle: 'yan' })).toEqual(refusal);
    expect(story.try({ kind: 'check-in', handle: 'zoe' })).toEqual(refusal);
    expect(story.try({ kind: 'check-in-all' })).toEqual(refusal);
    expect(story.try({ kind: 'check-in', handle: 'ann' })).toBeNull();
    expect(listed(story)).toHaveLength(6);
  });

  it('is not in the standings when they were checked in before and have no place in it', () => {
    const story = new LiveStory(liveTournament({ pairing: 'single-elimination', plannedRounds: null }));
    story.seat(...SIX, 'zoe');
    story.do({ kind: 'publish-bracket', bracket: 'play-in-6', seeds: SIX, bestOf: 1 });
    story.playOut(1);
    expect(listed(story).sort()).toEqual([...SIX].sort());
  });

  it('may join the Swiss rounds of the others where the rules let them play on', () => {
    const story = new LiveStory(liveTournament({ game: 'sw-lcg', ruleSystem: 'ffg-swlcg-2016', plannedRounds: 1 }));
    story.seat(...SIX);
    story.begin(1);
    for (const { players } of story.state.rounds[0]!.games) {
      const games = [{ winner: players[0] }, { winner: players[0] }];
      story.do({ kind: 'result', round: 1, players, told: { games } });
    }
    story.do({ kind: 'publish-bracket', bracket: 'double-elimination-4', seeds: SIX.slice(0, 4), bestOf: 1 });
    expect(story.try({ kind: 'enter', handle: 'zoe' })).toBeNull();
    expect(story.try({ kind: 'check-in', handle: 'zoe' })).toBeNull();
  });

  it('is a player who dropped out of the bracket, and is not asked to check in again', () => {
    const story = bracketOf(SIX);
    const [, loser] = story.state.rounds[0]!.games[0]!.players;
    story.playOut(1);
    story.do({ kind: 'drop', handle: loser });
    expect(story.state.players.get(loser)).toMatchObject({ presence: 'dropped', droppedAfter: 1 });
    story.do({ kind: 'drop', handle: 'ann', concedes: true });
    expect(story.state.players.get('ann')!.presence).toBe('dropped');
    expect(story.try({ kind: 'return', handle: 'ann' })).toBeNull();
    expect(listed(story)).toHaveLength(6);
  });
});

describe('somebody who comes after the last round', () => {
  it('is refused until another round is planned', () => {
    const story = playedOut(3);
    expect(story.try({ kind: 'enter', handle: 'zoe' })).toMatchObject({
      ...{ kind: 'live-no-place', why: 'rounds-played', rounds: 3 },
    });
    story.do({ kind: 'plan-rounds', rounds: 4, approval: 'everybody' });
    story.seat('zoe');
    story.begin(4);
    expect(listed(story)).toContain('zoe');
  });

  it('has no table in the last round, and is in neither the standings nor the report when it is over', () => {
    const story = playedOut(2);
    story.do({ kind: 'plan-rounds', rounds: 3, approval: 'everybody' });
    story.begin(3);
    story.seat('zoe');
    expect(listed(story)).toContain('zoe');
    story.playOut(3);
    expect(nextStep(story.state).step).toBe('confrontation');
    expect(listed(story)).not.toContain('zoe');
    story.do({ kind: 'finish' });
    expect(reportOf(story.state).entries.map(({ handle }) => handle)).not.toContain('zoe');
  });

  it('is welcome where the rules recommend a round more for so many players', () => {
    const story = new LiveStory(liveTournament({ plannedRounds: null }));
    story.seat(...SIX, 'gus');
    for (const round of [1, 2, 3]) {
      story.begin(round);
      story.playOut(round);
    }
    expect(nextStep(story.state).step).not.toBe('pair');
    story.seat('zoe');
    expect(nextStep(story.state)).toMatchObject({ step: 'pair', round: 4 });
  });

  it('is seated in no round whose games all have their results', () => {
    const story = new LiveStory(liveTournament({ plannedRounds: 3 }));
    story.seat(...SIX.slice(0, 5));
    story.begin(1);
    story.playOut(1);
    story.seat('zoe');
    const [free] = story.state.rounds[0]!.byes;
    for (const [players, as] of [
      [['zoe'], 'missed-game'],
      [['zoe', free!], 'game'],
    ] as const) {
      expect(story.try({ kind: 'seat', round: 1, players, as })).toMatchObject({
        ...{ kind: 'live-seat-impossible', why: 'round-played' },
      });
    }
  });
});

describe('a second person with the name of somebody on the list', () => {
  it('is refused with a handle that is free, in any capitals', () => {
    const story = new LiveStory();
    story.do({ kind: 'enter', handle: 'Anna', country: 'DE' });
    expect(story.try({ kind: 'enter', handle: 'ANNA', country: 'FR' })).toEqual({
      ...{ kind: 'live-player-there', handle: 'Anna', free: 'Anna-2' },
    });
    expect(story.state.players.get('anna')).toMatchObject({ country: 'DE' });
    story.do({ kind: 'enter', handle: 'Anna-2' });
    expect(story.try({ kind: 'enter', handle: 'anna' })).toMatchObject({ free: 'Anna-3' });
  });

  it('has a free handle that is no longer than handles may be', () => {
    const story = new LiveStory();
    const longest = 'ü'.repeat(64);
    story.do({ kind: 'enter', handle: longest });
    expect(story.try({ kind: 'enter', handle: longest })).toMatchObject({ free: `${'ü'.repeat(62)}-2` });
  });

  it('does not hinder a change of the first one, which says that it is a change', () => {
    const story = new LiveStory();
    story.do({ kind: 'enter', handle: 'ann' });
    story.do({ kind: 'edit', handle: 'ANN', name: 'Ann Archer' });
    expect([...story.state.players.values()]).toMatchObject([{ handle: 'ann', name: 'Ann Archer' }]);
    expect(story.try({ kind: 'edit', handle: 'bob' })).toEqual({ kind: 'live-player-unknown', handles: ['bob'] });
  });
});

describe('a director whose page shows an earlier round', () => {
  const earlier = (): LiveStory => {
    const story = new LiveStory(liveTournament({ plannedRounds: 3 }));
    story.seat(...SIX);
    story.begin(1);
    story.playOut(1);
    return story;
  };

  it('is asked before another result of that round, and corrects it once they have seen the later one', () => {
    const story = earlier();
    const seen = story.state.version;
    const { players } = story.state.rounds[0]!.games[0]!;
    story.begin(2);
    const loss = { kind: 'result', round: 1, players, told: { result: 'FL', score: [20, 100] } } as const;
    const refusal = { kind: 'live-earlier-round', round: 1, running: 2, players };
    expect(story.try(loss, { basedOn: seen })).toEqual(refusal);
    const lost = { kind: 'incomplete', round: 1, players, responsible: null, reason: 'gone' } as const;
    expect(story.try(lost, { basedOn: seen })).toEqual(refusal);
    expect(story.try({ kind: 'delay', round: 1, players, reason: 'ill' }, { basedOn: seen })).toEqual(refusal);
    expect(story.try({ kind: 'result', round: 1, players, told: WIN }, { basedOn: seen })).toBeNull();
    expect(story.try(loss)).toBeNull();
    expect(story.state.rounds[0]!.games[0]!.status).toBe('settled');
  });

  it('is not asked about a delayed game, nor by a page that does not say what it has seen', () => {
    const story = earlier();
    const { players } = story.state.rounds[0]!.games[0]!;
    story.do({ kind: 'delay', round: 1, players, reason: 'ill' });
    const late = new LiveStory(liveTournament({ plannedRounds: 3 }));
    late.seat(...SIX);
    late.begin(1);
    const [delayed, ...others] = late.state.rounds[0]!.games;
    late.do({ kind: 'delay', round: 1, players: delayed!.players, reason: 'ill' });
    for (const game of others) late.do({ kind: 'result', round: 1, players: game.players, told: WIN });
    const seen = late.state.version;
    late.begin(2);
    expect(late.try({ kind: 'result', round: 1, players: delayed!.players, told: WIN }, { basedOn: seen })).toBeNull();
    story.begin(2);
    const loss = { kind: 'result', round: 1, players, told: { result: 'FL', score: [20, 100] } } as const;
    expect(story.try(loss, { basedOn: null })).toBeNull();
  });

  it('reads in the box Next how many results the running round waits for, apart from those of earlier rounds', () => {
    const story = earlier();
    const { players } = story.state.rounds[0]!.games[0]!;
    story.begin(2);
    // Two directors correct it at once, differently, and both have seen round 2.
    const basedOn = story.state.version;
    for (const points of [30, 40]) {
      story.do({ kind: 'result', round: 1, players, told: { result: 'FW', score: [100, points] } }, { basedOn });
    }
    expect(nextStep(story.state)).toMatchObject({ step: 'enter-results', round: 2 });
    expect(String(nextStep(story.state).text)).toContain(
      'Round 2: 3 results to come. In earlier rounds: 1 result to come. 1 game with two different results',
    );
  });
});
