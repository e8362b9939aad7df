import { getRuleSystem } from '@quadrant/rules/systems';
import { foldHandle } from '@quadrant/rules/tournament';
import type { LiveAct } from './live-act.js';
import type { LiveRefusal } from './live-refusal.js';
import type { LiveState } from './live-state.js';

const isDirector = ({ tournament }: LiveState, handle: string): boolean => {
  const { director } = tournament.header;
  return director !== null && foldHandle(director) === foldHandle(handle);
};

// @row 38
/** Tells whether a player directs the tournament, and may play in it only once the players have approved (000, 7.1). */
export const needsApproval = (state: LiveState, handle: string): boolean =>
  getRuleSystem(state.tournament.header.ruleSystem).playing.directorNeedsApproval &&
  state.directorPlays === null &&
  isDirector(state, handle);

// @row 38
/** Says why the director does not play: more than half of the players have to approve, and two deputies are needed. */
export function refuseDirectorPlaying(
  state: LiveState,
  { approvals, secondaryDirector, tertiaryDirector }: Extract<LiveAct, { readonly kind: 'let-director-play' }>,
): LiveRefusal | null {
  const players = [...state.players.values()].filter(({ handle }) => !isDirector(state, handle)).length;
  if (approvals > players || 2 * approvals <= players) return { kind: 'live-director-approval', approvals, players };
  const deputies = new Set([secondaryDirector, tertiaryDirector].map(foldHandle));
  return deputies.size === 2 && ![...deputies].some((each) => isDirector(state, each))
    ? null
    : { kind: 'live-director-deputies' };
}
