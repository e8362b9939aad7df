import { say } from '@quadrant/rules/message';
import { f, LONGEST_REASON, nullable, optional } from '@quadrant/http';
import { CONTINENTS, GRANTED_ROLES, type Continent, type GrantedRole } from '@quadrant/rules/permissions';
import { GivenRoleDto } from './account.dto.js';

export class NewRoleDto {
  @f.Choice(GRANTED_ROLES) role: GrantedRole;
  @f.Choice(CONTINENTS, {
    optional,
    nullable,
    about: 'Only of a coordinator, who needs it; null: all continents',
    says: say`must be one of ${CONTINENTS.join(', ')}, or null for all of them`,
  })
  continent?: Continent | null;
  @f.Region({
    optional,
    nullable,
    about: 'Required for a regional coordinator and for a director. Null: a director everywhere.',
  })
  region?: string | null;
  @f.Line(LONGEST_REASON, 'Kept in the audit') reason: string;
}

/** Why a role is revoked. */
export class RoleReasonDto {
  @f.Line(LONGEST_REASON, 'Kept in the audit') reason: string;
}

export class RolesDto {
  @f.AnyText() handle: string;
  @f.List(GivenRoleDto) roles: GivenRoleDto[];
}
