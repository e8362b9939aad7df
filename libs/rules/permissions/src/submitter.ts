import type { Principal } from './principal.js';

/** Who submits something, and with which token. */
export interface Submitter extends Principal {
  /** Null for a session, and for the operator. */
  readonly tokenId: string | null;
}
