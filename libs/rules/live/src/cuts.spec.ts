import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { findBracket } from '@quadrant/rules/pairing';
import { PLANNED_CUTS, type PlannedCut } from './live-tournament.js';
import { standingsOf } from './live-report.js';
import { nextStep } from './next-step.js';
import { suggestBracket, suggestCut } from './structures.js';

/** Plays Swiss rounds out, so that the planned cut comes next. */
function playedOut(players: number, cut: PlannedCut, rounds = 2): LiveStory {
  const story = new LiveStory({ ...liveTournament({ plannedRounds: rounds }), cut });
  story.seat(...Array.from({ length: players }, (_, index) => `p${index}`));
  for (let round = 1; round <= rounds; round += 1) {
    story.begin(round);
    story.playOut(round);
  }
  return story;
}

const handles = ({ state }: LiveStory): string[] => standingsOf(state).map(({ handle }) => handle);

describe('a planned cut', () => {
  it('comes after the last Swiss round, with the first of the standings as seeds', () => {
    const story = playedOut(10, 'best-4');
    expect(nextStep(story.state)).toMatchObject({ step: 'publish-bracket', round: null });
    expect(suggestCut(story.state)).toEqual({ bracket: 'standard-4', seeds: handles(story).slice(0, 4) });
    story.do({ kind: 'publish-bracket', bracket: 'standard-4', bestOf: 1 });
    expect(story.state.bracket!.seeds).toEqual(suggestCut(playedOut(10, 'best-4').state)!.seeds);
    expect(nextStep(story.state).step).toBe('play-bracket');
  });

  it('takes a number that fits the players', () => {
    const sizeOf = (players: number) => suggestCut(playedOut(players, 'by-players', 1).state)?.seeds.length;
    expect([6, 9, 17, 18, 40].map(sizeOf)).toEqual([2, 4, 4, 8, 8]);
  });

  it('leaves out a player who dropped, and is not offered when too few are left', () => {
    const story = playedOut(5, 'best-4');
    const [first, second, ...others] = handles(story);
    story.do({ kind: 'drop', handle: first! });
    expect(suggestCut(story.state)!.seeds).toEqual([second, ...others]);
    story.do({ kind: 'drop', handle: second! });
    expect(suggestCut(story.state)).toBeNull();
    expect(nextStep(story.state).step).not.toBe('publish-bracket');
  });

  it('is in the log with its seeds, so that a later correction of a Swiss round does not change them', () => {
    const story = playedOut(10, 'best-4');
    story.do({ kind: 'publish-bracket', bracket: 'standard-4', bestOf: 1 });
    expect(story.log.at(-1)!.act).toMatchObject({ kind: 'publish-bracket', seeds: story.state.bracket!.seeds });
  });
});

describe('the sizes of a cut', () => {
  it('all have a bracket, in single and in double elimination', () => {
    for (const cut of PLANNED_CUTS) {
      const { bracket, seeds } = suggestCut(playedOut(33, cut, 1).state)!;
      expect([cut, findBracket(bracket!)?.entrants]).toEqual([cut, seeds.length]);
    }
    for (const size of [4, 8, 16]) expect(findBracket(`double-elimination-${size}`)?.entrants).toBe(size);
  });
});

describe('seeds of a bracket without Swiss rounds', () => {
  it('are by seed number, then in the order of the list, and a smaller bracket takes the first ones', () => {
    const story = new LiveStory(liveTournament({ pairing: 'single-elimination', plannedRounds: null }));
    story.seat('ann', 'bob', 'cy', 'dee', 'eve');
    story.do({ kind: 'edit', handle: 'dee', seed: 1 });
    expect(suggestBracket(story.state).seeds).toEqual(['dee', 'ann', 'bob', 'cy', 'eve']);
    story.do({ kind: 'publish-bracket', bracket: 'standard-4', bestOf: 1 });
    expect(story.state.bracket!.seeds).toEqual(['dee', 'ann', 'bob', 'cy']);
  });

  it('are those that the director names', () => {
    const story = new LiveStory(liveTournament({ pairing: 'single-elimination', plannedRounds: null }));
    story.seat('ann', 'bob', 'cy', 'dee');
    story.do({ kind: 'publish-bracket', bracket: 'standard-2', seeds: ['dee', 'bob'], bestOf: 1 });
    expect(story.state.bracket!.seeds).toEqual(['dee', 'bob']);
  });
});
