import { sha256 } from '@quadrant/rules/tournament';
import canonicalize from 'canonicalize';

// The package declares a default export of a CommonJS module; what arrives under that name is the function itself.
const canonical = canonicalize as unknown as (value: unknown) => string | undefined;

/**
 * SHA-256 of the canonical form of a JSON value (RFC 8785), in hex: the same for every way of writing the same document. Throws for
 * what JSON does not know, such as NaN.
 */
export function canonicalSha256(value: unknown): string {
  const text = canonical(value);
  if (text === undefined) throw new TypeError('Not a JSON value.');
  return sha256(text);
}
