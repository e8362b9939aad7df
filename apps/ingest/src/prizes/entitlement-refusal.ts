import { notFound, Problem } from '@quadrant/http';
import type { EntitlementRefusal } from '@quadrant/persistence';

const problem = (
  status: number,
  code: string,
  title: string,
  detail: string,
  advice: string,
  extra?: Readonly<Record<string, unknown>>,
) => new Problem({ status, code, title, detail, advice, ...(extra && { extra }) });

/** The answer to whoever cannot do something about an entitlement: what is so, and the way out. */
export function problemOfEntitlement(refusal: EntitlementRefusal): Problem {
  const listed = 'See GET /api/v1/players/{handle}/entitlements for what the player has.';
  switch (refusal.kind) {
    case 'player-not-found':
      return notFound('No player has this handle.', 'Look him up at /api/v1/players?name=…');
    case 'entitlement-not-found':
      return notFound('There is no entitlement with this id.', listed);
    case 'not-your-entitlement':
      return problem(
        403,
        'not-your-entitlement',
        'The player is somebody else',
        'You are not this player, and no coordinator of where he plays.',
        'Ask him, or a coordinator of his region or continent.',
      );
    case 'entitlement-of-another':
      return problem(
        404,
        'entitlement-of-another',
        'Somebody else has won it',
        'The entitlement belongs to another player; it cannot be handed on (000, 7.2).',
        `${listed} A correction may have moved it.`,
      );
    case 'entitlement-not-of-choice':
      return problem(
        409,
        'entitlement-not-of-choice',
        'There is nothing to choose',
        `The entitlement is for ${refusal.target}.`,
        'Only what the places of Worlds give into a Continental, and what was won nowhere in particular, has a choice (000, 11.1.3).',
      );
    case 'entitlement-chosen':
      return problem(
        409,
        'entitlement-chosen',
        'The continent is chosen already',
        `It was chosen for ${refusal.continent}.`,
        'Ask a coordinator of where you play to change it, as long as it is not used.',
        { continent: refusal.continent },
      );
    case 'entitlement-used':
      return problem(
        409,
        'entitlement-used',
        'The entitlement is used already',
        `It was used in ${refusal.tournament}.`,
        'Nothing can be done; if it was not, have the report of that tournament corrected.',
        { tournamentId: refusal.tournamentId },
      );
    case 'entitlement-forfeited':
      return problem(
        409,
        'entitlement-forfeited',
        'The entitlement is given up already',
        `${capitalise(refusal.why)}.`,
        'There is nothing left to do.',
      );
    case 'entitlement-expired':
      return problem(
        409,
        'entitlement-expired',
        'The entitlement has expired',
        `${capitalise(refusal.why)}.`,
        'There is nothing left to do.',
      );
  }
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
