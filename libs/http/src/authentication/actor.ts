import type { ForbiddenRequest, TokenOwner } from '@quadrant/persistence';

export type Role = TokenOwner['role'];

/** Who sends a request, as its token says. */
export interface Actor {
  readonly tokenId: string;
  readonly role: Role;
  readonly handle: string;
  /** The folded handle, by which players are the same. */
  readonly handleKey: string;
}

/** Where tokens are looked up by their SHA-256; revoked and unknown ones give null. */
export interface TokenDirectory {
  findByHash(hash: Buffer): Promise<TokenOwner | null>;
  /** Notes that somebody asked for a change that is not for his role. */
  noteForbidden(request: ForbiddenRequest): Promise<void>;
}
