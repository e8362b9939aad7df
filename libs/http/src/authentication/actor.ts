import type { AccountPrincipal } from '@quadrant/rules/permissions';
import type { ForbiddenRequest, FoundSession, FoundToken } from '@quadrant/store/accounts';

export interface Actor extends AccountPrincipal {
  /** It is null when they are signed in with a session. */
  readonly tokenId: string | null;
  /** Their roles are suspended until they have set up a second factor, which the installation requires. */
  readonly owesSecondFactor?: boolean;
}

/** It finds tokens by their SHA-256; unknown ones give null. */
export interface TokenDirectory {
  findByHash(hash: Buffer, now: Date): Promise<FoundToken | null>;
  /** Records that an account asked for a change that it may not make. */
  noteForbidden(request: ForbiddenRequest): Promise<void>;
}

/** It finds sessions by the SHA-256 of the cookie's secret; unknown ones give null. */
export interface SessionDirectory {
  findByHash(hash: Buffer, now: Date): Promise<FoundSession | null>;
}
