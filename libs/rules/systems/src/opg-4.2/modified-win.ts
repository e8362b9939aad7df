import type { Match, GameTitle } from '@quadrant/rules/tournament';

type Missions = NonNullable<Match['missions']>[number];

/** Counts the conditions about missions that a player meets: 2 for a planet and a space mission, 1 for any, otherwise 0. */
function missionsMet({ planet, space }: Missions): 0 | 1 | 2 {
  if (planet > 0 && space > 0) return 2;
  return planet > 0 || space > 0 ? 1 : 0;
}

// @row 63, 64, 65
/**
 * Returns who is ahead when time has run out: 0 or 1, a tie, or null when the report does not say enough. In 2E a
 * player with a planet and a space mission is ahead of one with a single mission, who is ahead of one with none. The
 * score decides between equals. In 1E only the score decides. If both are equal, it is a True Tie. Source: 000, 7.5.
 */
export function leaderOnTime(game: GameTitle, { score, missions }: Match): 0 | 1 | 'tie' | null {
  if (game === '2e') {
    const [first, second] = missions?.map(missionsMet) ?? [];
    if (first === undefined || second === undefined) return null;
    if (first !== second) return first > second ? 0 : 1;
  }
  if (score === null) return null;
  if (score[0] === score[1]) return 'tie';
  return score[0] > score[1] ? 0 : 1;
}
