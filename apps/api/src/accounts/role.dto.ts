import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsLine, IsOneOf, IsRegion, LONGEST_REASON } from '@quadrant/http';
import { CONTINENTS, GRANTED_ROLES, type Continent, type GrantedRole } from '@quadrant/rules/permissions';
import { GivenRoleDto } from './account.dto.js';
import { IsIn, IsOptional } from 'class-validator';

/** A role for somebody. */
export class NewRoleDto {
  @ApiProperty({ enum: [...GRANTED_ROLES] })
  @IsOneOf(GRANTED_ROLES)
  role: GrantedRole;

  @ApiPropertyOptional({
    type: 'string',
    enum: [...CONTINENTS, null],
    nullable: true,
    description: 'Only of a coordinator, who needs it; null: all continents',
  })
  @IsOptional()
  @IsIn(CONTINENTS, { message: `must be one of ${CONTINENTS.join(', ')}, or null for all of them` })
  continent?: Continent | null;

  @ApiPropertyOptional({
    type: 'string',
    maxLength: 64,
    nullable: true,
    description: 'Required for a regional coordinator and for a director. Null: a director everywhere.',
  })
  @IsOptional()
  @IsRegion()
  region?: string | null;

  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

/** Why a role is taken away. */
export class RoleReasonDto {
  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

/** The roles of an account, as they are now. */
export class RolesDto {
  @ApiProperty()
  handle: string;

  @ApiProperty({ type: [GivenRoleDto] })
  roles: GivenRoleDto[];
}
