import { noTournament, Problem, problemOfKind } from '@quadrant/http';
import type { TournamentRefusal } from '@quadrant/rules/intake';

/** The answer to whoever may not change a tournament: what is so, and the way out. */
export function problemOfTournament(refusal: TournamentRefusal): Problem {
  switch (refusal.kind) {
    case 'tournament-not-found':
      return noTournament();
    case 'not-your-tournament':
      return new Problem({
        status: 403,
        code: 'not-your-tournament',
        title: 'You do not manage this tournament',
        detail: 'Another account submitted this tournament, and you are not one of its directors.',
        advice:
          'Ask its director or a coordinator to send the correction; for another tournament use another externalId.',
      });
    case 'tournament-withdrawn':
      return new Problem({
        status: 409,
        code: 'tournament-withdrawn',
        title: 'The tournament is withdrawn',
        detail: 'This tournament was withdrawn and does not count.',
        advice: 'Ask a coordinator to reinstate it first: POST its /reinstatement.',
      });
    case 'tournament-merged':
      return new Problem({
        status: 409,
        code: 'tournament-merged',
        title: 'The tournament was merged into another',
        detail: `This tournament was reported twice; the one that counts is ${refusal.into}.`,
        advice: 'Correct that one; a coordinator can take the merge back: POST /reinstatement.',
        extra: { mergedInto: refusal.into },
      });
    case 'version-changed':
      return problemOfKind('version-changed', `The tournament has version ${refusal.version} now.`, {
        extra: { version: refusal.version, changes: refusal.changes },
      });
  }
}
