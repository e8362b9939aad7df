import { randomBytes } from 'node:crypto';
import { generateToken, hashToken, prefixOf } from '@quadrant/http';
import { TokenRepository } from '@quadrant/persistence';
import { scopesOf, type Role, type Scope } from '@quadrant/policy';
import { grantOf, type Area } from '../accounts/grant-of.js';
import { takeHandle } from '../accounts/take-handle.js';
import { withDatabase } from '../database/open-database.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

/** What `token create` is asked for. */
export interface TokenWish extends Area {
  readonly role: Role;
  readonly handle: string;
  readonly scope?: readonly Scope[];
  /** How many days it lasts; without it, until it is revoked. */
  readonly days?: number;
  readonly name?: string;
}

const DAY = 86_400_000;

/** `quadrant token create`: the token goes to the standard output, alone, so that a script can take it from there. */
export async function createToken(
  surroundings: Surroundings,
  wish: TokenWish,
  { json }: OutputOptions,
): Promise<ExitCode> {
  const { role, name = `made for a ${role}` } = wish;
  const handle = takeHandle(wish.handle);
  const grant = grantOf(role, wish);
  const scopes = wish.scope ?? scopesOf(role);
  const now = surroundings.now();
  const expiresAt = wish.days === undefined ? null : new Date(now.getTime() + wish.days * DAY);
  const token = generateToken(randomBytes);
  await withDatabase(surroundings, ({ dataSource }) =>
    new TokenRepository(dataSource).create(
      { hash: hashToken(token), prefix: prefixOf(token), handle, name, scopes, expiresAt, grant },
      now,
    ),
  );
  if (json) {
    printJson(surroundings, { token, role, handle, scopes, expiresAt });
  } else {
    const until = expiresAt === null ? '' : ` until ${expiresAt.toISOString()}`;
    surroundings.err(`A ${role} token for ${handle}${until}; it is shown only this once:\n`);
    surroundings.out(`${token}\n`);
  }
  return DONE;
}
