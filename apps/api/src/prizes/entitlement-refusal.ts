import { type Text, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { EntitlementRefusal } from '@quadrant/store/prizes';

const LISTED = say`See GET /api/v1/players/{handle}/entitlements for what the player has.`;

/** Says why an entitlement stays as it is, and the way out. */
export const problemOfEntitlement = refusalProblems<EntitlementRefusal>({
  'player-not-found': {
    code: 'not-found',
    detail: say`No player has this handle.`,
    advice: say`Look them up at /api/v1/players?name=…`,
  },
  'entitlement-not-found': { code: 'not-found', detail: say`There is no entitlement with this id.`, advice: LISTED },
  'not-your-entitlement': {
    detail: say`You are not this player and not their coordinator.`,
    advice: say`Ask them, or a coordinator of their region or continent.`,
  },
  'entitlement-of-another': {
    detail: say`The entitlement belongs to another player; it cannot be handed on (Organized Play Guide 4.2, section 7.2).`,
    advice: say`${LISTED} A correction may have moved it.`,
  },
  'entitlement-not-of-choice': {
    detail: (refusal) => say`The entitlement is for ${refusal.target}.`,
    advice: say`Only what the places of Worlds give into a Continental, and what was won nowhere in particular, has a choice (Organized Play Guide 4.2, section 11.1.3).`,
  },
  'entitlement-chosen': {
    detail: (refusal) => say`It was chosen for ${refusal.continent}.`,
    advice: say`Ask a coordinator of your region or continent to change it while it is not used.`,
    extra: (refusal) => ({ continent: refusal.continent }),
  },
  'entitlement-used': {
    detail: (refusal) => say`It was used in ${refusal.tournament}.`,
    advice: say`Nothing can be done; if it was not, have the report of that tournament corrected.`,
    extra: (refusal) => ({ tournamentId: refusal.tournamentId }),
  },
  'entitlement-forfeited': {
    detail: (refusal) => `${capitalise(refusal.why)}.`,
    advice: say`There is nothing left to do.`,
  },
  'entitlement-expired': {
    detail: (refusal) => `${capitalise(refusal.why)}.`,
    advice: say`There is nothing left to do.`,
  },
});

const capitalise = (text: Text): string => String(text).slice(0, 1).toUpperCase() + String(text).slice(1);
