import type { Grant } from './role.js';
import { SCOPES, type Scope } from './scope.js';

/** Who acts: an account, by a session or by a token of it. */
export interface Principal {
  /** Null for whoever runs the program, who has no account. */
  readonly accountId: string | null;
  readonly handle: string;
  /** The folded handle: what tournaments and leagues know their directors by. */
  readonly handleKey: string;
  readonly grants: readonly Grant[];
  /** What their token may be used for; of a session, everything. */
  readonly scopes: readonly Scope[];
}

/** Somebody with an account. */
export interface AccountPrincipal extends Principal {
  readonly accountId: string;
}

/** Whoever runs the program: imports history, and is asked for nothing. */
export const OPERATOR: Principal = {
  accountId: null,
  handle: 'operator',
  handleKey: 'operator',
  grants: [],
  scopes: SCOPES,
};
