/**
 * Directors and players complain in public about programs that run tournaments. Each test is named after the kind of one
 * complaint, and names a public thread where it has one. It shows that the kind does not happen here.
 */
import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { endOfRound } from './live-clock.js';
import { reportOf, standingsOf } from './live-report.js';
import { nextStep } from './next-step.js';
import { isOpen, listUnseated } from './queries.js';
import { suggestBracket } from './structures.js';
import { viewOf } from './live-view.js';
import { showPeople } from './called.js';

const SIX = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'];
const EIGHT = [...SIX, 'gus', 'hal'];
const WIN = { result: 'FW', score: [100, 20] } as const;
const LOSS = { result: 'FL', score: [20, 100] } as const;

const tournament = (handles: readonly string[], header: Parameters<typeof liveTournament>[0] = {}): LiveStory => {
  const story = new LiveStory(liveTournament({ plannedRounds: 5, ...header }));
  story.seat(...handles);
  return story;
};

function played(handles: readonly string[], rounds: number): LiveStory {
  const story = tournament(handles);
  for (let round = 1; round <= rounds; round++) {
    story.begin(round);
    story.playOut(round);
  }
  return story;
}

const roundOf = ({ state }: LiveStory, round: number) => state.rounds[round - 1]!;
const pairsOf = (story: LiveStory): string[] =>
  story.state.rounds.flatMap(({ games }) => games.map(({ players }) => [...players].sort().join('-')));
const byesOf = (story: LiveStory): string[] => story.state.rounds.flatMap(({ byes }) => byes);
const pointsOf = (story: LiveStory, handle: string) => standingsOf(story.state).find((each) => each.handle === handle)!;

describe('byes', () => {
  it('a player gets two walkovers in a row (lichess-org/lila 6619): nobody has a second bye while others have none', () => {
    for (const size of [5, 7, 9]) {
      const byes = byesOf(played([...EIGHT, 'ida'].slice(0, size), 5));
      expect(byes).toHaveLength(5);
      expect(new Set(byes).size).toBe(5);
    }
  });

  it('the bye goes to a player with more points than the last one (morphinepl/ANRTournament 22)', () => {
    const story = played([...EIGHT, 'ida'], 3);
    for (const round of [2, 3]) {
      const before = { ...story.state, rounds: story.state.rounds.slice(0, round - 1) };
      const order = standingsOf(before, reportOf(before));
      const hadBye = before.rounds.flatMap(({ byes }) => byes);
      const others = order.filter(({ handle }) => !hadBye.includes(handle));
      const [free] = roundOf(story, round).byes;
      const lowest = Math.min(...others.map(({ points }) => points!));
      expect(order.find(({ handle }) => handle === free)!.points).toBe(lowest);
    }
  });

  it('several players sit out without a bye when rematches are avoided (Cockatrice 7199): at most one does', () => {
    const story = played(SIX.slice(0, 5), 5);
    for (const { games, byes } of story.state.rounds) expect([games.length, byes.length]).toEqual([2, 1]);
  });

  it('byes that a director fixed lead to more byes when the round is paired again (woogles-io/liwords 792)', () => {
    const story = tournament(SIX.slice(0, 5));
    story.do({ kind: 'pair', round: 1 });
    story.do({ kind: 'pair', round: 1, reason: 'A wrong name.' });
    story.do({ kind: 'pair', round: 1, reason: 'And once more.' });
    expect(roundOf(story, 1)).toMatchObject({ attempt: 3, byes: [expect.any(String)] });
    expect(roundOf(story, 1).games).toHaveLength(2);
  });

  it('a player with the bye cannot be paired when somebody comes back (insrcd/PreRegMePublic 81)', () => {
    const story = played(SIX, 1);
    story.do({ kind: 'drop', handle: 'fay' });
    story.do({ kind: 'pair', round: 2 });
    const [free] = roundOf(story, 2).byes;
    story.do({ kind: 'return', handle: 'fay' });
    expect(listUnseated(story.state).map(({ handle }) => handle)).toEqual(['fay']);
    story.do({ kind: 'seat', round: 2, players: ['fay', free!], as: 'game' });
    expect(roundOf(story, 2)).toMatchObject({ byes: [] });
    expect(roundOf(story, 2).games.at(-1)!.players).toEqual(['fay', free]);
  });

  it('players with byes meet each other too often (Null-Signal-Games/cobra 521): a bye is no reason to be paired', () => {
    const story = played([...EIGHT, 'ida'], 5);
    expect(new Set(pairsOf(story)).size).toBe(pairsOf(story).length);
  });
});

describe('pairings', () => {
  it('two players meet twice (slashinfty/tournament-organizer 3)', () => {
    for (const size of [6, 7, 8]) {
      const story = played(EIGHT.slice(0, size), 5);
      expect(new Set(pairsOf(story)).size).toBe(pairsOf(story).length);
    }
  });

  it('the leaders do not meet, and nobody says why (magefree/mage 1438): each unequal pair has a reason', () => {
    const story = played(SIX, 4);
    const pairs = roundOf(story, 4).games.filter(({ players: [one, other] }) => {
      const before = { ...story.state, rounds: story.state.rounds.slice(0, 3) };
      const points = new Map(standingsOf(before, reportOf(before)).map((each) => [each.handle, each.points]));
      return points.get(one) !== points.get(other);
    });
    expect(roundOf(story, 4).explanations.length).toBeGreaterThanOrEqual(pairs.length);
  });

  it('a player meets themselves after a drop (slashinfty/tournament-organizer 10)', () => {
    const story = played(SIX, 1);
    story.do({ kind: 'drop', handle: 'bob' });
    for (let round = 2; round <= 4; round++) {
      story.begin(round);
      for (const { players } of roundOf(story, round).games) {
        expect(players[0]).not.toBe(players[1]);
        expect(players).not.toContain('bob');
      }
      story.playOut(round);
    }
  });

  it('everybody has left, and the program pairs them on (lichess-org/lila 10812)', () => {
    const story = played(SIX.slice(0, 4), 1);
    for (const handle of SIX.slice(0, 4)) story.do({ kind: 'drop', handle });
    expect(story.try({ kind: 'pair', round: 2 })).toMatchObject({ kind: 'live-pairing-impossible' });
    story.do({ kind: 'finish' });
    expect(reportOf(story.state).rounds).toHaveLength(1);
  });

  it('somebody leaves after the pairing, and their opponent waits: the round has to be paired again', () => {
    const story = played(SIX, 1);
    story.do({ kind: 'pair', round: 2 });
    story.do({ kind: 'drop', handle: 'fay' });
    expect(story.try({ kind: 'start-round', round: 2 })).toEqual({ kind: 'live-round-stale', round: 2 });
    expect(nextStep(story.state)).toMatchObject({ step: 'pair', round: 2 });
  });

  it('pairings change when the program is opened again: the same log gives the same pairings', () => {
    const story = played(EIGHT, 3);
    const again = tournament(EIGHT);
    for (const round of [1, 2, 3]) {
      again.begin(round);
      again.playOut(round);
    }
    expect(pairsOf(again)).toEqual(pairsOf(story));
  });

  it('the next round is paired while games are open (insrcd/PreRegMePublic 66): the refusal counts them', () => {
    const story = tournament(SIX);
    story.begin(1);
    expect(story.try({ kind: 'pair', round: 2 })).toMatchObject({ kind: 'live-games-open', round: 1, open: 3 });
  });

  it('more rounds are planned than there are opponents, and the last round fails: the first step warns', () => {
    const story = tournament(SIX, { plannedRounds: 6 });
    expect(String(nextStep(story.state).text)).toContain('plan at most 5');
  });
});

describe('late players', () => {
  it('somebody comes after round 1 began, and the next pairing fails (ThatRickGuy/PGSwiss 77)', () => {
    const story = tournament(SIX);
    story.begin(1);
    story.seat('zoe');
    story.playOut(1);
    story.begin(2);
    expect([...roundOf(story, 2).games.flatMap(({ players }) => players), ...roundOf(story, 2).byes]).toContain('zoe');
  });

  it('a late player is counted as absent without a word (lichess-org/lila 15450): the director chooses what counts', () => {
    const story = tournament(SIX);
    story.begin(1);
    story.seat('zoe');
    story.do({ kind: 'seat', round: 1, players: ['zoe'], as: 'missed-game' });
    expect(roundOf(story, 1).late).toEqual([{ players: ['zoe'], as: 'missed-game', hadBye: false }]);
  });

  it('two late players have to wait for a round: they play each other', () => {
    const story = tournament(SIX);
    story.begin(1);
    story.seat('yan', 'zoe');
    story.do({ kind: 'seat', round: 1, players: ['yan', 'zoe'], as: 'game' });
    story.playOut(1);
    expect(pointsOf(story, 'yan').points).toBeGreaterThan(0);
  });

  it('a late player gets the seat of another one: the refusal names whom they meet', () => {
    const story = tournament(SIX);
    story.begin(1);
    story.seat('zoe');
    const [first, second] = roundOf(story, 1).games[0]!.players;
    expect(story.try({ kind: 'seat', round: 1, players: ['zoe', first], as: 'game' })).toEqual({
      ...{ kind: 'live-seat-taken', round: 1, handle: first, meets: [second] },
    });
  });
});

describe('results', () => {
  it('a wrong result of an earlier round cannot be corrected (Foorgol/QTournament 55)', () => {
    const story = played(SIX, 2);
    const { players } = roundOf(story, 1).games[0]!;
    const before = pointsOf(story, players[1]).points!;
    story.do({ kind: 'result', round: 1, players, told: LOSS });
    expect(pointsOf(story, players[1]).points).toBe(before + 3);
    expect(pairsOf(story)).toHaveLength(6);
  });

  it('the same result is entered twice and counts twice: it counts once', () => {
    const story = tournament(SIX);
    story.begin(1);
    const { players } = roundOf(story, 1).games[0]!;
    story.do({ kind: 'result', round: 1, players, told: WIN });
    const points = pointsOf(story, players[0]).points;
    story.do({ kind: 'result', round: 1, players, told: WIN });
    expect(pointsOf(story, players[0]).points).toBe(points);
  });

  it('the last of two devices wins without a word: results that did not see each other are both kept', () => {
    const story = tournament(SIX);
    story.begin(1);
    const { players } = roundOf(story, 1).games[0]!;
    const seen = story.state.version;
    story.do({ kind: 'result', round: 1, players, told: WIN }, { basedOn: seen });
    story.do({ kind: 'result', round: 1, players, told: LOSS }, { basedOn: seen, by: 'Hella' });
    expect(roundOf(story, 1).games[0]).toMatchObject({ status: 'conflict' });
    expect(roundOf(story, 1).games[0]!.claims.map(({ by }) => by)).toEqual(['Dirk', 'Hella']);
  });

  it('a mistyped result cannot be undone: the state before comes back', () => {
    const story = tournament(SIX);
    story.begin(1);
    const { players } = roundOf(story, 1).games[0]!;
    story.do({ kind: 'result', round: 1, players, told: WIN });
    story.do({ kind: 'result', round: 1, players, told: LOSS });
    story.do({ kind: 'undo-result', round: 1, player: players[0] });
    expect(roundOf(story, 1).games[0]!.claims[0]!.told.result).toBe('FW');
  });

  it('an impossible score is taken: it is refused until somebody says why', () => {
    const story = tournament(SIX);
    story.begin(1);
    const { players } = roundOf(story, 1).games[0]!;
    const told = { result: 'FW', score: [20, 100] } as const;
    expect(story.try({ kind: 'result', round: 1, players, told })).toMatchObject({ kind: 'live-result-doubtful' });
    story.do({ kind: 'result', round: 1, players, told, although: 'A judge decided the game.' });
  });

  it('a result is entered for players who do not meet: the refusal names whom they do meet', () => {
    const story = tournament(SIX);
    story.begin(1);
    const [one, other] = roundOf(story, 1).games.map(({ players }) => players[0]);
    const refusal = story.try({ kind: 'result', round: 1, players: [one!, other!], told: WIN });
    expect(refusal).toMatchObject({ kind: 'live-pairing-missing', players: [one, other] });
  });

  it('nobody sees which results are missing (insrcd/PreRegMePublic 66): open tables come with the next step', () => {
    const story = tournament(SIX);
    story.begin(1);
    const [first] = roundOf(story, 1).games;
    story.do({ kind: 'result', round: 1, players: first!.players, told: WIN });
    expect(String(nextStep(story.state).text)).toContain('2 results to come');
    expect(roundOf(story, 1).games.filter(isOpen)).toHaveLength(2);
  });

  it('a player who does not appear holds up the whole round: the game is closed with who is responsible', () => {
    const story = tournament(SIX);
    story.begin(1);
    const { players } = roundOf(story, 1).games[0]!;
    const [gone, there] = players;
    story.do({ kind: 'incomplete', round: 1, players, responsible: gone, reason: 'Did not come.' });
    story.playOut(1);
    expect(pointsOf(story, there).points).toBeGreaterThan(pointsOf(story, gone).points!);
    story.begin(2);
  });

  it('the winner drops, and their results and the standings change (sendou-ink/sendou.ink 2869)', () => {
    const story = played(SIX, 2);
    const before = standingsOf(story.state).map(({ handle, points }) => [handle, points]);
    story.do({ kind: 'drop', handle: before[0]![0] as string });
    expect(standingsOf(story.state).map(({ handle, points }) => [handle, points])).toEqual(before);
  });
});

describe('brackets', () => {
  const bracketOf = (handles: readonly string[]): LiveStory => {
    const story = tournament(handles, { pairing: 'single-elimination', plannedRounds: null });
    const { bracket, seeds } = suggestBracket(story.state);
    story.do({ kind: 'publish-bracket', bracket: bracket!, seeds, bestOf: 1 });
    return story;
  };

  it('a wrong winner has advanced and the bracket is frozen (g-loot/react-tournament-brackets 80)', () => {
    const story = bracketOf(EIGHT);
    for (const round of [1, 2]) story.playOut(round);
    const { players } = roundOf(story, 1).games[0]!;
    const wrong = { kind: 'result', round: 1, players, told: LOSS } as const;
    expect(story.try(wrong)).toMatchObject({
      kind: 'live-later-match-played',
      later: [{ players: expect.any(Array) }],
    });
    story.do({ ...wrong, takesBack: 'The winner was mistyped.' });
    expect(roundOf(story, 2).games.flatMap((game) => game.players)).toContain(players[1]);
    expect(roundOf(story, 2).games.filter(isOpen)).toHaveLength(1);
  });

  it('seeds change after the bracket has begun (sendou-ink/sendou.ink 2004): they stay', () => {
    const story = bracketOf(EIGHT);
    const seeds = [...story.state.bracket!.seeds];
    story.playOut(1);
    expect(story.state.bracket!.seeds).toEqual(seeds);
    expect(story.try({ kind: 'withdraw-bracket', reason: 'Seeds' })).toMatchObject({ kind: 'live-bracket-frozen' });
  });

  it('a playoff table cannot be made again after a scoring error (jpschewe/fll-sw 114): it can, before its first match', () => {
    const story = bracketOf(EIGHT);
    story.do({ kind: 'withdraw-bracket', reason: 'A wrong seed.' });
    expect(story.state.bracket).toBeNull();
    story.do({ kind: 'publish-bracket', bracket: 'standard-8', seeds: [...EIGHT].reverse(), bestOf: 1 });
    expect(story.state.bracket!.seeds[0]).toBe('hal');
  });

  it('semifinals are the best of one by mistake, and the whole bracket has to be reset (sendou-ink/sendou.ink 3241)', () => {
    const story = bracketOf(SIX.slice(0, 4));
    story.do({ kind: 'withdraw-bracket', reason: 'It is the best of three.' });
    story.do({ kind: 'publish-bracket', bracket: 'standard-4', seeds: SIX.slice(0, 4), bestOf: 3 });
    expect(story.state.bracket).toMatchObject({ bestOf: 3 });
  });

  it('byes of a bracket go to the lowest seeds: the highest ones have them', () => {
    const story = bracketOf(SIX);
    expect(roundOf(story, 1).games.flatMap(({ players }) => players)).toEqual(
      expect.not.arrayContaining(['ann', 'bob']),
    );
  });
});

describe('the day', () => {
  it('the wrong name is on the list, and the player has to be entered again with a lost place', () => {
    const story = tournament(['anm', ...SIX.slice(1)]);
    story.do({ kind: 'rename', handle: 'anm', to: 'ann' });
    expect([...story.state.players.keys()]).toEqual(SIX);
  });

  it('two players of one name cannot be told apart: both show their handles', () => {
    const story = new LiveStory();
    for (const handle of ['ann1', 'ann2']) story.do({ kind: 'enter', handle, name: 'Ann Smith' });
    const view = viewOf(
      story.state,
      showPeople(story.state, (handle) => handle, new Map()),
      story.now,
    );
    expect(new Set(view.players.map(({ called }) => called)).size).toBe(2);
  });

  it('a paused clock runs on: the end moves with the pause', () => {
    const story = tournament(SIX);
    story.begin(1);
    const before = endOfRound(roundOf(story, 1), story.now)!;
    story.do({ kind: 'pause-clock', round: 1 });
    story.do({ kind: 'resume-clock', round: 1 });
    expect(endOfRound(roundOf(story, 1), story.now)).toBe(before + 60_000);
  });

  it('a round is started by mistake, and there is no way back', () => {
    const story = tournament(SIX);
    story.begin(1);
    story.do({ kind: 'undo-start', round: 1 });
    expect(nextStep(story.state)).toMatchObject({ step: 'start-round', round: 1 });
  });

  it('a tournament is finished too early, and its data is locked', () => {
    const story = played(SIX, 2);
    story.do({ kind: 'finish' });
    expect(story.try({ kind: 'pair', round: 3 })).toEqual({ kind: 'live-finished' });
    story.do({ kind: 'reopen', reason: 'There is a third round.' });
    story.begin(3);
    expect(roundOf(story, 3).games).toHaveLength(3);
  });

  it('two people run the tournament, and one overwrites the other: the second is told what changed', () => {
    const story = tournament(SIX);
    const seen = story.state.version;
    story.begin(1);
    expect(story.try({ kind: 'pair', round: 1, reason: 'Again' }, { basedOn: seen, by: 'Hella' })).toMatchObject({
      kind: 'live-changed',
      changes: [expect.anything(), expect.anything()],
    });
  });
});
