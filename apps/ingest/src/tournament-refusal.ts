import { say } from '@quadrant/rules/message';
import { NO_TOURNAMENT, refusalProblems } from '@quadrant/http';
import type { TournamentRefusal } from '@quadrant/rules/intake';

export const problemOfTournament = refusalProblems<TournamentRefusal>({
  'tournament-not-found': NO_TOURNAMENT,
  'not-your-tournament': {
    detail: say`Another account submitted this tournament, and you are not one of its directors.`,
    advice: say`Ask its director or a coordinator to send the correction; for another tournament use another externalId.`,
  },
  'tournament-withdrawn': {
    detail: say`This tournament was withdrawn and does not count.`,
    advice: say`Ask a coordinator to reinstate it first: POST its /reinstatement.`,
  },
  'tournament-merged': {
    detail: (refusal) => say`This tournament was reported twice; the one that counts is ${refusal.into}.`,
    advice: say`Correct that one; a coordinator can take the merge back: POST /reinstatement.`,
    extra: (refusal) => ({ mergedInto: refusal.into }),
  },
  'version-changed': {
    code: 'version-changed',
    detail: (refusal) => say`The tournament has version ${refusal.version} now.`,
    extra: (refusal) => ({ version: refusal.version, changes: refusal.changes }),
  },
});
