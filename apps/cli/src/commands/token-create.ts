import { randomBytes } from 'node:crypto';
import { generateToken, hashToken } from '@quadrant/http';
import { TokenRepository } from '@quadrant/persistence';
import { scopesOf, type Continent, type Grant, type Role, type Scope } from '@quadrant/policy';
import { findHandleProblem, normaliseHandle, regionSlug } from '@quadrant/tournament';
import { withDatabase } from '../database/open-database.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

/** What `token create` is asked for. */
export interface TokenWish {
  readonly role: Role;
  readonly handle: string;
  /** Of a coordinator; without one, of everywhere. */
  readonly continent?: Continent;
  /** Of a regional coordinator. */
  readonly region?: string;
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
  const problem = findHandleProblem(wish.handle);
  if (problem !== null) throw new CannotRun(`The handle ${JSON.stringify(wish.handle)} ${problem}.`);
  const handle = normaliseHandle(wish.handle);
  const grant = grantOf(wish);
  const scopes = wish.scope ?? scopesOf(role);
  const now = surroundings.now();
  const expiresAt = wish.days === undefined ? null : new Date(now.getTime() + wish.days * DAY);
  const token = generateToken(randomBytes);
  await withDatabase(surroundings, ({ dataSource }) =>
    new TokenRepository(dataSource).create({ hash: hashToken(token), handle, name, scopes, expiresAt, grant }, now),
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

/** @throws CannotRun for an area that the role has not, and for one that is missing */
function grantOf({ role, continent, region }: TokenWish): Grant | null {
  if (continent !== undefined && role !== 'coordinator') throw new CannotRun(`A ${role} has no continent.`);
  if (region !== undefined && role !== 'regional-coordinator') throw new CannotRun(`A ${role} has no region.`);
  switch (role) {
    case 'coordinator':
      return { role, continent: continent ?? null };
    case 'regional-coordinator':
      if (region === undefined) throw new CannotRun('A regional coordinator needs --region.');
      return { role, region: regionSlug(region) };
    case 'director-of-organized-play':
    case 'administrator':
      return { role };
    default:
      return null;
  }
}
