import { randomBytes } from 'node:crypto';
import { generateToken, hashToken, prefixOf } from '@quadrant/http';
import { scopesOf, type Role, type Scope } from '@quadrant/rules/permissions';
import { TOKEN_LIFETIME_MS, TokenRepository } from '@quadrant/store/accounts';
import { grantOf, type Area } from '../accounts/grant-of.js';
import { takeHandle } from '../accounts/take-handle.js';
import { withDatabase } from '../database/open-database.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

export interface TokenWish extends Area {
  readonly role: Role;
  readonly handle: string;
  readonly scope?: readonly Scope[];
  /** It lasts this many days. Without it and `expires`, it lasts a year. */
  readonly days?: number;
  /** The time when it expires; `never` means that it lasts until it is revoked. */
  readonly expires?: Date | 'never';
  readonly name?: string;
}

const DAY = 86_400_000;

/** `quadrant token create`: prints the token to the standard output, alone, so that a script can take it from there. */
export async function createToken(
  surroundings: Surroundings,
  wish: TokenWish,
  { json }: OutputOptions,
): Promise<ExitCode> {
  const { role, name = `from the command, for ${role}` } = wish;
  const handle = takeHandle(wish.handle);
  const grant = grantOf(role, wish);
  const scopes = wish.scope ?? scopesOf(role);
  const now = surroundings.now();
  const expiresAt = endOf(wish, now);
  if (expiresAt !== null && expiresAt <= now) {
    throw new CannotRun(`The token would have expired at ${expiresAt.toISOString()}: give a later --expires.`);
  }
  const token = generateToken(randomBytes);
  const granted = await withDatabase(surroundings, ({ dataSource }) =>
    new TokenRepository(dataSource).create(
      { hash: hashToken(token), prefix: prefixOf(token), handle, name, scopes, expiresAt, grant },
      now,
    ),
  );
  if (json) {
    printJson(surroundings, { token, role, handle, scopes, expiresAt, granted });
  } else {
    const until = expiresAt === null ? '' : ` until ${expiresAt.toISOString()}`;
    surroundings.err(`A ${role} token for ${handle}${until}; it is shown only this once:\n`);
    if (granted?.role === 'director') surroundings.err(describeApproval(handle, granted.region));
    surroundings.out(`${token}\n`);
  }
  return DONE;
}

/** An operator who asked for a league director may not expect this approval. */
const describeApproval = (handle: string, region: string | null): string =>
  `${handle} is now an approved director: their reports from ${region ?? 'everywhere'} count at once.\n`;

function endOf({ days, expires }: TokenWish, now: Date): Date | null {
  if (expires !== undefined) return expires === 'never' ? null : expires;
  return new Date(now.getTime() + (days === undefined ? TOKEN_LIFETIME_MS : days * DAY));
}
