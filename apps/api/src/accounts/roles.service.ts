import { type Text, say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { Authority, Clock, notFound, Problem, problemOfKind, type Actor } from '@quadrant/http';
import { may, type Action, type Grant } from '@quadrant/rules/permissions';
import { foldHandle, regionSlug } from '@quadrant/rules/tournament';
import { RegionRepository } from '@quadrant/store/places';
import { AccountRepository, RoleRepository, type Account } from '@quadrant/store/accounts';
import { problemOfRole } from './role-refusal.js';
import { problemOfAccount } from './account-refusal.js';
import { authorOf } from './author.js';
import { getAccount } from './get-account.js';
import type { InvitationDto } from './account.dto.js';
import type { NewRoleDto } from './role.dto.js';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

export interface RoleRequest {
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/**
 * Grants and revokes roles. Administrators do this for every role, the coordinator of a continent for its regional
 * coordinators, and every coordinator for the directors of their regions.
 */
@Injectable()
export class Roles {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly roles: RoleRepository,
    private readonly regions: RegionRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 403 for whom that is not, 404 for nobody's handle, 409 for a role that they have already */
  async grant(handle: string, wish: NewRoleDto, { actor, request }: RoleRequest): Promise<Account> {
    const grant = grantOf(wish);
    await this.requireFor(grant, handle, { actor, request });
    const account = await getAccount(this.accounts, handle);
    const author = authorOf(actor, request, this.clock);
    if (await this.roles.grant(account, { grant, reason: wish.reason.trim() }, author)) {
      return getAccount(this.accounts, handle);
    }
    throw problemOfRole({ kind: 'role-given', handle: account.handle });
  }

  /** @throws Problem as `grant` does; 409 for the role of the last administrator */
  async revoke(
    handle: string,
    { id, reason }: { readonly id: string; readonly reason: string },
    { actor, request }: RoleRequest,
  ): Promise<Account> {
    const account = await this.accounts.findByHandle(handle);
    const role = account?.roles.find((each) => each.id === id.toLowerCase());
    // A missing role is checked like one that only an administrator may revoke, so that nobody else learns that it is
    // missing.
    await this.requireFor(role ?? { role: 'administrator' }, handle, { actor, request });
    if (account === null || role === undefined || !isUuid(id)) {
      throw notFound(
        say`The account has no role of this id.`,
        say`Its roles are at /api/v1/accounts/${encodeURIComponent(handle)}.`,
      );
    }
    const author = authorOf(actor, request, this.clock);
    const answer = await this.roles.revoke(account, { id: role.id, reason: reason.trim() }, author);
    if (answer === 'last-administrator') throw problemOfAccount({ kind: 'last-administrator' });
    return getAccount(this.accounts, handle);
  }

  private async requireFor(grant: Grant, handle: string, { actor, request }: RoleRequest): Promise<void> {
    const isOfRegion = grant.role === 'regional-coordinator' || grant.role === 'director';
    if (!isOfRegion || may(actor, 'role.grant', {}).allowed) {
      await this.authority.require(actor, 'role.grant', {}, request);
      return;
    }
    const { region } = grant;
    const continent = region === null ? null : await this.regions.findContinent(region);
    const place = { continent, region };
    await this.authority.require(actor, actionOf(grant), region === null ? {} : { place }, request);
    if (region !== null && continent === null) throw problemOfRole({ kind: 'region-unknown', region });
    if (foldHandle(handle) === actor.handleKey) throw problemOfRole({ kind: 'own-role' });
  }
}

/** Returns the action that somebody needs to grant or revoke a role of a region, or of a director everywhere. */
function actionOf({ role, region }: Extract<Grant, { region: unknown }>): Action {
  if (role === 'regional-coordinator') return 'role.name-regional';
  return region === null ? 'director.approve-everywhere' : 'director.approve';
}

/** @throws Problem 400 for an area that the role has not, and for one that is missing */
function grantOf({ role, continent, region }: NewRoleDto): Grant {
  const isOfRegion = role === 'regional-coordinator' || role === 'director';
  if (region !== undefined && !isOfRegion) throw wrongArea(say`A role "${role}" has no region.`);
  if (continent !== undefined && role !== 'coordinator') throw wrongArea(say`A role "${role}" has no continent.`);
  switch (role) {
    case 'coordinator':
      if (continent === undefined) throw wrongArea(say`A coordinator needs a continent, or null for all of them.`);
      return { role, continent };
    case 'regional-coordinator':
      if (region == null) throw wrongArea(say`A regional coordinator needs a region.`);
      return { role, region: regionSlug(region) };
    case 'director':
      if (region === undefined) throw wrongArea(say`A director needs a region, or null for everywhere.`);
      return { role, region: region === null ? null : regionSlug(region) };
    default:
      return { role };
  }
}

/**
 * Returns the role that comes with an invitation. A form sends null for every area that was not chosen.
 *
 * @throws Problem 400 for an area that the role has not, and for one that is missing
 */
export function grantsOfInvitation({ role, continent, region }: Omit<InvitationDto, 'handle'>): Grant[] {
  if (role == null) {
    if (continent != null || region != null) throw wrongArea(say`An invitation without a role has no area.`);
    return [];
  }
  const isOfRegion = role === 'regional-coordinator' || role === 'director';
  return [
    grantOf({
      ...{ role, reason: '' },
      ...((continent != null || role === 'coordinator') && { continent: continent ?? null }),
      ...((region != null || isOfRegion) && { region: region ?? null }),
    }),
  ];
}

const wrongArea = (detail: Text): Problem => problemOfKind('invalid-request', detail);
