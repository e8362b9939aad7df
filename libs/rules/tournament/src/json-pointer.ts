const SPECIAL = /[~/]/;

/** Writes a key as a step of a JSON pointer (RFC 6901): `~` becomes `~0`, and `/` becomes `~1`. */
export const escapeKey = (key: string): string =>
  SPECIAL.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** Returns the key that {@link escapeKey} wrote. */
export const unescapeKey = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
