import { Body, Controller, Delete, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, CurrentActor, May, type Actor } from '@quadrant/http';
import type { Account } from '@quadrant/store/people';
import { roleOf } from './account.dto.js';
import { NewRoleDto, RoleReasonDto, RolesDto } from './role.dto.js';
import { Roles } from './roles.service.js';
import type { FastifyRequest } from 'fastify';

const HANDLE = { name: 'handle', description: 'Handle of the account' };

@ApiTags('accounts')
@ApiProblems(400, 404, 409, 413, 415, 422, 503)
@Controller('api/v1/accounts/:handle/roles')
export class RolesController {
  constructor(private readonly roles: Roles) {}

  @Post()
  @May('role.name-regional', 'director.approve')
  @ApiOperation({
    operationId: 'grantRole',
    summary: 'Grants a role',
    description:
      'Administrators grant every role. The coordinator of a continent grants those of its regional coordinators. ' +
      'Coordinators approve the directors of their regions; the Director of Organized Play approves directors ' +
      'everywhere.',
  })
  @ApiParam(HANDLE)
  @ApiCreatedResponse({ type: RolesDto })
  async grant(
    @Param('handle') handle: string,
    @Body() wish: NewRoleDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RolesDto> {
    return rolesOf(await this.roles.grant(handle, wish, { actor, request }));
  }

  @Delete(':id')
  @May('role.name-regional', 'director.approve')
  @ApiOperation({ operationId: 'revokeRole', summary: 'Revokes a role' })
  @ApiParam(HANDLE)
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the role, as the account shows it' })
  @ApiOkResponse({ type: RolesDto })
  async revoke(
    @Param('handle') handle: string,
    @Param('id') id: string,
    @Body() { reason }: RoleReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RolesDto> {
    return rolesOf(await this.roles.revoke(handle, { id, reason }, { actor, request }));
  }
}

const rolesOf = ({ handle, roles }: Account): RolesDto => ({ handle, roles: roles.map(roleOf) });
