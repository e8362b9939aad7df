import { notFound, Problem } from '@quadrant/http';
import type { EntitlementRefusal } from '@quadrant/store/leagues';

/** The answer to whoever cannot do something about an entitlement: what is so, and the way out. */
export function problemOfEntitlement(refusal: EntitlementRefusal): Problem {
  const listed = 'See GET /api/v1/players/{handle}/entitlements for what the player has.';
  switch (refusal.kind) {
    case 'player-not-found':
      return notFound('No player has this handle.', 'Look them up at /api/v1/players?name=…');
    case 'entitlement-not-found':
      return notFound('There is no entitlement with this id.', listed);
    case 'not-your-entitlement':
      return new Problem({
        status: 403,
        code: 'not-your-entitlement',
        title: 'You are not this player',
        detail: 'You are not this player and not their coordinator.',
        advice: 'Ask them, or a coordinator of their region or continent.',
      });
    case 'entitlement-of-another':
      return new Problem({
        status: 404,
        code: 'entitlement-of-another',
        title: 'Another player has won it',
        detail:
          'The entitlement belongs to another player; it cannot be handed on (Organized Play Guide 4.2, section 7.2).',
        advice: `${listed} A correction may have moved it.`,
      });
    case 'entitlement-not-of-choice':
      return new Problem({
        status: 409,
        code: 'entitlement-not-of-choice',
        title: 'There is nothing to choose',
        detail: `The entitlement is for ${refusal.target}.`,
        advice:
          'Only what the places of Worlds give into a Continental, and what was won nowhere in particular, has a choice (Organized Play Guide 4.2, section 11.1.3).',
      });
    case 'entitlement-chosen':
      return new Problem({
        status: 409,
        code: 'entitlement-chosen',
        title: 'The continent is chosen already',
        detail: `It was chosen for ${refusal.continent}.`,
        advice: 'Ask a coordinator of your region to change it while it is not used.',
        extra: { continent: refusal.continent },
      });
    case 'entitlement-used':
      return new Problem({
        status: 409,
        code: 'entitlement-used',
        title: 'The entitlement is used already',
        detail: `It was used in ${refusal.tournament}.`,
        advice: 'Nothing can be done; if it was not, have the report of that tournament corrected.',
        extra: { tournamentId: refusal.tournamentId },
      });
    case 'entitlement-forfeited':
      return new Problem({
        status: 409,
        code: 'entitlement-forfeited',
        title: 'The entitlement is given up already',
        detail: `${capitalise(refusal.why)}.`,
        advice: 'There is nothing left to do.',
      });
    case 'entitlement-expired':
      return new Problem({
        status: 409,
        code: 'entitlement-expired',
        title: 'The entitlement has expired',
        detail: `${capitalise(refusal.why)}.`,
        advice: 'There is nothing left to do.',
      });
  }
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
