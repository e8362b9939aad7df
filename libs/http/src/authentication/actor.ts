export type Role = 'director' | 'coordinator';

/** Who sends a request, as its token says. */
export interface Actor {
  readonly tokenId: string;
  readonly role: Role;
  readonly handle: string;
  /** The folded handle, by which players are the same. */
  readonly handleKey: string;
}

/** What the database knows of a token. */
export interface KnownToken {
  readonly id: string;
  readonly role: Role;
  readonly handle: string;
  readonly handleKey: string;
}

/** Where tokens are looked up by their SHA-256; revoked and unknown ones give null. */
export interface TokenDirectory {
  findByHash(hash: Buffer): Promise<KnownToken | null>;
}
