import { notFound, Problem } from '@quadrant/http';
import type { ManualAwardRefusal } from '@quadrant/store/leagues';

/** The answer where no points were given or taken back: what is so, and the way out. */
export function problemOfManualAward(league: string, refusal: ManualAwardRefusal): Problem {
  switch (refusal.kind) {
    case 'award-tournament-unknown':
      return new Problem({
        status: 422,
        code: 'award-tournament-unknown',
        title: 'The tournament is not known',
        detail: 'No tournament that counts has the id in "tournament".',
        advice: 'Take its id from /api/v1/tournaments; one that was withdrawn has to be reinstated first.',
      });
    case 'award-not-of-league':
      return new Problem({
        status: 422,
        code: 'award-not-of-league',
        title: 'The tournament is not of this league',
        detail: `The tournament does not count for the league "${league}".`,
        advice: 'Compare the id; where the tournament belongs to the league, have it flagged first.',
      });
    case 'award-player-unknown':
      return new Problem({
        status: 422,
        code: 'award-player-unknown',
        title: 'The player did not take part',
        detail: 'No participant of the tournament has the handle in "player".',
        advice: 'Take the handle from the standings of the tournament.',
      });
    case 'award-unknown':
      return notFound(
        `The league "${league}" has no award by hand of this id.`,
        `Those that were not taken back are at /api/v1/leagues/${league}/manual-awards.`,
      );
  }
}
