import { IsNull, type EntityManager } from 'typeorm';
import type { Author } from '@quadrant/store/audit';
import { PasswordLink } from './password-link.entity.js';

/** A link with which a password is set can be used for so long. */
export const PASSWORD_LINK_LIFETIME_MS = 86_400_000;

/** Stores the hash of a link; earlier links of the account become unusable. */
export async function insertPasswordLink(
  manager: EntityManager,
  { accountId, hash }: { readonly accountId: string; readonly hash: Buffer },
  { handle, at }: Author,
): Promise<Date> {
  const expiresAt = new Date(at.getTime() + PASSWORD_LINK_LIFETIME_MS);
  await endPasswordLinks(manager, accountId, at);
  await manager.insert(PasswordLink, { hash, accountId, createdBy: handle, createdAt: at, expiresAt });
  return expiresAt;
}

/** Makes the links of an account unusable. */
export async function endPasswordLinks(manager: EntityManager, accountId: string, at: Date): Promise<void> {
  await manager.update(PasswordLink, { accountId, usedAt: IsNull() }, { usedAt: at });
}
