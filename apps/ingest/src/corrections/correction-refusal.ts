import { Problem } from '@quadrant/http';
import type { CorrectionRefusal } from '@quadrant/rules/intake';
import { problemOfTournament } from '../tournament-refusal.js';

/** The answer to a correction that is refused: what is so, and the way out. */
export function problemOfCorrection(refusal: CorrectionRefusal): Problem {
  switch (refusal.kind) {
    case 'withdrawal-too-late':
      return new Problem({
        status: 403,
        code: 'withdrawal-too-late',
        title: 'Only a coordinator withdraws it now',
        detail: `Directors can withdraw their tournament until ${refusal.deadline}, while its report is on time.`,
        advice: 'Ask a coordinator.',
      });
    case 'already-withdrawn':
      return new Problem({
        status: 409,
        code: 'already-withdrawn',
        title: 'The tournament is withdrawn already',
        detail: `It was withdrawn at ${refusal.withdrawnAt}.`,
        advice: 'There is nothing left to do; a coordinator can take it back: POST its /reinstatement.',
      });
    case 'not-withdrawn':
      return new Problem({
        status: 409,
        code: 'not-withdrawn',
        title: 'The tournament is not withdrawn',
        detail: 'This tournament counts, so there is nothing to undo.',
        advice: 'Compare the id with the one that was withdrawn or merged.',
      });
    case 'merge-target-unknown':
      return new Problem({
        status: 422,
        code: 'merge-target-unknown',
        title: 'The other tournament is not known',
        detail: 'No tournament has the id in "into".',
        advice: 'Take the id of the report that counts from /api/v1/tournaments.',
      });
    case 'merge-into-itself':
      return new Problem({
        status: 422,
        code: 'merge-into-itself',
        title: 'A tournament cannot be merged into itself',
        detail: 'The id in "into" is that of the tournament itself.',
        advice: 'Give in "into" the id of the report that counts.',
      });
    case 'merge-target-withdrawn':
      return new Problem({
        status: 409,
        code: 'merge-target-withdrawn',
        title: 'The other tournament does not count',
        detail: 'The tournament in "into" is withdrawn or merged itself.',
        advice: 'Merge into a tournament that counts, or reinstate that one first.',
      });
    case 'league-unknown':
      return new Problem({
        status: 422,
        code: 'league-unknown',
        title: 'The league is not known',
        detail: `There is no league "${refusal.league}".`,
        advice: 'Take the slug of a league from /api/v1/leagues.',
      });
    case 'not-your-league':
      return new Problem({
        status: 403,
        code: 'not-your-league',
        title: 'You do not direct this league',
        detail: `You are neither the league director of "${refusal.league}" nor an alternate of theirs.`,
        advice: `Ask its league director, whom /api/v1/leagues/${refusal.league} names, or a coordinator of the place.`,
      });
    case 'not-directed-for-league':
      return new Problem({
        status: 403,
        code: 'not-directed-for-league',
        title: 'Its league director does not direct the tournament',
        detail: `You speak for the league "${refusal.league}", but the tournament names you neither as its primary nor as its secondary director, and its report does not name the league (Organized Play Guide 4.2, section 12.2).`,
        advice:
          'Ask its director for a revision that names you as secondaryDirector, or the league; or ask a coordinator of the place.',
      });
    case 'correction-refused':
      return new Problem({
        status: 422,
        code: 'correction-refused',
        title: 'The correction was refused',
        detail: 'The correction does not fit the tournament. Nothing was changed.',
        advice: 'See the findings: each says what is so and what to do.',
        extra: { findings: refusal.findings },
      });
    default:
      return problemOfTournament(refusal);
  }
}
