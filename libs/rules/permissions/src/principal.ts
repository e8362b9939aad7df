import type { Grant } from './role.js';
import { SCOPES, type Scope } from './scope.js';

/** Who acts: an account, with a session or with one of its tokens. */
export interface Principal {
  /** Null for the operator, who runs the program and has no account. */
  readonly accountId: string | null;
  readonly handle: string;
  /** The folded handle: what tournaments and leagues know their directors by. */
  readonly handleKey: string;
  readonly grants: readonly Grant[];
  /** What their token may be used for. A session may be used for everything. */
  readonly scopes: readonly Scope[];
}

/** Somebody with an account. */
export interface AccountPrincipal extends Principal {
  readonly accountId: string;
}

/** The operator, who runs the program: imports history, and may do everything. */
export const OPERATOR: Principal = {
  accountId: null,
  handle: 'operator',
  handleKey: 'operator',
  grants: [],
  scopes: SCOPES,
};
