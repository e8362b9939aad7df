import { readReportValue, documentOf } from '@quadrant/rules/report';
import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { showPeople } from './called.js';
import { applyEntry } from './apply-entry.js';
import { endOfRound } from './live-clock.js';
import { finishedReport, standingsOf } from './live-report.js';
import { emptyState } from './live-state.js';
import { viewOf } from './live-view.js';
import { nextStep } from './next-step.js';

const WIN = { result: 'FW', score: [100, 35] } as const;
const LOSS = { result: 'FL', score: [35, 100] } as const;

function started(...handles: readonly string[]): LiveStory {
  const story = new LiveStory();
  story.seat(...(handles.length > 0 ? handles : ['ann', 'bob', 'cy', 'dee']));
  story.begin(1);
  return story;
}

const firstPair = ({ state }: LiveStory, round = 1) => state.rounds[round - 1]!.games[0]!.players;

describe('a live tournament', () => {
  // @row 12, 69, 154, 155
  it('is played from the check-in to a report without errors, and says what comes next all the way', () => {
    const story = new LiveStory(liveTournament({ plannedRounds: 3 }));
    expect(nextStep(story.state)).toMatchObject({ step: 'check-in' });
    story.seat('ann', 'bob', 'cy', 'dee', 'eve');
    expect(nextStep(story.state)).toMatchObject({ step: 'pair', round: 1 });
    for (const round of [1, 2, 3]) {
      story.do({ kind: 'pair', round });
      expect(nextStep(story.state)).toMatchObject({ step: 'start-round', round });
      story.do({ kind: 'start-round', round });
      expect(nextStep(story.state)).toMatchObject({ step: 'enter-results', round });
      story.playOut(round);
    }
    expect(story.state.rounds.map(({ byes }) => byes).flat()).toHaveLength(3);
    expect(['finish', 'confrontation']).toContain(nextStep(story.state).step);
    story.do({ kind: 'finish' });
    const { report, findings } = readReportValue(documentOf(finishedReport(story.state)));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report?.rounds).toHaveLength(3);
    expect(standingsOf(story.state)).toHaveLength(5);
  });

  // @row 72
  it('warns before round 1, and before every later one, that 6 rounds are too many for 6 players', () => {
    const story = new LiveStory(liveTournament({ plannedRounds: 6 }));
    story.seat('ann', 'bob', 'cy', 'dee', 'eve', 'fay');
    const warning = '6 rounds are planned. With 6 players everybody has met everybody after 5, so plan at most 5.';
    expect(String(nextStep(story.state).text)).toContain(warning);
    story.begin(1);
    story.playOut(1);
    expect(String(nextStep(story.state).text)).toContain(warning);
    const five = new LiveStory(liveTournament({ plannedRounds: 5 }));
    five.seat('ann', 'bob', 'cy', 'dee', 'eve', 'fay');
    expect(String(nextStep(five.state).text)).not.toContain('everybody has met everybody');
  });

  it('is the same whenever its log is read again', () => {
    const story = started('ann', 'bob', 'cy', 'dee', 'eve', 'fay');
    story.playOut(1);
    story.begin(2);
    story.do({ kind: 'drop', handle: firstPair(story, 2)[0], concedes: true });
    const again = emptyState(story.state.tournament);
    for (const entry of story.log) applyEntry(again, entry);
    expect(again).toEqual(story.state);
  });

  it('refuses an entry that does not follow the one before', () => {
    const story = started();
    expect(() => applyEntry(story.state, story.log[0]!)).toThrow('Entry 1 does not follow version');
  });
});

describe('an act that does not fit', () => {
  it('names whom a player meets where a result tells of a pairing that is not there', () => {
    const story = started();
    const [one, two] = firstPair(story);
    const other = ['ann', 'bob', 'cy', 'dee'].find((each) => each !== one && each !== two)!;
    expect(story.try({ kind: 'result', round: 1, players: [one, other], told: WIN })).toEqual({
      kind: 'live-pairing-missing',
      round: 1,
      players: [one, other],
      actual: [
        { handle: one, meets: [two] },
        { handle: other, meets: [expect.any(String)] },
      ],
    });
    expect(story.try({ kind: 'result', round: 2, players: [one, two], told: WIN })).toMatchObject({
      kind: 'live-round-unknown',
    });
  });

  it('waits where a round would start with open games', () => {
    const story = started();
    expect(story.try({ kind: 'pair', round: 2 })).toEqual({
      kind: 'live-games-open',
      round: 1,
      open: 2,
      delayed: false,
      ruleSystem: 'opg-4.2',
    });
    expect(story.try({ kind: 'finish' })).toMatchObject({ kind: 'live-games-open', open: 2 });
  });

  // @row 69, 85
  it('needs the open game conceded where a player drops in the middle of it', () => {
    const story = started();
    const [one, two] = firstPair(story);
    expect(story.try({ kind: 'drop', handle: one })).toEqual({
      kind: 'live-game-open',
      handle: one,
      round: 1,
      opponents: [two],
    });
    story.do({ kind: 'drop', handle: one, concedes: true });
    const [game] = story.state.rounds[0]!.games;
    expect(game).toMatchObject({ status: 'settled', claims: [{ told: { result: 'FL', endedBy: 'concession' } }] });
    expect(story.state.players.get(one)).toMatchObject({ presence: 'dropped', droppedAfter: 1 });
    expect(story.try({ kind: 'drop', handle: one })).toBeNull();
  });

  it('tells a page that was left open what was decided since', () => {
    const story = started();
    const old = story.state.version;
    story.playOut(1);
    story.do({ kind: 'pair', round: 2 });
    expect(story.try({ kind: 'start-round', round: 2 }, { basedOn: old })).toEqual({
      kind: 'live-changed',
      version: story.state.version,
      changes: ['Round 2 was paired.'],
    });
  });

  it('adds no entry where a player checks in twice', () => {
    const story = started();
    const before = story.state.version;
    story.do({ kind: 'check-in', handle: 'ANN' });
    expect(story.state.version).toBe(before);
  });

  it('never takes time away, and does not go back with a clock that was set back', () => {
    const story = started();
    expect(story.try({ kind: 'add-time', round: 1, minutes: -5 })).toMatchObject({ kind: 'live-minutes' });
    const before = story.state.changedAt;
    story.now -= 3_600_000;
    story.do({ kind: 'pause-clock', round: 1 });
    story.do({ kind: 'resume-clock', round: 1 });
    expect(story.state.changedAt).toBe(before);
    expect(story.state.rounds[0]!.clock).toMatchObject({ pausedMs: 0, pausedAt: null });
  });

  it('is paired once more where somebody of the pairing has gone before the start', () => {
    const story = started('ann', 'bob', 'cy', 'dee', 'eve', 'fay');
    story.playOut(1);
    story.do({ kind: 'pair', round: 2 });
    story.do({ kind: 'drop', handle: 'ann' });
    expect(story.try({ kind: 'start-round', round: 2 })).toEqual({ kind: 'live-round-stale', round: 2 });
    story.begin(2);
    const seated = story.state.rounds[1]!.games.flatMap(({ players }) => players);
    expect(seated).not.toContain('ann');
    expect(story.state.players.get('ann')?.droppedAfter).toBe(1);
  });
});

describe('the result of a game', () => {
  it('waits for the second player after the first, whatever side they tell it from', () => {
    const story = started();
    const [one, two] = firstPair(story);
    const game = story.state.rounds[0]!.games[0]!;
    story.do({ kind: 'result', round: 1, players: [one, two], told: WIN }, { by: one, role: 'player' });
    expect(game.status).toBe('claimed');
    story.do({ kind: 'result', round: 1, players: [two, one], told: LOSS }, { by: two, role: 'player' });
    expect(game.status).toBe('settled');
  });

  it('is kept twice where two directors enter different ones, until one of them decides', () => {
    const story = started();
    const [one, two] = firstPair(story);
    const seen = story.state.version;
    const result = { kind: 'result', round: 1, players: [one, two] } as const;
    story.do({ ...result, told: WIN }, { basedOn: seen });
    story.do({ ...result, told: LOSS }, { by: 'Dora', basedOn: seen });
    const game = story.state.rounds[0]!.games[0]!;
    expect(game.status).toBe('conflict');
    expect(game.claims.map(({ by, told }) => [by, told.result])).toEqual([
      ['Dirk', 'FW'],
      ['Dora', 'FL'],
    ]);
    story.do({ ...result, told: WIN });
    expect(game).toMatchObject({ status: 'settled', claims: [{ told: { result: 'FW' } }] });
  });

  it('stays as the director entered it, where a player tells something else', () => {
    const story = started();
    const [one, two] = firstPair(story);
    story.do({ kind: 'result', round: 1, players: [one, two], told: WIN });
    const refusal = story.try(
      { kind: 'result', round: 1, players: [one, two], told: LOSS },
      { by: two, role: 'player' },
    );
    expect(refusal).toEqual({ kind: 'live-result-entered', by: 'Dirk' });
    expect(story.try({ kind: 'finish' }, { by: two, role: 'player' })).toEqual({
      kind: 'live-only-director',
      act: 'finish',
    });
    expect(story.try({ kind: 'drop', handle: one }, { by: two, role: 'player' })).toMatchObject({
      kind: 'live-other-player',
    });
  });

  it('is refused with what can be entered, as in a report', () => {
    const story = started();
    const players = firstPair(story);
    const refusal = story.try({ kind: 'result', round: 1, players, told: { result: 'WON' } });
    expect(refusal).toMatchObject({ kind: 'live-result-impossible', findings: [{ pointer: '/result' }] });
  });

  // @row 60, 65
  it.each([
    [{ result: 'FW', score: [40, 100] }, ['full-win-below-cap']],
    [{ result: 'FL', score: [100, 40] }, ['full-win-below-cap']],
    [{ result: 'TT', score: [55, 70] }, ['tie-with-unequal-scores']],
    [{ result: 'TT', score: [55, 55], endedBy: 'concession' }, ['ending-against-result']],
    [{ result: 'FW', score: [700, 35] }, ['score-out-of-range']],
    // Each of these the check of a report takes, with a note at the most.
    [{ result: 'FW', score: [40, 100], endedBy: 'concession' }, null],
    [{ result: 'FW', score: [40, 60], endedBy: 'effect' }, null],
    [{ result: 'FW', score: [110, 105] }, null],
    [{ result: 'MW', score: [40, 60], endedBy: 'time' }, null],
    [{ result: 'TT', score: [55, 55] }, null],
    [{ result: 'FW' }, null],
  ])('%j is doubtful as the check of a report says: %j', (told, codes) => {
    const story = started();
    const players = firstPair(story);
    const refusal = story.try({ kind: 'result', round: 1, players, told });
    const findings = codes?.map((code) => expect.objectContaining({ code }) as unknown);
    expect(refusal).toEqual(codes && { kind: 'live-result-doubtful', round: 1, players, findings });
  });

  it('that is doubtful is entered by a director with a reason, and not by a player', () => {
    const story = started();
    const players = firstPair(story);
    const told = { result: 'TT', score: [55, 70] };
    const act = {
      kind: 'result',
      round: 1,
      players,
      told,
      although: 'They played for cards that score nothing',
    } as const;
    expect(story.try(act, { by: players[0], role: 'player' })).toMatchObject({ kind: 'live-result-doubtful' });
    story.do(act);
    expect(story.state.rounds[0]!.games[0]).toMatchObject({ status: 'settled' });
  });

  it.each([
    ['ffg-swlcg-2016', 'sw-lcg', { games: [] }, ['no-game-played']],
    ['ffg-swlcg-2016', 'sw-lcg', { games: [], endedBy: 'intentional' }, null],
    ['ffg-swlcg-2016', 'sw-lcg', { games: [{ winner: 'ann' }, { winner: 'draw' }] }, null],
    ['ffg-swlcg-2016', 'sw-lcg', { games: [{ winner: 'ann', endedBy: 'time' }] }, ['ending-against-result']],
    ['decipher-1999', 'stccg', { result: 'WIN', score: [40, 60] }, ['full-win-below-100']],
    ['stccg-1996', 'stccg', { result: 'MODIFIED_WIN', score: [40, 60], endedBy: 'time' }, ['modified-win-behind']],
  ] as const)('is compared by the rules of its tournament: %s, %s, %j', (ruleSystem, game, told, codes) => {
    const story = new LiveStory(liveTournament({ ruleSystem, game }));
    story.seat('ann', 'bob', 'cy', 'dee');
    story.begin(1);
    const players = story.state.rounds[0]!.games.find((each) => each.players.includes('ann'))!.players;
    const sides = players[0] === 'ann' ? players : ([players[1], players[0]] as const);
    const refusal = story.try({ kind: 'result', round: 1, players: sides, told });
    expect(refusal && 'findings' in refusal ? refusal.findings.map(({ code }) => code) : refusal).toEqual(codes);
  });

  it('of a match of an elimination needs a winner', () => {
    const story = new LiveStory(liveTournament({ ruleSystem: 'ffg-swlcg-2016', game: 'sw-lcg' }));
    const seeds = ['s1', 's2', 's3', 's4'];
    story.seat(...seeds);
    story.do({ kind: 'publish-bracket', bracket: 'double-elimination-4', seeds, bestOf: 1 });
    const { players } = story.state.rounds[0]!.games[0]!;
    expect(
      story.try({ kind: 'result', round: 1, players, told: { games: [{ winner: 'draw' }] }, although: 'Late' }),
    ).toMatchObject({ kind: 'live-result-impossible', findings: [{ code: 'elimination-without-winner' }] });
  });

  // @row 140, 141, 142
  it('may be delayed, so that the next round is paired, and is entered or given up later', () => {
    const story = started();
    const players = firstPair(story);
    story.do({ kind: 'delay', round: 1, players, reason: 'A power cut' });
    story.playOut(1);
    expect(story.state.rounds[0]!.games[0]!.status).toBe('settled');
    const second = started();
    const pair = firstPair(second);
    second.do({ kind: 'delay', round: 1, players: pair, reason: 'A power cut' });
    const [, game] = second.state.rounds[0]!.games;
    second.do({ kind: 'result', round: 1, players: game!.players, told: WIN });
    second.begin(2);
    expect(
      second.state.rounds[1]!.games.some(({ players: each }) => each.every((handle) => pair.includes(handle))),
    ).toBe(false);
    second.playOut(2);
    expect(second.try({ kind: 'finish' })).toMatchObject({ kind: 'live-games-open', delayed: true });
    second.do({ kind: 'incomplete', round: 1, players: pair, responsible: pair[1], reason: 'No replay after a crash' });
    second.do({ kind: 'finish' });
    const { rounds, entries } = finishedReport(second.state);
    const alone = rounds[0]!.matches.filter((match) => match.players.length === 1);
    expect(alone.map(({ players: [entry], result }) => [entries[entry]!.handle, result])).toEqual([
      [pair[0], 'BYE'],
      [pair[1], 'MG'],
    ]);
  });

  // @row 68, 184, 208, 234
  it.each([
    [
      'opg-4.2',
      '2e',
      WIN,
      [
        ['there BYE', 'away MG'],
        ['there MG', 'away MG'],
      ],
      ['away has a Missed Game, there has a bye', 'both have a Missed Game'],
    ],
    [
      'decipher-1999',
      'stccg',
      { result: 'WIN' },
      [['there away WIN forfeit'], []],
      ['there has a full win 2(+100), away has a full loss 0(-100)', 'neither has a result'],
    ],
    [
      'decipher-1999',
      'swccg',
      { result: 'WIN' },
      [['there away WIN quit'], []],
      ['there has a full win, away has a full loss', 'neither has a result'],
    ],
    [
      'stccg-1996',
      'stccg',
      { result: 'WIN' },
      [['there BYE'], []],
      ['there has a bye, away has no result', 'neither has a result'],
    ],
    [
      'ffg-swlcg-2016',
      'sw-lcg',
      null,
      [['there BYE'], []],
      ['there has a bye, away has no result', 'neither has a result'],
    ],
  ] as const)(
    'that nobody played has what %s says (%s), on the live page and in a report that can be read',
    (ruleSystem, game, won, [one, none], [oneSaid, noneSaid]) => {
      const rowsOf = (responsible: 0 | 1 | null, said: string): string[] => {
        const story = new LiveStory(liveTournament({ ruleSystem, game, plannedRounds: 1 }));
        story.seat('ann', 'bob', 'cy', 'dee');
        story.begin(1);
        const [{ players }, other] = story.state.rounds[0]!.games as unknown as [
          { readonly players: readonly [string, string] },
          { readonly players: readonly [string, string] },
        ];
        const by = responsible === null ? null : players[responsible];
        story.do({ kind: 'incomplete', round: 1, players, responsible: by, reason: 'Did not appear' });
        const show = (handle: string): string =>
          !players.includes(handle) ? handle : handle === players[responsible ?? 1] ? 'away' : 'there';
        const { tables } = viewOf(story.state, showPeople(story.state, show, new Map()), 0).rounds[0]!;
        expect(tables.map(({ result }) => String(result))).toContain(`not played: ${said}`);
        const games = [{ winner: other.players[0] }, { winner: other.players[0] }];
        story.do({ kind: 'result', round: 1, players: other.players, told: won ?? { games } });
        story.do({ kind: 'finish' });
        const { report, findings } = readReportValue(documentOf(finishedReport(story.state)));
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        const away = responsible === 0 ? players[0] : players[1];
        return report!.rounds[0]!.matches.flatMap(({ players: entries, result, endedBy }) => {
          const named = entries.map((entry) => report!.entries[entry]!.handle);
          if (!named.some((handle) => players.includes(handle))) return [];
          const told = named.map((handle) => (handle === away ? 'away' : 'there'));
          return [[...told, result, endedBy].filter((each) => each !== null).join(' ')];
        });
      };
      expect(rowsOf(1, oneSaid)).toEqual(one);
      expect(rowsOf(0, oneSaid)).toHaveLength(one.length);
      expect(rowsOf(null, noneSaid)).toEqual(none);
    },
  );
});

describe('the clock of a round', () => {
  // @row 45, 139
  it.each([
    ['2e', false, 60],
    ['1e', false, 75],
    ['2e', true, 120],
    ['1e', true, 150],
  ] as const)('of %s (online: %s) has %i minutes', (game, online, minutes) => {
    const story = new LiveStory(liveTournament({ game, online }));
    story.seat('ann', 'bob', 'cy', 'dee');
    story.begin(1);
    expect(story.state.rounds[0]!.clock?.minutes).toBe(minutes);
  });

  it('begins some minutes after the start, so that players find their tables', () => {
    const story = new LiveStory();
    story.seat('ann', 'bob', 'cy', 'dee');
    story.do({ kind: 'pair', round: 1 });
    for (const leadIn of [0, 16, 1.5]) {
      const refusal = story.try({ kind: 'start-round', round: 1, leadIn });
      expect(refusal).toEqual({ kind: 'live-minutes', minutes: leadIn, most: 15 });
    }
    story.do({ kind: 'start-round', round: 1, leadIn: 3 });
    const [round] = story.state.rounds;
    const started = Date.parse(story.log.at(-1)!.at);
    expect(round!.clock).toMatchObject({ startedAt: started + 180_000, minutes: 60 });
    expect(endOfRound(round!, story.now)).toBe(started + 63 * 60_000);
  });
});

describe('extra time', () => {
  // @row 46
  it('moves the end of the round, or is given to one table', () => {
    const story = started();
    const round = story.state.rounds[0]!;
    const before = endOfRound(round, story.now)!;
    story.do({ kind: 'add-time', round: 1, minutes: 5, reason: 'A long ruling' });
    expect(endOfRound(round, story.now)).toBe(before + 300_000);
    const [player] = firstPair(story);
    story.do({ kind: 'add-time', round: 1, minutes: 3, player });
    expect(round.games.map(({ extraMinutes }) => extraMinutes)).toEqual([3, 0]);
    expect(endOfRound(round, story.now)).toBe(before + 300_000);
  });
});

describe('a Tribbles evening', () => {
  // @row 44, 75, 160
  it('of 14 stays in its pods for five rounds, then the best of each pod play together', () => {
    const story = new LiveStory(
      liveTournament({ game: 'tribbles', plannedRounds: 10, pairing: 'tribbles', online: true }),
    );
    const handles = Array.from({ length: 14 }, (_, index) => `p${String(index + 1).padStart(2, '0')}`);
    story.seat(...handles);
    for (let round = 1; round <= 10; round++) {
      story.begin(round);
      for (const { players } of story.state.rounds[round - 1]!.pods) {
        const scores = Object.fromEntries(
          players.map((handle, seat) => [handle, seat === 0 ? 1000 * (20 - Number(handle.slice(1))) : 0]),
        );
        story.do({ kind: 'result', round, players: [players[0]!], told: { scores, wentOut: players[0] } });
      }
    }
    const seats = (round: number) =>
      story.state.rounds[round - 1]!.pods.map(({ players }) => [...players].sort().join());
    expect(seats(1)).toHaveLength(2);
    expect(seats(5)).toEqual(seats(1));
    expect(seats(6)).not.toEqual(seats(1));
    expect(story.state.rounds[4]!.clock).toBe(story.state.rounds[0]!.clock);
    expect(story.state.rounds[0]!.clock?.minutes).toBe(70);
    story.do({ kind: 'finish' });
    const { findings } = readReportValue(documentOf(finishedReport(story.state)));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('a bracket', () => {
  // @row 93, 159, 240
  it('of eight is played with double elimination to the places of the rules', () => {
    const story = new LiveStory(
      liveTournament({
        game: 'sw-lcg',
        ruleSystem: 'ffg-swlcg-2016',
        pairing: 'double-elimination',
        plannedRounds: null,
      }),
    );
    const seeds = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'];
    story.seat(...seeds);
    story.do({ kind: 'publish-bracket', bracket: 'double-elimination-8', seeds, bestOf: 1 });
    for (let played = 0; nextStep(story.state).step === 'play-bracket'; played++) {
      const round = nextStep(story.state).round!;
      const { players } = story.state.rounds[round - 1]!.games.find(({ status }) => status === 'open')!;
      const winner = [...players].sort()[0]!;
      story.do({ kind: 'result', round, players, told: { games: [{ winner }] } });
      if (played === 0)
        expect(story.try({ kind: 'withdraw-bracket', reason: 'A slip' })).toMatchObject({
          kind: 'live-bracket-frozen',
        });
    }
    expect(story.state.bracket?.places?.slice(0, 3)).toEqual(['s1', 's2', 's3']);
    story.do({ kind: 'finish' });
    const { report, findings } = readReportValue(documentOf(finishedReport(story.state)));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(standingsOf(story.state).map(({ handle }) => handle)).toEqual(story.state.bracket?.places);
    expect(report?.entries.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('after Swiss rounds refuses another winner of a match once the next one is played', () => {
    const story = started('ann', 'bob', 'cy', 'dee');
    story.playOut(1);
    story.do({ kind: 'publish-bracket', bracket: 'standard-4', seeds: ['ann', 'bob', 'cy', 'dee'], bestOf: 1 });
    for (const players of [
      ['ann', 'dee'],
      ['bob', 'cy'],
    ] as const)
      story.do({ kind: 'result', round: 2, players, told: WIN });
    story.do({ kind: 'result', round: 3, players: ['ann', 'bob'], told: LOSS });
    expect(story.try({ kind: 'result', round: 2, players: ['ann', 'dee'], told: LOSS })).toEqual({
      kind: 'live-later-match-played',
      players: ['ann', 'dee'],
      later: [{ match: '3', players: ['ann', 'bob'] }],
    });
    story.do({ kind: 'finish' });
    expect(
      standingsOf(story.state)
        .map(({ handle }) => handle)
        .slice(0, 2),
    ).toEqual(['bob', 'ann']);
    const { findings } = readReportValue(documentOf(finishedReport(story.state)));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
