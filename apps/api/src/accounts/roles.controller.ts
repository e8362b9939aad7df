import { Body, Controller, Delete, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, Operation, type Actor } from '@quadrant/http';
import type { Account } from '@quadrant/store/accounts';
import { AccountHandle } from '../requests/path-parameters.js';
import { roleOf } from './account.dto.js';
import { NewRoleDto, RoleReasonDto, RolesDto } from './role.dto.js';
import { Roles } from './roles.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('accounts')
@Controller('api/v1/accounts/:handle/roles')
export class RolesController {
  constructor(private readonly roles: Roles) {}

  @Post()
  @Operation('grantRole', {
    summary: 'Grants a role',
    about:
      'Administrators grant every role. The coordinator of a continent grants those of its regional coordinators. ' +
      'Coordinators approve the directors of their regions; the Director of Organized Play approves directors ' +
      'everywhere.',
    may: ['role.name-regional', 'director.approve'],
    creates: RolesDto,
    problems: [409, 422],
  })
  async grant(
    @AccountHandle() handle: string,
    @Body() wish: NewRoleDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RolesDto> {
    return rolesOf(await this.roles.grant(handle, wish, { actor, request }));
  }

  @Delete(':id')
  @Operation('revokeRole', {
    summary: 'Revokes a role',
    may: ['role.name-regional', 'director.approve'],
    answers: RolesDto,
    problems: [409, 422],
  })
  async revoke(
    @AccountHandle() handle: string,
    @Id('role, as the account shows it') id: string,
    @Body() { reason }: RoleReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RolesDto> {
    return rolesOf(await this.roles.revoke(handle, { id, reason }, { actor, request }));
  }
}

const rolesOf = ({ handle, roles }: Account): RolesDto => ({ handle, roles: roles.map(roleOf) });
