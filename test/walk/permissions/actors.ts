import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { generateToken, hashToken } from '@quadrant/http';
import { scopesOf, type Grant, type Role } from '@quadrant/rules/permissions';
import { TokenRepository } from '@quadrant/store/accounts';
import { ON_TIME } from '../http-walk.js';

/** The matrix has a column for each actor, in this order. The scene is in Germany, in the region Qo'noS. */
export const ACTORS = [
  'anonymous',
  'player',
  'director',
  'another director',
  'league director',
  'coordinator here',
  'coordinator elsewhere',
  'Director of Organized Play',
  'administrator',
  'revoked token',
] as const;
export type ActorName = (typeof ACTORS)[number];

interface Cast {
  readonly role: Role;
  readonly handle: string;
  readonly grant: Grant | null;
}

const CAST: Readonly<Record<Exclude<ActorName, 'anonymous'>, Cast>> = {
  player: { role: 'player', handle: 'Paula', grant: null },
  director: { role: 'director', handle: 'Dirk', grant: null },
  'another director': { role: 'director', handle: 'Otto', grant: null },
  'league director': { role: 'league-director', handle: 'Lena', grant: null },
  'coordinator here': { role: 'coordinator', handle: 'thsch', grant: { role: 'coordinator', continent: 'europe' } },
  'coordinator elsewhere': {
    role: 'coordinator',
    handle: 'chompers',
    grant: { role: 'coordinator', continent: 'australia' },
  },
  'Director of Organized Play': {
    role: 'director-of-organized-play',
    handle: 'stoovie',
    grant: { role: 'director-of-organized-play' },
  },
  administrator: { role: 'administrator', handle: 'Ada', grant: { role: 'administrator' } },
  'revoked token': { role: 'director-of-organized-play', handle: 'stoovie', grant: null },
};

export type Tokens = Readonly<Record<ActorName, string | null>>;

/** Makes a token for everybody except the anonymous actor. */
export async function castActors(dataSource: DataSource): Promise<Tokens> {
  const tokens = new TokenRepository(dataSource);
  const texts: Record<string, string | null> = { anonymous: null };
  for (const [name, { role, handle, grant }] of Object.entries(CAST)) {
    const text = generateToken(randomBytes);
    const hash = hashToken(text);
    await tokens.create({ hash, handle, name, scopes: scopesOf(role), expiresAt: null, grant }, ON_TIME);
    if (name === 'revoked token') {
      await dataSource.query(`update tokens set revoked_at = now() where hash = $1`, [hash]);
    }
    texts[name] = text;
  }
  return texts as Tokens;
}

export const handleOf = (name: Exclude<ActorName, 'anonymous'>): string => CAST[name].handle;
