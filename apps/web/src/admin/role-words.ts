import type { GivenRole } from '@quadrant/store/accounts';
import { t } from '../languages/t.js';
import { CONTINENT_NAMES, ROLE_NAMES } from '../components/names.js';

/** Names a role and the area in which it counts. */
export function describeRole(role: GivenRole): string {
  const name = ROLE_NAMES[role.role];
  switch (role.role) {
    case 'coordinator':
      return `${name}, ${role.continent === null ? t('all continents') : CONTINENT_NAMES[role.continent]}`;
    case 'director':
      return `${name}, ${role.region ?? t('everywhere')}`;
    case 'regional-coordinator':
      return `${name}, ${role.region}`;
    default:
      return name;
  }
}
