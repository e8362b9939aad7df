export { type Action, type Relation, ruleOf } from './action.js';
export { isApprovedDirector, type ReportedPlace, REPORTS_FROM, type ReportsFrom } from './approved-director.js';
export { type Continent, continentOf, CONTINENTS, countriesOf } from './continent.js';
export { type Decision, may, mayEver, type Place, type Subject } from './may.js';
export { type AccountPrincipal, OPERATOR, type Principal, type Submitter } from './principal.js';
export {
  type Addressee,
  addresseeAt,
  ADDRESSEES,
  ANSWER_ACTIONS,
  DIRECTOR_HAS_MS,
  firstAddressee,
  nextAddressee,
  DISPUTE_STATES,
  DISPUTE_TOPICS,
  type DisputeFacts,
  type DisputeState,
  disputeStateAt,
  disputeSubject,
  type DisputeTopic,
} from './dispute.js';
export { type Allowance, allowanceOf, type Quota, type QuotaLimits, windowOf } from './quota.js';
export { type Grant, GRANTED_ROLES, type GrantedRole, type Role, ROLES, scopesFor, scopesOf } from './role.js';
export { type Rows, rowsFor } from './rows.js';
export { type Scope, SCOPES } from './scope.js';
export { placeOf, tournamentSubject } from './tournament-subject.js';
export type { RecordedChange, VersionChanged } from './version-changed.js';
export { maySendPast } from './send-past.js';
