import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { applyEntry } from './apply-entry.js';
import { emptyState } from './live-state.js';
import { listWaysToEnd } from './ways-to-end.js';

const WIN = { result: 'FW', score: [100, 35] } as const;
const LOSS = { result: 'FL', score: [35, 100] } as const;

function begun(): LiveStory {
  const story = new LiveStory();
  story.seat('ann', 'bob', 'cy', 'dee');
  story.begin(1);
  return story;
}

const tableOf = ({ state }: LiveStory, round = 1) => state.rounds[round - 1]!.games[0]!;

describe('the ways in which a match can end', () => {
  // @row 49, 60, 64, 65
  it('begin with the usual one of each result, and leave out what the rules refuse', () => {
    const ways = listWaysToEnd(liveTournament().header, 'swiss');
    const usual = ways.filter(({ result }, index) => ways.findIndex((each) => each.result === result) === index);
    expect(usual).toEqual([
      { outcome: 'win', result: 'FW', endedBy: null },
      { outcome: 'modifiedWin', result: 'MW', endedBy: null },
      { outcome: 'tie', result: 'TT', endedBy: null },
      { outcome: 'modifiedLoss', result: 'ML', endedBy: null },
      { outcome: 'loss', result: 'FL', endedBy: null },
    ]);
    expect(ways).toContainEqual({ outcome: 'loss', result: 'FL', endedBy: 'concession' });
    expect(ways).not.toContainEqual({ outcome: 'tie', result: 'TT', endedBy: 'concession' });
  });

  it('are the same for both players', () => {
    const ways = listWaysToEnd(liveTournament().header, 'swiss');
    const endings = (wanted: string) => ways.flatMap(({ outcome, endedBy }) => (outcome === wanted ? [endedBy] : []));
    expect(endings('win')).toEqual(endings('loss'));
    expect(endings('modifiedWin')).toEqual(endings('modifiedLoss'));
  });

  it('are none where a match is told game by game', () => {
    const header = { game: 'sw-lcg', ruleSystem: 'ffg-swlcg-2016' } as const;
    expect(listWaysToEnd(liveTournament(header).header, 'swiss')).toEqual([]);
  });
});

describe('the last entry about a table', () => {
  it('is undone, and the game is open again', () => {
    const story = begun();
    const { players } = tableOf(story);
    story.do({ kind: 'result', round: 1, players, told: WIN });
    story.do({ kind: 'undo-result', round: 1, player: players[1] });
    expect(tableOf(story)).toMatchObject({ status: 'open', claims: [], before: null });
    expect(story.try({ kind: 'undo-result', round: 1, player: players[1] })).toMatchObject({
      ...{ kind: 'live-nothing-to-undo', round: 1 },
    });
  });

  it('is undone, and what a player had entered before waits again', () => {
    const story = begun();
    const { players } = tableOf(story);
    story.do({ kind: 'result', round: 1, players, told: WIN }, { by: players[0], role: 'player' });
    story.do({ kind: 'result', round: 1, players, told: LOSS });
    expect(tableOf(story).status).toBe('settled');
    story.do({ kind: 'undo-result', round: 1, player: players[0] });
    expect(tableOf(story)).toMatchObject({ status: 'claimed', claims: [{ by: players[0] }] });
    const again = emptyState(story.state.tournament);
    for (const entry of story.log) applyEntry(again, entry);
    expect(again).toEqual(story.state);
  });

  it('that a game was not played is undone too', () => {
    const story = begun();
    const { players } = tableOf(story);
    story.do({ kind: 'incomplete', round: 1, players, responsible: players[0], reason: 'crash' });
    story.do({ kind: 'undo-result', round: 1, player: players[0] });
    expect(tableOf(story)).not.toHaveProperty('incomplete');
    expect(tableOf(story).status).toBe('open');
  });

  it('stays once the next round is paired by it, and once a later match of the bracket depends on it', () => {
    const story = begun();
    const { players } = tableOf(story);
    story.playOut(1);
    story.do({ kind: 'pair', round: 2 });
    expect(story.try({ kind: 'undo-result', round: 1, player: players[0] })).toEqual({
      ...{ kind: 'live-round-over', round: 1 },
    });
    const seeds = ['ann', 'bob', 'cy', 'dee'];
    const bracket = new LiveStory(liveTournament({ pairing: 'single-elimination', plannedRounds: null }));
    bracket.seat(...seeds);
    bracket.do({ kind: 'publish-bracket', bracket: 'standard-4', seeds, bestOf: 1 });
    for (const pair of [
      ['ann', 'dee'],
      ['bob', 'cy'],
    ])
      bracket.do({ kind: 'result', round: 1, players: pair, told: WIN });
    bracket.do({ kind: 'result', round: 2, players: ['ann', 'bob'], told: WIN });
    expect(bracket.try({ kind: 'undo-result', round: 1, player: 'ann' })).toMatchObject({
      ...{ kind: 'live-later-match-played', later: [{ players: ['ann', 'bob'] }] },
    });
    bracket.do({ kind: 'undo-result', round: 2, player: 'ann' });
    bracket.do({ kind: 'undo-result', round: 1, player: 'ann' });
    expect(bracket.state.rounds[1]!.games).toEqual([]);
  });

  it('is not undone by a player', () => {
    const story = begun();
    const { players } = tableOf(story);
    story.do({ kind: 'result', round: 1, players, told: WIN });
    const act = { kind: 'undo-result', round: 1, player: players[0] } as const;
    expect(story.try(act, { by: players[0], role: 'player' })).toMatchObject({ kind: 'live-only-director' });
  });
});
