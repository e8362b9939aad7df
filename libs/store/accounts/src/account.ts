import type { Grant } from '@quadrant/rules/permissions';
import { PRINCIPAL_COLUMNS, type PrincipalRow } from './principal-rows.js';

/** A role that somebody was given, with who gave it, when and why. */
export type GivenRole = Grant & {
  readonly id: string;
  readonly grantedBy: string;
  readonly reason: string;
  readonly grantedAt: Date;
};

/** An account as its owner and administrators see it. */
export interface Account {
  readonly id: string;
  readonly handle: string;
  readonly handleKey: string;
  /** The public id of the player that its owner is. It is null where that is not confirmed. */
  readonly playerId: string | null;
  readonly playerHandle: string | null;
  readonly roles: readonly GivenRole[];
  readonly hasPassword: boolean;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
  /** It is null when they never signed in. A token does not count. */
  readonly lastSignedInAt: Date | null;
  /** The account is deleted then; null where nobody asked for it. */
  readonly deletionDueAt: Date | null;
  /** The language that they chose for pages, as two letters. It is null when they chose none. */
  readonly language: string | null;
}

/** SQL: accounts under the name a, as {@link accountOf} reads them. */
export const ACCOUNTS = `select ${PRINCIPAL_COLUMNS}, a.password_hash is not null as "hasPassword", a.created_at as "createdAt", a.language,
    a.last_signed_in_at as "lastSignedInAt", (select d.due_at from account_deletions d where d.account_id = a.id) as "deletionDueAt",
    (select p.public_id from players p where p.id = a.player_id) as "playerId",
    (select p.handle from players p where p.id = a.player_id) as "playerHandle",
    coalesce((select json_agg(json_build_object('id', g.id, 'role', g.role, 'continent', g.continent, 'region', g.region,
        'grantedBy', g.granted_by, 'reason', g.reason, 'grantedAt', g.granted_at) order by g.granted_at, g.role, g.continent, g.region)
      from role_grants g where g.account_id = a.id and g.revoked_at is null), '[]') as roles
  from accounts a`;

export interface AccountRow extends PrincipalRow {
  readonly hasPassword: boolean;
  readonly createdAt: Date;
  readonly lastSignedInAt: Date | null;
  readonly deletionDueAt: Date | null;
  readonly language: string | null;
  readonly playerId: string | null;
  readonly playerHandle: string | null;
  readonly roles: readonly (Grant & Record<'id' | 'grantedBy' | 'reason' | 'grantedAt', string>)[];
}

export const accountOf = ({
  accountId,
  handle,
  handleKey,
  playerId,
  playerHandle,
  roles,
  ...rest
}: AccountRow): Account => ({
  id: accountId,
  handle,
  handleKey,
  playerId,
  playerHandle,
  roles: roles.map((role) => ({ ...role, grantedAt: new Date(role.grantedAt) })),
  hasPassword: rest.hasPassword,
  disabledAt: rest.disabledAt,
  createdAt: rest.createdAt,
  lastSignedInAt: rest.lastSignedInAt,
  deletionDueAt: rest.deletionDueAt,
  language: rest.language,
});
