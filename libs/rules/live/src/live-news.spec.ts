import { LiveStory } from '../../../../test/builders/live.js';
import type { AskedAct, LiveEntry } from './live-act.js';
import { lookBefore, newsOf, type LiveNews } from './live-news.js';

const WIN = { result: 'FW', score: [100, 20] } as const;

/** Does acts one after the other. @returns what players are told about each */
function listNews(story: LiveStory, ...acts: readonly { act: AskedAct; by?: string }[]): LiveNews[][] {
  return acts.map(({ act, by }) => {
    const before = lookBefore(story.state, { act } as LiveEntry);
    story.do(act, by === undefined ? {} : { by, role: 'player' });
    return newsOf(story.state, story.log.at(-1)!, before);
  });
}

describe('news of a live tournament', () => {
  it('are a pairing, the result of one player, and the last result of a round, and no correction', () => {
    const story = new LiveStory();
    story.seat('ann', 'bob', 'cy', 'dee');
    expect(listNews(story, { act: { kind: 'pair', round: 1 } })).toEqual([[{ kind: 'paired', round: 1 }]]);
    const [one, two] = story.state.rounds[0]!.games;
    const result = (players: readonly [string, string]): AskedAct => ({ kind: 'result', round: 1, players, told: WIN });
    expect(
      listNews(
        story,
        { act: { kind: 'start-round', round: 1 } },
        { act: result(one!.players), by: one!.players[0] },
        { act: result(one!.players), by: one!.players[1] },
        { act: result(two!.players) },
        { act: { kind: 'result', round: 1, players: two!.players, told: { result: 'FW', score: [100, 0] } } },
      ),
    ).toEqual([[], [{ kind: 'confirm', round: 1, table: one!.table }], [], [{ kind: 'round-over', round: 1 }], []]);
  });

  it('are a pairing again when the round is paired again', () => {
    const story = new LiveStory();
    story.seat('ann', 'bob', 'cy', 'dee');
    story.do({ kind: 'pair', round: 1 });
    story.seat('eve', 'fay');
    expect(listNews(story, { act: { kind: 'pair', round: 1 } })).toEqual([[{ kind: 'paired', round: 1 }]]);
  });

  it('are nothing for notes, check-ins and the clock', () => {
    const story = new LiveStory();
    story.seat('ann', 'bob', 'cy', 'dee');
    story.begin(1);
    expect(
      listNews(story, { act: { kind: 'pause-clock', round: 1 } }, { act: { kind: 'enter', handle: 'eve' } }),
    ).toEqual([[], []]);
  });
});
