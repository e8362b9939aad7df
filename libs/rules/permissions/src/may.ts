import { ruleOf, type Action, type Relation } from './action.js';
import type { Continent } from './continent.js';
import type { Principal } from './principal.js';
import type { Scope } from './scope.js';

/** Where something is; null where nobody says. */
export interface Place {
  readonly continent: Continent | null;
  /** Folded slug. */
  readonly region: string | null;
}

/** What an action is about, as far as it decides who may. What is left out belongs to nobody. */
export interface Subject {
  /** Folded handles of the directors of a tournament, and of its first submitter. */
  readonly directorKeys?: readonly string[];
  /** Folded handle. */
  readonly leagueDirectorKey?: string;
  /** Account ids. */
  readonly ownerIds?: readonly string[];
  /** What is nowhere in particular, as an online tournament, is in every continent and in no region. */
  readonly place?: Place;
  /** Folded handles of those to whom it is nothing, unless they own it: it is about them. */
  readonly withheldFrom?: readonly string[];
}

/** Whether somebody may do something, and as whom; else what stands in the way. */
export type Decision =
  | { readonly allowed: true; readonly as: Relation }
  | {
      readonly allowed: false;
      /** scope: of their token; role: they have none that could; subject: not with this one. */
      readonly lacks: 'scope' | 'role' | 'subject';
      readonly scope: Scope;
      readonly needs: readonly Relation[];
    };

/** Whether somebody may do something to a subject. */
export const may = (principal: Principal, action: Action, subject: Subject): Decision =>
  decide(
    principal,
    action,
    (relation) => !isWithheld(principal, relation, subject) && isRelated(principal, relation, subject),
  );

/** Whether there could be a subject to which somebody may do something: asked before anything is looked up. */
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
