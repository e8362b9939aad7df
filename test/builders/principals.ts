import { randomUUID } from 'node:crypto';
import { type Submitter, scopesOf, type Grant, type Role } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import type { NewToken } from '@quadrant/store/accounts';

/** The role as it is given; null for one that follows from what somebody does. Without an area, of everywhere. */
export function grantOf(role: Role): Grant | null {
  if (role === 'coordinator') return { role, continent: null };
  if (role === 'regional-coordinator') return { role, region: 'andoria' };
  if (role === 'director') return { role, region: null };
  return role === 'director-of-organized-play' || role === 'administrator' ? { role } : null;
}

/** Somebody with an account of that role who acts by a session. */
export function actingAs(role: Role, handle: string): Submitter {
  const grant = grantOf(role);
  return {
    accountId: randomUUID(),
    handle,
    handleKey: foldHandle(handle),
    grants: grant ? [grant] : [],
    scopes: scopesOf(role),
    tokenId: null,
  };
}

/** A token that is used for what the role does. */
export const newToken = (hash: Buffer, role: Role, handle: string): NewToken => ({
  hash,
  handle,
  name: 'spec',
  scopes: scopesOf(role),
  expiresAt: null,
  grant: grantOf(role),
});
