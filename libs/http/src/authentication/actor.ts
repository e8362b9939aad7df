import type { AccountPrincipal } from '@quadrant/rules/permissions';
import type { ForbiddenRequest, FoundSession, FoundToken } from '@quadrant/store/people';

/** Who sends a request. */
export interface Actor extends AccountPrincipal {
  /** Null where they are signed in with a session. */
  readonly tokenId: string | null;
  /** Their roles rest until they have set up a second factor, which the installation requires of them. */
  readonly owesSecondFactor?: boolean;
}

/** Where tokens are looked up by their SHA-256; unknown ones give null. */
export interface TokenDirectory {
  findByHash(hash: Buffer, now: Date): Promise<FoundToken | null>;
  /** Notes that somebody asked for a change that they may not make. */
  noteForbidden(request: ForbiddenRequest): Promise<void>;
}

/** Where sessions are looked up by the SHA-256 of what the cookie holds; unknown ones give null. */
export interface SessionDirectory {
  findByHash(hash: Buffer, now: Date): Promise<FoundSession | null>;
}
