import type { Grant } from './role.js';
import { SCOPES, type Scope } from './scope.js';

/** The account that acts, with a session or with one of its tokens. */
export interface Principal {
  /** It is null for the operator, who runs the program and has no account. */
  readonly accountId: string | null;
  readonly handle: string;
  /** Tournaments and leagues identify their directors by this folded handle. */
  readonly handleKey: string;
  readonly grants: readonly Grant[];
  /** The token may be used for these scopes. A session has every scope. */
  readonly scopes: readonly Scope[];
}

export interface AccountPrincipal extends Principal {
  readonly accountId: string;
}

/** The operator runs the program, imports history, and may do everything. */
export const OPERATOR: Principal = {
  accountId: null,
  handle: 'operator',
  handleKey: 'operator',
  grants: [],
  scopes: SCOPES,
};

export interface Submitter extends Principal {
  /** It is null for a session, and for the operator. */
  readonly tokenId: string | null;
}
