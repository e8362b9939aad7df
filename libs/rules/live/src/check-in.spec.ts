import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { showPeople } from './called.js';
import { countEntries } from './count-entries.js';
import { describeAct } from './describe-act.js';
import { finishedReport } from './live-report.js';
import { viewOf } from './live-view.js';
import { nextStep } from './next-step.js';
import { readAct } from './read-act.js';

const view = ({ state, now }: LiveStory) =>
  viewOf(
    state,
    showPeople(state, (handle) => handle, new Map()),
    now,
  );

describe('everybody', () => {
  // @row 38, 69
  it('is checked in at once, except a director who needs approval, and that is undone as a whole', () => {
    const story = new LiveStory();
    for (const handle of ['ann', 'bob', 'cy', 'dirk', 'eve']) story.do({ kind: 'enter', handle });
    story.do({ kind: 'check-in', handle: 'ann' });
    story.do({ kind: 'check-in-all' });
    const presences = () => [...story.state.players.values()].map(({ presence }) => presence);
    expect(presences()).toEqual(['playing', 'playing', 'playing', 'entered', 'playing']);
    expect(describeAct(story.log.at(-1)!.act)).toBe(
      '3 players checked in: bob, cy, eve. Not checked in: dirk: directs this tournament, so players have to approve first.',
    );
    expect(story.try({ kind: 'check-in-all' })).toEqual({ kind: 'live-director-plays', handle: 'dirk' });
    story.do({ kind: 'undo-check-in', handle: 'cy' });
    story.do({ kind: 'undo-check-in-all' });
    expect(presences()).toEqual(['playing', 'entered', 'entered', 'entered', 'entered']);
  });

  it('stays checked in once they have played', () => {
    const story = new LiveStory();
    for (const handle of ['ann', 'bob', 'cy', 'dee']) story.do({ kind: 'enter', handle });
    story.do({ kind: 'check-in-all' });
    story.do({ kind: 'pair', round: 1 });
    story.do({ kind: 'undo-check-in-all' });
    expect(story.state.rounds[0]!.isStale).toBe(true);
    story.do({ kind: 'check-in-all' });
    story.begin(1);
    const { version } = story.state;
    story.do({ kind: 'undo-check-in-all' });
    expect(story.state.version).toBe(version);
  });
});

describe('the list of players', () => {
  it('has at most 5,000 of them, and those who are there can still be changed', () => {
    const story = new LiveStory();
    for (let player = 1; player <= 5000; player += 1) story.do({ kind: 'enter', handle: `p${player}` });
    expect(story.try({ kind: 'enter', handle: 'one-more' })).toEqual({ kind: 'live-too-many-players', most: 5000 });
    story.do({ kind: 'edit', handle: 'p7', seed: 1 });
    expect(countEntries(story.state, { kind: 'enter', handle: 'p7' })).toBe(1);
    expect(countEntries(story.state, { kind: 'pair', round: 1 })).toBe(5000);
  });

  it('takes no entry that is longer than any could be', () => {
    const deck = { title: 'x'.repeat(16_000) };
    expect(readAct({ kind: 'enter', handle: 'ann', deck })).toEqual({
      faults: [{ pointer: '', text: 'must have at most 16000 characters' }],
    });
    expect(readAct(undefined)).toMatchObject({ faults: [{ pointer: '/kind' }] });
  });
});

describe('what comes next', () => {
  const next = ({ state }: LiveStory): string => String(nextStep(state).text);

  it('names who is missing until round 1 is paired', () => {
    const story = new LiveStory();
    expect(next(story)).toBe('Enter the players: a tournament needs 4.');
    for (const handle of ['ann', 'bob', 'cy', 'dee', 'eve']) story.do({ kind: 'enter', handle });
    expect(next(story)).toBe('Check in the players who are here: 0 of 5 are checked in, and a tournament needs 4.');
    for (const handle of ['ann', 'bob', 'cy', 'dee']) story.do({ kind: 'check-in', handle });
    expect(next(story)).toBe('4 of 5 players are checked in. Check in the others who are here. Then pair round 1.');
    story.do({ kind: 'check-in-all' });
    expect(next(story)).toBe('All 5 players are checked in. Pair round 1.');
  });

  it('names the draft before the first pairing', () => {
    const story = new LiveStory(liveTournament({ format: 'draft' }));
    story.seat('ann', 'bob', 'cy', 'dee');
    expect(next(story)).toContain('Draw the draft groups and let them draft. Then pair round 1.');
    story.do({ kind: 'draw', draw: 'draft-groups' });
    expect(next(story)).toBe('All 4 players are checked in. Pair round 1.');
  });

  it('names results that wait for somebody, and delayed games before the finish', () => {
    const story = new LiveStory(liveTournament({ plannedRounds: 1 }));
    story.seat('ann', 'bob', 'cy', 'dee');
    story.begin(1);
    const [game, other] = story.state.rounds[0]!.games;
    const told = { result: 'FW', score: [100, 35] };
    const act = { kind: 'result', round: 1, players: game!.players, told } as const;
    story.do(act, { by: game!.players[0], role: 'player' });
    expect(next(story)).toBe(
      'Round 1: 2 results to come. 1 of them waits to be confirmed by the other player or by you.',
    );
    story.do(act);
    story.do({ kind: 'delay', round: 1, players: other!.players, reason: 'A power cut' });
    expect(next(story)).toBe(
      'All rounds are played, but 1 delayed game has no result (round 1). Enter it, or enter the game as not played.',
    );
  });
});

describe('a player whose handle was misspelled', () => {
  // @row 153
  it('is renamed while they have not played, and keeps what was entered', () => {
    const story = new LiveStory();
    story.seat('ann', 'bob', 'cy', 'dee');
    story.do({ kind: 'edit', handle: 'bob', country: 'DE' });
    story.do({ kind: 'rename', handle: 'bob', to: 'Robert' });
    expect([...story.state.players.keys()]).toEqual(['ann', 'robert', 'cy', 'dee']);
    expect(story.state.players.get('robert')).toMatchObject({ handle: 'Robert', country: 'DE', presence: 'playing' });
    expect(story.try({ kind: 'rename', handle: 'ann', to: 'CY' })).toEqual({
      ...{ kind: 'live-player-there', handle: 'cy', free: 'cy-2' },
    });
    story.begin(1);
    expect(story.try({ kind: 'rename', handle: 'ann', to: 'Anna' })).toEqual({
      ...{ kind: 'live-player-has-played', handle: 'ann' },
    });
  });
});

describe('a director who plays', () => {
  const play = { kind: 'let-director-play', secondaryDirector: 'Sue', tertiaryDirector: 'Tim' } as const;

  function entered(): LiveStory {
    const story = new LiveStory();
    story.seat('ann', 'bob', 'cy', 'dee');
    story.do({ kind: 'enter', handle: 'dirk' });
    return story;
  }

  // @row 38
  it('is checked in once more than half of the other players approve, and two others stand in', () => {
    const story = entered();
    expect(story.try({ kind: 'check-in', handle: 'dirk' })).toEqual({ kind: 'live-director-plays', handle: 'dirk' });
    expect(story.try({ ...play, approvals: 2 })).toEqual({ kind: 'live-director-approval', approvals: 2, players: 4 });
    expect(story.try({ ...play, approvals: 5 })).toMatchObject({ kind: 'live-director-approval' });
    expect(story.try({ ...play, approvals: 3, tertiaryDirector: 'SUE' })).toEqual({ kind: 'live-director-deputies' });
    expect(story.try({ ...play, approvals: 3, tertiaryDirector: 'Dirk' })).toEqual({ kind: 'live-director-deputies' });
    story.do({ ...play, approvals: 3 });
    story.do({ kind: 'check-in', handle: 'dirk' });
    story.begin(1);
    expect(finishedReport(story.state).tournament).toMatchObject({ secondaryDirector: 'Sue', tertiaryDirector: 'Tim' });
  });

  it('is not checked in under another name first', () => {
    const story = new LiveStory();
    story.seat('ann', 'dierk');
    story.do({ kind: 'enter', handle: 'drik' });
    const refusal = { kind: 'live-director-plays', handle: 'Dirk' };
    expect(story.try({ kind: 'rename', handle: 'dierk', to: 'Dirk' })).toEqual(refusal);
    story.do({ kind: 'rename', handle: 'drik', to: 'Dirk' });
    expect(story.try({ kind: 'check-in', handle: 'Dirk' })).toEqual(refusal);
  });

  it('needs no approval where the rules say nothing of it', () => {
    const story = new LiveStory(liveTournament({ ruleSystem: 'ffg-swlcg-2016', game: 'sw-lcg' }));
    story.seat('dirk');
    expect(story.state.players.get('dirk')?.presence).toBe('playing');
  });
});

describe('a round that is played over days', () => {
  // @row 140
  it('has a deadline, and an extension for one game', () => {
    const story = new LiveStory(liveTournament({ online: true }));
    story.seat('ann', 'bob', 'cy', 'dee');
    story.begin(1);
    const [first] = story.state.rounds[0]!.games;
    story.do({ kind: 'set-deadline', round: 1, at: '2014-12-13T18:00:00.000Z' });
    const extension = {
      kind: 'set-deadline',
      round: 1,
      at: '2014-12-16T18:00:00.000Z',
      player: first!.players[1],
    } as const;
    story.do({ ...extension, reason: 'Ill' });
    const [round] = view(story).rounds;
    expect(round?.deadline).toBe('2014-12-13T18:00:00.000Z');
    expect(round?.tables.map(({ deadline }) => deadline)).toEqual(['2014-12-16T18:00:00.000Z', null]);
    expect(describeAct({ ...extension, reason: 'Ill' })).toContain('is played until 2014-12-16 18:00 UTC: Ill');
    expect(story.try({ kind: 'set-deadline', round: 2, at: '2014-12-20T18:00:00.000Z' })).toMatchObject({
      kind: 'live-round-unknown',
    });
    expect(story.try({ ...extension, player: 'nobody' })).toMatchObject({ kind: 'live-player-unknown' });
  });

  it.each([
    ['2014-12-13T18:00', '2014-12-13T18:00:00.000Z'],
    ['2014-12-13T18:00:00+01:00', '2014-12-13T17:00:00.000Z'],
  ])('is told by an instant such as %s', (at, read) => {
    expect(readAct({ kind: 'set-deadline', round: 1, at })).toEqual({
      act: { kind: 'set-deadline', round: 1, at: read },
    });
  });

  it.each(['tomorrow', '2014-12-13', '2014-13-45T18:00', 7])('is not told by %j', (at) => {
    expect(readAct({ kind: 'set-deadline', round: 1, at })).toMatchObject({ faults: [{ pointer: '/at' }] });
  });
});

describe('a draw', () => {
  // @row 13
  it('makes draft groups of those who are here, the same for everybody who repeats it', () => {
    const groups = [1, 2].map(() => {
      const story = new LiveStory(liveTournament({ format: 'draft' }));
      story.seat('a', 'b', 'c', 'd', 'e', 'f', 'g');
      story.do({ kind: 'draw', draw: 'draft-groups' });
      return view(story).draftGroups;
    });
    expect(groups[0]!.map(({ length }) => length).sort()).toEqual([3, 4]);
    expect(groups[1]).toEqual(groups[0]);
  });

  it('makes no draft groups once a round has begun', () => {
    const story = new LiveStory(liveTournament({ format: 'draft' }));
    story.seat('a', 'b', 'c', 'd');
    story.begin(1);
    expect(story.try({ kind: 'draw', draw: 'draft-groups' })).toEqual({ kind: 'live-round-began', round: 1 });
  });

  // @row 30
  it('gives each player of the Race to the Alpha Quadrant a rule for the round, and another one each time', () => {
    const story = new LiveStory(liveTournament({ scenario: 'race-to-the-alpha-quadrant' }));
    story.seat('ann', 'bob', 'cy', 'dee');
    story.begin(1);
    story.do({ kind: 'draw', draw: 'race-to-the-alpha-quadrant', round: 1, rules: 6 });
    story.playOut(1);
    story.begin(2);
    story.do({ kind: 'draw', draw: 'race-to-the-alpha-quadrant', round: 2, rules: 6 });
    const [first, second] = view(story).rounds.map(({ notes }) => notes.find(({ player }) => player === 'ann')?.text);
    expect([first, second]).toEqual([
      expect.stringMatching(/^plays with rule \d, or once instead with rule \d$/),
      expect.stringMatching(/^plays with rule \d, or once instead with rule \d$/),
    ]);
    expect(String(second).slice(0, 17)).not.toBe(String(first).slice(0, 17));
    const few = story.try({ kind: 'draw', draw: 'race-to-the-alpha-quadrant', round: 2, rules: 2 });
    expect(few).toMatchObject({ kind: 'live-pairing-impossible', findings: [{ code: 'too-few-rules' }] });
  });

  // @row 96
  it('says who begins in each pair', () => {
    const story = new LiveStory();
    story.seat('ann', 'bob', 'cy', 'dee');
    story.begin(1);
    story.do({ kind: 'draw', draw: 'first-player', round: 1 });
    const [{ notes, tables }] = view(story).rounds as [ReturnType<typeof view>['rounds'][number]];
    for (const { players } of tables) {
      expect(notes.filter(({ player }) => players.includes(player)).map(({ text }) => text)).toEqual([
        'has the first turn',
      ]);
    }
    expect(story.try({ kind: 'draw', draw: 'first-player', round: 2 })).toMatchObject({ kind: 'live-round-unknown' });
  });
});
