export { ruleOf, type Action, type Relation } from './action.js';
export { CONTINENTS, continentOf, countriesOf, type Continent } from './continent.js';
export { may, mayEver, type Decision, type Place, type Subject } from './may.js';
export { OPERATOR, type AccountPrincipal, type Principal } from './principal.js';
export { GRANTED_ROLES, ROLES, scopesFor, scopesOf, type Grant, type GrantedRole, type Role } from './role.js';
export {
  ADDRESSEES,
  addresseeAt,
  ANSWER_ACTIONS,
  DIRECTOR_HAS_MS,
  firstAddressee,
  nextAddressee,
  PROBLEM_STATES,
  PROBLEM_TOPICS,
  problemStateAt,
  problemSubject,
  type Addressee,
  type ProblemFacts,
  type ProblemState,
  type ProblemTopic,
} from './problem.js';
export { allowanceOf, windowOf, type Allowance, type Quota, type QuotaLimits } from './quota.js';
export { rowsFor, type Rows } from './rows.js';
export { placeOf, tournamentSubject } from './tournament-subject.js';
export { SCOPES, type Scope } from './scope.js';
