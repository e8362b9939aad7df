// Names under which people and programs send secrets in addresses, where they do not belong: tokens of any kind, and what
// an OpenID Connect provider sends back (OpenID Connect Core 1.0, section 3.1.2.5).
const SECRET_PARAMETER =
  /([?&](?:[^=&#]*(?:token|secret|passw|pwd|auth|credential|session|api[-_.]?key)[^=&#]*|code|state|link|claim-?code)=)[^&#]*/gi;

// Our own secrets tell themselves by their beginning, wherever they stand.
const OUR_SECRET = /\b(qd[a-z]_)[\w-]{16,}/g;

/** A text, such as an address, with *** in place of what looks like a secret. */
export function maskSecrets(text: string): string {
  return maskOurSecrets(text.replace(SECRET_PARAMETER, '$1***'));
}

/** Any text, JSON too, with *** in place of the secrets that are made here. */
export const maskOurSecrets = (text: string): string => text.replace(OUR_SECRET, '$1***');
