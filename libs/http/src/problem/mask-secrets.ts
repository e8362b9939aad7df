// Names under which people and programs send secrets in addresses, where they do not belong: tokens of any kind, and what
// an OpenID Connect provider sends back (OpenID Connect Core 1.0, section 3.1.2.5).
const SECRET_NAME = /token|secret|passw|pwd|auth|credential|session|api[-_.]?key|^(?:code|state|link|claim-?code)$/i;

/** Where the value of a parameter begins. */
const PARAMETER = /[?&]([^=&#?]*)=/g;
const VALUE = /[^&#]*/y;

// Our own secrets tell themselves by their beginning, wherever they stand.
const OUR_SECRET = /\b(qd[a-z]_)([\w-]+)/g;
const SHORTEST_SECRET = 16;

/** A text, such as an address, with *** in place of what looks like a secret. */
export function maskSecrets(text: string): string {
  let masked = '';
  let kept = 0;
  for (const { 0: start, 1: name = '', index } of text.matchAll(PARAMETER)) {
    if (index < kept || !SECRET_NAME.test(name)) continue;
    VALUE.lastIndex = index + start.length;
    masked += `${text.slice(kept, VALUE.lastIndex)}***`;
    const from = VALUE.lastIndex;
    kept = from + VALUE.exec(text)![0].length;
  }
  return maskOurSecrets(masked + text.slice(kept));
}

/** Any text, JSON too, with *** in place of the secrets that are made here. */
export const maskOurSecrets = (text: string): string =>
  text.replace(OUR_SECRET, (whole, prefix: string, secret: string) =>
    secret.length < SHORTEST_SECRET ? whole : `${prefix}***`,
  );
