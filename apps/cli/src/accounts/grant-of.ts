import type { Continent, Grant, Role } from '@quadrant/rules/permissions';
import { regionSlug } from '@quadrant/rules/tournament';
import { CannotRun } from '../exit-code.js';

export interface Area {
  /** For a coordinator; without it, the role counts everywhere. */
  readonly continent?: Continent;
  /** For a regional coordinator or a director; without it, a director is approved everywhere. */
  readonly region?: string;
}

/**
 * Returns a role as it is granted; null for a role that follows from what somebody does.
 * @throws CannotRun for an area that the role does not have, and for a missing one
 */
export function grantOf(role: Role, { continent, region }: Area): Grant | null {
  if (continent !== undefined && role !== 'coordinator')
    throw new CannotRun(`--continent is of a coordinator only, not of a role "${role}".`);
  if (region !== undefined && role !== 'regional-coordinator' && role !== 'director')
    throw new CannotRun(`--region is of a regional coordinator or a director only, not of a role "${role}".`);
  switch (role) {
    case 'coordinator':
      return { role, continent: continent ?? null };
    case 'regional-coordinator':
      if (region === undefined) throw new CannotRun('A regional coordinator needs --region.');
      return { role, region: regionSlug(region) };
    case 'director':
      return { role, region: region === undefined ? null : regionSlug(region) };
    case 'director-of-organized-play':
    case 'administrator':
      return { role };
    default:
      return null;
  }
}
