import { sha256 } from '@quadrant/rules/tournament';
import canonicalize from 'canonicalize';

// The package declares a default export of a CommonJS module; what arrives under that name is the function itself.
const canonical = canonicalize as unknown as (value: unknown) => string;

/** Hex SHA-256 of the canonical form of a JSON value (RFC 8785): the same however its keys are ordered. */
export const canonicalSha256 = (value: unknown): string => sha256(canonical(value));
