import { say, joined } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { CorrectionRefusal } from '@quadrant/rules/corrections';
import { problemOfTournament } from '../tournament-refusal.js';

export const problemOfCorrection = refusalProblems<CorrectionRefusal>({
  'needs-coordinator': {
    detail: ({ reasons }) =>
      joined(
        reasons.map(({ message }) => message),
        ' ',
      ),
    advice: say`There is nothing to preview. Send it without preview: it waits, and a coordinator of the place decides.`,
    extra: ({ reasons }) => ({ reasons }),
  },
  'already-withdrawn': {
    detail: (refusal) => say`It was withdrawn at ${refusal.withdrawnAt}.`,
    advice: say`There is nothing left to do; a coordinator can take it back: POST its /reinstatement.`,
  },
  'not-withdrawn': {
    detail: say`This tournament counts, so there is nothing to undo.`,
    advice: say`Compare the id with the one that was withdrawn or merged.`,
  },
  'merge-target-unknown': {
    detail: say`No tournament has the id in "into".`,
    advice: say`Take the id of the report that counts from /api/v1/tournaments.`,
  },
  'merge-into-itself': {
    detail: say`The id in "into" is that of the tournament itself.`,
    advice: say`Give in "into" the id of the report that counts.`,
  },
  'merge-target-withdrawn': {
    detail: say`The tournament in "into" is withdrawn or merged itself.`,
    advice: say`Merge into a tournament that counts, or reinstate that one first.`,
  },
  'league-unknown': {
    detail: (refusal) => say`There is no league "${refusal.league}".`,
    advice: say`Take the slug of a league from /api/v1/leagues.`,
  },
  'not-your-league': {
    detail: (refusal) => say`You are neither the league director of "${refusal.league}" nor an alternate of theirs.`,
    advice: (refusal) =>
      say`Ask its league director, named at /api/v1/leagues/${refusal.league}, or a coordinator of the place.`,
  },
  'not-directed-for-league': {
    detail: (refusal) =>
      say`You speak for the league "${refusal.league}", but the tournament names you neither as its primary nor as its secondary director, and its report does not name the league (Organized Play Guide 4.2, section 12.2).`,
    advice: say`Ask its director for a revision that names you as secondaryDirector, or the league; or ask a coordinator of the place.`,
  },
  'part-closed': {
    detail: ({ league, season, part }) =>
      say`The tournament lies in ${part === 'season' ? 'season' : say`the ${part.replace('-', ' ')} of season`} ${season} of the league "${league}", which is closed.`,
    advice: say`Ask a coordinator: they can change what is closed, with a reason and a run.`,
    extra: ({ league, season, part }) => ({ closed: [{ league, season, part }] }),
  },
  'not-of-league': {
    detail: (refusal) =>
      say`The tournament is not of the league "${refusal.league}", so there is no flag to take away.`,
    advice: (refusal) => say`The tournaments of the league are at /api/v1/leagues/${refusal.league}.`,
  },
  'correction-refused': {
    detail: say`The correction does not fit the tournament. Nothing was changed.`,
    advice: say`See the findings: each says what is so and what to do.`,
    extra: (refusal) => ({ findings: refusal.findings }),
  },
  ...problemOfTournament.table,
});
