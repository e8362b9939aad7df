import { ruleOf, type Action } from './action.js';
import type { Continent } from './continent.js';
import type { Principal } from './principal.js';

/** Which rows of a listing a person may see: rows for which at least one of the conditions is true. */
export type Rows =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'some';
      /** Account id whose rows they are. */
      readonly ownerId: string | null;
      /** Folded handle of a director of the tournament. */
      readonly directorKey: string | null;
      /** Folded handle of the league's director. */
      readonly leagueDirectorKey: string | null;
      /** Place of the row. A row without a place, such as an online tournament, is in every continent. */
      readonly continents: readonly Continent[];
      readonly regions: readonly string[];
    };

/** The rows on which an action is allowed, by the same table as `may`. Rows that are withheld from a person are left out. */
export function rowsFor({ accountId, handleKey, grants, scopes }: Principal, action: Action): Rows {
  const { scope, who } = ruleOf(action);
  if (!scopes.includes(scope)) return { kind: 'none' };
  const coordinates = who.includes('coordinator') || who.includes('continental-coordinator');
  const isEverywhere = grants.some((grant) =>
    grant.role === 'coordinator'
      ? (coordinates || who.includes('worldwide-coordinator')) && grant.continent === null
      : (grant.role === 'director-of-organized-play' || grant.role === 'administrator') && who.includes(grant.role),
  );
  if (isEverywhere || (who.includes('member') && accountId !== null)) return { kind: 'all' };
  const isMine = (relation: 'owner' | 'director' | 'league-director') => who.includes(relation) && accountId !== null;
  const rows = {
    kind: 'some',
    ownerId: isMine('owner') ? accountId : null,
    directorKey: isMine('director') ? handleKey : null,
    leagueDirectorKey: isMine('league-director') ? handleKey : null,
    continents: coordinates ? grants.flatMap((grant) => continentsOf(grant)) : [],
    regions: who.includes('coordinator')
      ? grants.flatMap((grant) => (grant.role === 'regional-coordinator' ? [grant.region] : []))
      : [],
  } as const;
  const isNobody =
    rows.ownerId === null &&
    rows.directorKey === null &&
    rows.leagueDirectorKey === null &&
    rows.continents.length + rows.regions.length === 0;
  return isNobody ? { kind: 'none' } : rows;
}

const continentsOf = (grant: Principal['grants'][number]): readonly Continent[] =>
  grant.role === 'coordinator' && grant.continent !== null ? [grant.continent] : [];
