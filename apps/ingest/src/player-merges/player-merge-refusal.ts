import { say, type Text } from '@quadrant/rules/message';
import { NOT_YOUR_PLAYER, refusalProblems } from '@quadrant/http';
import type { MergeRefusal } from '@quadrant/rules/player-merges';

/** The text of a refusal names this many tournaments; the others are counted. */
const NAMED = 5;

export const problemOfMerge = refusalProblems<MergeRefusal>({
  'player-not-found': {
    code: 'not-found',
    detail: (refusal) => say`There is no player with the handle ${JSON.stringify(refusal.handle)}.`,
    advice: say`Check the spelling; the leaderboards at /api/v1/leaderboards list handles.`,
  },
  'player-merge-not-found': {
    code: 'not-found',
    detail: say`There is no merge of players with this id.`,
    advice: say`Take the id from /api/v1/players/{handle}/merges.`,
  },
  'player-target-unknown': {
    detail: (refusal) => say`No player has the handle ${JSON.stringify(refusal.handle)} in "into".`,
    advice: say`Set "into" to the handle of the other player.`,
  },
  'not-your-player': NOT_YOUR_PLAYER,
  'player-merge-into-itself': {
    detail: say`Both handles lead to the same player.`,
    advice: say`Give in "into" the handle of the other player.`,
  },
  'player-already-merged': {
    detail: (refusal) => say`The player counts as ${JSON.stringify(refusal.into)}.`,
    advice: say`There is nothing left to do, or undo that merge first: POST /api/v1/player-merges/{id}/undo.`,
    extra: (refusal) => ({ mergedInto: refusal.into }),
  },
  'player-target-merged': {
    detail: (refusal) => say`The player in "into" counts as ${JSON.stringify(refusal.into)}.`,
    advice: say`Merge into that one, or undo that merge first.`,
    extra: (refusal) => ({ mergedInto: refusal.into }),
  },
  'player-anonymised': {
    detail: (refusal) => say`${JSON.stringify(refusal.handle)} is anonymised, and is merged with nobody.`,
    advice: say`Compare the handle with the one that you meant.`,
  },
  'players-have-met': {
    detail: ({ tournaments }) =>
      say`Both have an entry in ${listTournaments(tournaments)}: one person cannot have two entries in a tournament.`,
    advice: say`Compare the handles; where a report names the wrong one of them, send a corrected report first.`,
    extra: ({ tournaments }) => ({ tournaments }),
  },
  'player-merge-undone': {
    detail: (refusal) => say`Its undoing was asked for at ${refusal.at.toISOString()}.`,
    advice: say`There is nothing left to do.`,
  },
  'publication-busy': {
    detail: say`Another report is being stored and waits for a run. Nobody was merged.`,
    advice: say`Try again when the run is done.`,
    headers: () => ({ 'retry-after': '5' }),
  },
  'version-changed': {
    code: 'version-changed',
    detail: (refusal) => say`The player has version ${refusal.version} now.`,
    extra: (refusal) => ({ version: refusal.version, changes: refusal.changes }),
  },
});

function listTournaments(tournaments: Extract<MergeRefusal, { kind: 'players-have-met' }>['tournaments']): Text {
  const named = tournaments
    .slice(0, NAMED)
    .map(({ name, startsAt }) => `${name} (${startsAt.toISOString().slice(0, 10)})`);
  return say`${named.join(', ')}${tournaments.length > NAMED ? say` and ${tournaments.length - NAMED} more` : ''}`;
}
