import type { AccountPrincipal, Grant, Principal } from '@quadrant/rules/permissions';

/** SQL: an account under the name a, as {@link principalOf} reads it. */
export const PRINCIPAL_COLUMNS = `a.id as "accountId", a.handle, a.handle_key as "handleKey", a.disabled_at as "disabledAt",
  coalesce((select json_agg(json_build_object('role', g.role, 'region', g.region,
    'continent', coalesce(g.continent, (select r.continent from regions r where r.slug = g.region))) order by g.granted_at, g.role, g.continent, g.region)
    from role_grants g where g.account_id = a.id and g.revoked_at is null), '[]') as grants`;

export interface PrincipalRow {
  readonly accountId: string;
  readonly handle: string;
  readonly handleKey: string;
  readonly disabledAt: Date | null;
  readonly grants: readonly Grant[];
}

/** Builds the principal of an account that acts with some scopes. */
export const principalOf = (
  { accountId, handle, handleKey, grants }: PrincipalRow,
  scopes: Principal['scopes'],
): AccountPrincipal => ({ accountId, handle, handleKey, grants, scopes });
