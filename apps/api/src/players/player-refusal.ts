import { say } from '@quadrant/rules/message';
import { NOT_YOUR_PLAYER, refusalProblems } from '@quadrant/http';
import type { PlayerRefusal } from '@quadrant/store/players';

/**
 * Says why a player is not added or changed, and the way out.
 * @param handle that the request names for the player, or wants for them
 */
export const problemOfPlayer = refusalProblems<PlayerRefusal, [handle: string]>({
  'player-not-found': {
    code: 'not-found',
    detail: (_, handle) => say`There is no player with the handle ${JSON.stringify(handle)}.`,
    advice: say`Check the spelling; a new player is sent to /api/v1/players.`,
  },
  'not-your-player': NOT_YOUR_PLAYER,
  'handle-taken': {
    detail: say`Another player has or had this handle, has it as an alias, or has one that looks the same.`,
    advice: say`Choose another one; two players who are one person are merged.`,
  },
  'handle-resembles': {
    detail: (refusal) =>
      say`It cannot be told apart from ${JSON.stringify(refusal.handle)}: some letters are of another alphabet.`,
    advice: say`Choose another one; if it is the same person, make it an alias of that player.`,
    extra: (refusal) => ({ resembles: refusal.handle }),
  },
  'alias-unknown': {
    code: 'not-found',
    detail: (_, handle) => say`${JSON.stringify(handle)} is no alias of this player.`,
    advice: say`Their "aliases" list those that can be removed; a former handle stays theirs.`,
  },
  'already-hidden': {
    detail: say`The player is already hidden.`,
    advice: say`There is nothing left to do.`,
  },
  'not-hidden': {
    detail: say`The player is not hidden.`,
    advice: say`There is nothing left to do.`,
  },
  'confirmation-differs': {
    detail: say`To remove a name, the body must repeat the current handle of the player. This is another one.`,
    advice: say`Reload the player and check that you mean this one.`,
  },
  'publication-busy': {
    detail: say`A run is being published, and nothing was changed.`,
    advice: say`Try again when it is done.`,
    headers: () => ({ 'retry-after': '5' }),
  },
  'player-merge-waits': {
    detail: say`A merge of this player, or its undoing, waits for a run. A removed name cannot be restored.`,
    advice: say`Wait until it is published, or undo a merge that is not; then try again.`,
  },
  'version-changed': {
    code: 'version-changed',
    detail: (refusal) => say`The player has version ${refusal.version} now.`,
    extra: (refusal) => ({ version: refusal.version, changes: refusal.changes }),
  },
});
