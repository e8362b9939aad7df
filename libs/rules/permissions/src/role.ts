import type { Continent } from './continent.js';
import { SCOPES, type Scope } from './scope.js';

/** 000, sections 1.1, 3 and 12.1; regional coordinators and administrators are our additions. */
export const ROLES = [
  'player',
  'director',
  'league-director',
  'regional-coordinator',
  'coordinator',
  'director-of-organized-play',
  'administrator',
] as const;
export type Role = (typeof ROLES)[number];

/**
 * A role that was granted to a person. Other roles are not granted: a tournament names its directors, a league names its
 * director, and everybody with an account is a player. A named director may send reports; those of
 * an approved one do not wait for a coordinator.
 */
export type Grant =
  /** The coordinator is for one continent, or for all continents when it is null. */
  | { readonly role: 'coordinator'; readonly continent: Continent | null }
  /** It is for one region, named by its slug, and only in its continent, since reports from anywhere can name the slug. */
  | { readonly role: 'regional-coordinator'; readonly region: string; readonly continent?: Continent | null }
  /** An approved director's reports count immediately, in the region with this slug and continent; null means everywhere. */
  | { readonly role: 'director'; readonly region: string | null; readonly continent?: Continent | null }
  | { readonly role: 'director-of-organized-play' | 'administrator' };

export type GrantedRole = Grant['role'];

export const GRANTED_ROLES = [
  'director',
  'coordinator',
  'regional-coordinator',
  'director-of-organized-play',
  'administrator',
] as const satisfies readonly GrantedRole[];

const OF_A_PLAYER: readonly Scope[] = ['read', 'players:write', 'disputes:write'];
const OF_A_DIRECTOR: readonly Scope[] = [...OF_A_PLAYER, 'results:write', 'venues:write'];
const OF_A_COORDINATOR: readonly Scope[] = [
  ...OF_A_DIRECTOR,
  'corrections:write',
  'leagues:write',
  'runs:write',
  'audit:read',
];

const SCOPES_OF: Readonly<Record<Role, readonly Scope[]>> = {
  player: OF_A_PLAYER,
  director: OF_A_DIRECTOR,
  'league-director': [...OF_A_DIRECTOR, 'leagues:write'],
  'regional-coordinator': OF_A_COORDINATOR,
  coordinator: OF_A_COORDINATOR,
  'director-of-organized-play': OF_A_COORDINATOR,
  administrator: ['read', 'runs:write', 'audit:read', 'accounts:write'],
};

/** Returns the default scopes that a token for a role has, in the order of `SCOPES`. */
export const scopesOf = (role: Role): Scope[] => SCOPES.filter((scope) => SCOPES_OF[role].includes(scope));

/**
 * The scopes that tokens of an account can use. Scopes of directors are always among them, since a report may name anybody as a
 * director. The others follow from the roles and the leagues of the account.
 */
export function scopesFor(grants: readonly Grant[], directsLeague: boolean): Scope[] {
  const roles: Role[] = [directsLeague ? 'league-director' : 'director', ...grants.map(({ role }) => role)];
  return SCOPES.filter((scope) => roles.some((role) => SCOPES_OF[role].includes(scope)));
}
