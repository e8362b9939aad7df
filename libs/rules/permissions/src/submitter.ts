import type { Principal } from './principal.js';

/** The account and the token that submit something. */
export interface Submitter extends Principal {
  /** It is null for a session, and for the operator. */
  readonly tokenId: string | null;
}
