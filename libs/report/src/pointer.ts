const SPECIAL = /[~/]/;

/** RFC 6901: `~` and `/` inside a key are written `~0` and `~1`. */
export const escapeKey = (key: string): string =>
  SPECIAL.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** The pointer (RFC 6901) to what these keys and places in lists lead to. */
export const pointerTo = (path: readonly (string | number)[]): string =>
  path.map((step) => `/${typeof step === 'number' ? step : escapeKey(step)}`).join('');
