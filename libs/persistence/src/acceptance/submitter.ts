import type { Principal } from '@quadrant/policy';

/** Who hands something in, and by which token. */
export interface Submitter extends Principal {
  /** Null for a session, and for the operator. */
  readonly tokenId: string | null;
}
