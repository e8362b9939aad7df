import { notFound, notYourPlayer, Problem, problemOfKind } from '@quadrant/http';
import type { PlayerRefusal } from '@quadrant/store/people';

/**
 * The answer to whoever may not have a player made or changed: what is so, and the way out.
 *
 * @param handle that they were addressed by, or that was wanted
 */
export function problemOfPlayer(refusal: PlayerRefusal, handle: string): Problem {
  const quoted = JSON.stringify(handle);
  switch (refusal.kind) {
    case 'player-not-found':
      return notFound(
        `There is no player with the handle ${quoted}.`,
        'Check the spelling; a new player is sent to /api/v1/players.',
      );
    case 'not-your-player':
      return notYourPlayer();
    case 'handle-taken':
      return new Problem({
        status: 409,
        code: 'handle-taken',
        title: 'The handle already belongs to a player',
        detail: 'Another player has or had this handle, has it as an alias, or has one that looks the same.',
        advice: 'Choose another one; two players who are one person are merged.',
      });
    case 'handle-resembles':
      return new Problem({
        status: 409,
        code: 'handle-resembles',
        title: 'The handle looks like another player’s handle',
        detail: `It cannot be told apart from ${JSON.stringify(refusal.handle)}: some letters are of another alphabet.`,
        advice: 'Choose another one; if it is the same person, make it an alias of that player.',
        extra: { resembles: refusal.handle },
      });
    case 'alias-unknown':
      return notFound(
        `${quoted} is no alias of this player.`,
        'Their "aliases" list those that can be removed; a former handle stays theirs.',
      );
    case 'already-hidden':
      return new Problem({
        status: 409,
        code: 'already-hidden',
        title: 'The player is hidden already',
        detail: 'The player is already hidden.',
        advice: 'There is nothing left to do.',
      });
    case 'not-hidden':
      return new Problem({
        status: 409,
        code: 'not-hidden',
        title: 'The player is not hidden',
        detail: 'The player is not hidden.',
        advice: 'There is nothing left to do.',
      });
    default:
      return problemOfState(refusal);
  }
}

type StateRefusal = Extract<
  PlayerRefusal,
  { kind: 'confirmation-differs' | 'publication-busy' | 'player-merge-waits' | 'version-changed' }
>;

function problemOfState(refusal: StateRefusal): Problem {
  switch (refusal.kind) {
    case 'confirmation-differs':
      return new Problem({
        status: 422,
        code: 'confirmation-differs',
        title: 'This is not the current handle of the player',
        detail: 'To remove a name, the body must repeat the current handle of the player. This is another one.',
        advice: 'Reload the player and check that you mean this one.',
      });
    case 'publication-busy':
      return new Problem({
        status: 409,
        code: 'publication-busy',
        title: 'Something is being published',
        detail: 'A run is being published, and nothing was changed.',
        advice: 'Try again when it is done.',
        headers: { 'retry-after': '5' },
      });
    case 'player-merge-waits':
      return new Problem({
        status: 409,
        code: 'player-merge-waits',
        title: 'A merge of players is not finished',
        detail: 'A merge of this player, or its undoing, waits for a run. A removed name cannot be restored.',
        advice: 'Wait until it is published, or undo a merge that is not; then try again.',
      });
    case 'version-changed':
      return problemOfKind('version-changed', `The player has version ${refusal.version} now.`, {
        extra: { version: refusal.version, changes: refusal.changes },
      });
  }
}
