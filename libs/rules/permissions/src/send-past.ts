import type { Place } from './may.js';
import type { Principal } from './principal.js';

/**
 * Tells whether a person may bring old tournaments in a history window: an approved director of its place, or of a part of it.
 *
 * @param place of the window; a part that is null stands for everywhere
 */
export const maySendPast = ({ grants }: Pick<Principal, 'grants'>, place: Place): boolean =>
  grants.some(
    (grant) =>
      grant.role === 'director' &&
      (grant.region === null || place.region === null || grant.region === place.region) &&
      (grant.continent ?? place.continent) === (place.continent ?? grant.continent ?? null),
  );
