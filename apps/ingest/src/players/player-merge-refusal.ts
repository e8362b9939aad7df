import { notFound, notYourPlayer, Problem, problemOfKind } from '@quadrant/http';
import type { MergeRefusal } from '@quadrant/store/intake';

/** Tournaments that the text of a refusal names; the others are counted. */
const NAMED = 5;

/** The answer to a merge of players, or to its undoing, that is refused: what is so, and the way out. */
export function problemOfMerge(refusal: MergeRefusal): Problem {
  switch (refusal.kind) {
    case 'player-not-found':
      return notFound(
        `There is no player with the handle ${JSON.stringify(refusal.handle)}.`,
        'Check the spelling; the leaderboards at /api/v1/leaderboards list handles.',
      );
    case 'player-merge-not-found':
      return notFound(
        'There is no merge of players with this id.',
        'Take the id from /api/v1/players/{handle}/merges.',
      );
    case 'player-target-unknown':
      return new Problem({
        status: 422,
        code: 'player-target-unknown',
        title: 'The other player is not known',
        detail: `No player has the handle ${JSON.stringify(refusal.handle)} in "into".`,
        advice: 'Set "into" to the handle of the other player.',
      });
    case 'not-your-player':
      return notYourPlayer();
    case 'player-merge-into-itself':
      return new Problem({
        status: 422,
        code: 'player-merge-into-itself',
        title: 'A player cannot be merged with themselves',
        detail: 'Both handles lead to the same player.',
        advice: 'Give in "into" the handle of the other player.',
      });
    case 'player-already-merged':
      return new Problem({
        status: 409,
        code: 'player-already-merged',
        title: 'The player is merged already',
        detail: `The player counts as ${JSON.stringify(refusal.into)}.`,
        advice: 'There is nothing left to do, or undo that merge first: POST /api/v1/player-merges/{id}/undo.',
        extra: { mergedInto: refusal.into },
      });
    case 'player-target-merged':
      return new Problem({
        status: 409,
        code: 'player-target-merged',
        title: 'The other player is already merged',
        detail: `The player in "into" counts as ${JSON.stringify(refusal.into)}.`,
        advice: 'Merge into that one, or undo that merge first.',
        extra: { mergedInto: refusal.into },
      });
    case 'player-anonymised':
      return new Problem({
        status: 409,
        code: 'player-anonymised',
        title: 'The name of this player was removed',
        detail: `${JSON.stringify(refusal.handle)} is anonymised, and is merged with nobody.`,
        advice: 'Compare the handle with the one that you meant.',
      });
    case 'players-have-met':
      return haveMet(refusal.tournaments);
    case 'player-merge-undone':
      return new Problem({
        status: 409,
        code: 'player-merge-undone',
        title: 'The merge is undone already',
        detail: `Its undoing was asked for at ${refusal.at.toISOString()}.`,
        advice: 'There is nothing left to do.',
      });
    case 'publication-busy':
      return new Problem({
        status: 409,
        code: 'publication-busy',
        title: 'Something is being published',
        detail: 'Another report is being stored and waits for a run. Nobody was merged.',
        advice: 'Try again when the run is done.',
        headers: { 'retry-after': '5' },
      });
    case 'version-changed':
      return problemOfKind('version-changed', `The player has version ${refusal.version} now.`, {
        extra: { version: refusal.version, changes: refusal.changes },
      });
  }
}

function haveMet(tournaments: Extract<MergeRefusal, { kind: 'players-have-met' }>['tournaments']): Problem {
  const named = tournaments
    .slice(0, NAMED)
    .map(({ name, startsAt }) => `${name} (${startsAt.toISOString().slice(0, 10)})`);
  const more = tournaments.length > NAMED ? ` and ${tournaments.length - NAMED} more` : '';
  return new Problem({
    status: 409,
    code: 'players-have-met',
    title: 'The two are two people',
    detail: `Both have an entry in ${named.join(', ')}${more}: one person cannot have two entries in a tournament.`,
    advice: 'Compare the handles; where a report names the wrong one of them, send a corrected report first.',
    extra: { tournaments },
  });
}
