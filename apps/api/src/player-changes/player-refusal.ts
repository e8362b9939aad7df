import { NOT_YOUR_PLAYER, refusalProblems } from '@quadrant/http';
import type { PlayerRefusal } from '@quadrant/store/people';

/**
 * The answer to whoever may not have a player made or changed: what is so, and the way out.
 *
 * @param handle that they were addressed by, or that was wanted
 */
export const problemOfPlayer = refusalProblems<PlayerRefusal, [handle: string]>({
  'player-not-found': {
    like: 'not-found',
    detail: (_, handle) => `There is no player with the handle ${JSON.stringify(handle)}.`,
    advice: 'Check the spelling; a new player is sent to /api/v1/players.',
  },
  'not-your-player': NOT_YOUR_PLAYER,
  'handle-taken': {
    status: 409,
    title: 'The handle leads to somebody already',
    detail: 'Somebody else has this handle, had it, goes by it too, or has one that looks the same.',
    advice: 'Choose another one; two players who are one person are merged.',
  },
  'handle-resembles': {
    status: 409,
    title: 'The handle looks like that of somebody else',
    detail: (refusal) =>
      `Nobody could tell it from ${JSON.stringify(refusal.handle)}: some letters are of another alphabet.`,
    advice: 'Choose another one; if it is the same person, make it an alias of that player.',
    extra: (refusal) => ({ resembles: refusal.handle }),
  },
  'alias-unknown': {
    like: 'not-found',
    detail: (_, handle) => `${JSON.stringify(handle)} is no alias of this player.`,
    advice: 'His "aliases" list those that can be removed; a handle that he had stays his.',
  },
  'already-hidden': {
    status: 409,
    title: 'The player is hidden already',
    detail: 'A label stands for him.',
    advice: 'There is nothing left to do.',
  },
  'not-hidden': {
    status: 409,
    title: 'The player is not hidden',
    detail: 'He is shown by his handle.',
    advice: 'There is nothing left to do.',
  },
  'confirmation-differs': {
    status: 422,
    title: 'The handle is not the one that he has',
    detail: 'To take a name out for good, the handle of now is given in the body once more; this is another one.',
    advice: 'Read the player, and be sure that it is he.',
  },
  'publication-busy': {
    status: 409,
    title: 'Something is being published',
    detail: 'A run is being published, and nothing was changed.',
    advice: 'Try again when it is done.',
    headers: () => ({ 'retry-after': '5' }),
  },
  'player-merge-waits': {
    status: 409,
    title: 'It is not settled who is the same person',
    detail: 'A merge of this player, or its undoing, waits for a run; a name that is taken out does not come back.',
    advice: 'Wait until it is published, or undo a merge that is not; then try again.',
  },
  'version-changed': {
    like: 'version-changed',
    detail: (refusal) => `The player has version ${refusal.version} by now.`,
    extra: (refusal) => ({ version: refusal.version, changes: refusal.changes }),
  },
});
