import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { ManualAwardRefusal } from '@quadrant/store/leagues';
import { problemOfLeague } from './league-refusal.js';

/** Says why no points were given or undone, and the way out. */
export const problemOfManualAward = refusalProblems<ManualAwardRefusal, [league: string]>({
  'part-closed': (refusal) => problemOfLeague(refusal),
  'award-tournament-unknown': {
    detail: say`No tournament that counts has the id in "tournament".`,
    advice: say`Take its id from /api/v1/tournaments; one that was withdrawn has to be reinstated first.`,
  },
  'award-not-of-league': {
    detail: (_, league) => say`The tournament does not count for the league "${league}".`,
    advice: say`Compare the id; where the tournament belongs to the league, have it flagged first.`,
  },
  'award-player-unknown': {
    detail: say`No participant of the tournament has the handle in "player".`,
    advice: say`Take the handle from the standings of the tournament.`,
  },
  'award-unknown': {
    code: 'not-found',
    detail: (_, league) => say`The league "${league}" has no award by hand of this id.`,
    advice: (_, league) => say`Those that were not taken back are at /api/v1/leagues/${league}/manual-awards.`,
  },
});
