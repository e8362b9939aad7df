/** A public key (RFC 8037) that signatures are checked with. */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** It is 32 bytes in base64url. */
  readonly x: string;
  /** Thumbprint (RFC 7638): names the key in every signature. */
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

/** A JSON Web Key Set (RFC 7517), as `/.well-known/jwks.json` serves it. */
export interface PublicKeys {
  readonly keys: readonly PublicKey[];
}

/**
 * Reads a JSON Web Key Set. Keys of other kinds than Ed25519 are left out.
 *
 * @returns null when the text is no key set, or none of its keys is of use
 */
export function parsePublicKeys(text: string): PublicKeys | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const listed = typeof value === 'object' && value !== null && 'keys' in value ? value.keys : null;
  if (!Array.isArray(listed)) return null;
  const keys = listed.flatMap((key: unknown) => publicKeyOf(key) ?? []);
  return keys.length === 0 ? null : { keys };
}

function publicKeyOf(key: unknown): PublicKey | null {
  if (typeof key !== 'object' || key === null) return null;
  const { kty, crv, x, kid } = key as Record<string, unknown>;
  if (kty !== 'OKP' || crv !== 'Ed25519' || typeof x !== 'string' || typeof kid !== 'string') return null;
  return { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' };
}
