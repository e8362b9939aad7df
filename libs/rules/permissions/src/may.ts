import { ruleOf, type Action, type Relation } from './action.js';
import type { Continent } from './continent.js';
import type { Principal } from './principal.js';
import type { Scope } from './scope.js';

/** The place of something; a part is null when it is unknown. */
export interface Place {
  readonly continent: Continent | null;
  /** Folded slug. */
  readonly region: string | null;
}

/** The subject of an action, with the facts that decide who may do it. When a fact is left out, nobody has that relation. */
export interface Subject {
  /** Folded handles of the directors of a tournament. */
  readonly directorKeys?: readonly string[];
  /** Folded handle. */
  readonly leagueDirectorKey?: string;
  /** Account ids. */
  readonly ownerIds?: readonly string[];
  /** Something without a place, such as an online tournament, is in every continent and in no region. */
  readonly place?: Place;
  /** Folded handles of people who may not see it because it is about them, unless they own it. Example: a dispute about a director. */
  readonly withheldFrom?: readonly string[];
}

/** Whether a person may do something, and by which relation; otherwise what they lack. */
export type Decision =
  | { readonly allowed: true; readonly as: Relation }
  | {
      readonly allowed: false;
      /** scope: their token lacks it; role: none of their roles allows it; subject: their roles allow it, but not for this one. */
      readonly lacks: 'scope' | 'role' | 'subject';
      readonly scope: Scope;
      readonly needs: readonly Relation[];
    };

/** Whether a person may do something to a subject. */
export const may = (principal: Principal, action: Action, subject: Subject): Decision =>
  decide(
    principal,
    action,
    (relation) => !isWithheld(principal, relation, subject) && isRelated(principal, relation, subject),
  );

/** Whether there can be any subject to which a person may do something. It is asked before anything is looked up. */
export const mayEver = (principal: Principal, action: Action): Decision =>
  decide(principal, action, (relation) => isEverRelated(principal, relation));

function decide(principal: Principal, action: Action, holds: (relation: Relation) => boolean): Decision {
  const { scope, who } = ruleOf(action);
  const refused = { allowed: false, scope, needs: who } as const;
  if (!principal.scopes.includes(scope)) return { ...refused, lacks: 'scope' };
  const as = who.find(holds);
  if (as !== undefined) return { allowed: true, as };
  return { ...refused, lacks: who.some((relation) => isEverRelated(principal, relation)) ? 'subject' : 'role' };
}

const isWithheld = ({ handleKey }: Principal, relation: Relation, { withheldFrom }: Subject): boolean =>
  relation !== 'owner' && withheldFrom?.includes(handleKey) === true;

function isRelated(principal: Principal, relation: Relation, subject: Subject): boolean {
  const { accountId, handleKey, grants } = principal;
  switch (relation) {
    case 'owner':
      return accountId !== null && subject.ownerIds?.includes(accountId) === true;
    case 'director':
      return accountId !== null && subject.directorKeys?.includes(handleKey) === true;
    case 'league-director':
      return accountId !== null && subject.leagueDirectorKey === handleKey;
    case 'coordinator':
      return isRelated(principal, 'continental-coordinator', subject) || coordinatesRegion(principal, subject);
    case 'continental-coordinator':
      return grants.some(
        (grant) =>
          grant.role === 'coordinator' &&
          (grant.continent === null || (subject.place?.continent ?? grant.continent) === grant.continent),
      );
    default:
      return isEverRelated(principal, relation);
  }
}

const coordinatesRegion = ({ grants }: Principal, { place }: Subject): boolean =>
  grants.some(
    (grant) =>
      grant.role === 'regional-coordinator' &&
      grant.region === place?.region &&
      (grant.continent ?? place.continent ?? null) === (place.continent ?? grant.continent ?? null),
  );

function isEverRelated({ accountId, grants }: Principal, relation: Relation): boolean {
  switch (relation) {
    case 'member':
    case 'owner':
    case 'director':
    case 'league-director':
      return accountId !== null;
    case 'coordinator':
      return grants.some(({ role }) => role === 'coordinator' || role === 'regional-coordinator');
    case 'continental-coordinator':
      return grants.some(({ role }) => role === 'coordinator');
    case 'worldwide-coordinator':
      return grants.some((grant) => grant.role === 'coordinator' && grant.continent === null);
    default:
      return grants.some(({ role }) => role === relation);
  }
}
