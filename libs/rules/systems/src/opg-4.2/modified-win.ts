import type { Match, GameTitle } from '@quadrant/rules/tournament';

type Missions = NonNullable<Match['missions']>[number];

/**
 * How many of the conditions that are about missions somebody meets: a planet and a space mission, one of any kind,
 * none.
 */
function missionsMet({ planet, space }: Missions): 0 | 1 | 2 {
  if (planet > 0 && space > 0) return 2;
  return planet > 0 || space > 0 ? 1 : 0;
}

// @row 63, 64, 65
/**
 * Who is ahead when time has run out: 0 or 1, a tie, or null where the report does not say enough. In 2E who has
 * completed a planet and a space mission goes before one mission, which goes before none; the
 * score decides between equals. In 1E the score alone decides, so missions are not looked at. Equal in both is a True
 * Tie. Source: 000, 7.5.
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
