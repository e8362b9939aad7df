import type { TournamentHeader } from '@quadrant/rules/tournament';
import { report } from '../../../../../test/builders/report.js';
import { pods, round, type RoundText } from '../../../../../test/builders/round-text.js';
import { revisionChanges } from './revision-changes.js';

const ROUNDS = [round('ann 100-35 bob FW', 'cy 100-20 dee FW'), round('ann 100-80 cy FW', 'bob 100-0 dee FW')];
const played = (rounds: readonly RoundText[] = ROUNDS, tournament: Partial<TournamentHeader> = {}) =>
  report(...rounds, { tournament });

const changes = (...[before, after]: Parameters<typeof revisionChanges>) =>
  revisionChanges(before, after).map(({ what, before: was, after: is }) => `${what}: ${was} → ${is}`);

describe('what a revision changes', () => {
  it('is nothing for the same report', () => {
    expect(changes(played(), played())).toEqual([]);
  });

  it('names each game with its result before and after', () => {
    const corrected = [ROUNDS[0]!, round('ann 80-100 cy FL', 'bob 100-0 dee FW')];
    expect(changes(played(), played(corrected))).toEqual(['round 2, ann - cy: FW 100-80 → FL 80-100']);
  });

  it('names games and players who are there only before or only after', () => {
    const others = [ROUNDS[0]!, round('ann 100-80 eve FW', 'bob 100-0 dee FW', 'cy BYE')];
    expect(changes(played(), played(others))).toEqual([
      'players: nothing → eve',
      'round 2, ann - cy: FW 100-80 → nothing',
      'round 2, ann - eve: nothing → FW 100-80',
      'round 2, cy: nothing → BYE',
    ]);
  });

  it('names facts of the tournament', () => {
    expect(changes(played(), played(ROUNDS, { name: 'Another', league: 'worf' }))).toEqual([
      expect.stringMatching(/^name: .* → Another$/),
      'league: nothing → worf',
    ]);
  });

  it('names pods with their scores', () => {
    const [before, after] = ['ann 10, bob 20, cy 30, dee 40', 'ann 10, bob 25, cy 30, dee 40'].map((text) =>
      report(pods(text), { tournament: { game: 'tribbles' } }),
    );
    expect(changes(before!, after!)).toHaveLength(1);
  });
});
