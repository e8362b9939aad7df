/** This installation is registered with an OpenID Connect provider under these settings. */
export interface OpenIdSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the settings, null when there are none, or a sentence for each variable that is wrong. */
export function readOpenIdSettings(
  env: Environment,
): { readonly settings: OpenIdSettings | null } | { readonly wrong: readonly string[] } {
  const [issuer, clientId, clientSecret] = VARIABLES.map((name) => env[name] || null);
  if (!issuer && !clientId && !clientSecret) return { settings: null };
  const address = issuer ? findIssuer(issuer) : null;
  const wrong = VARIABLES.filter((name) => !env[name]).map(
    (name) => `${name} is not set, but OpenID Connect needs ${VARIABLES.join(', ')}: set all of them, or none.`,
  );
  if (issuer && address === null) {
    wrong.unshift(
      `OIDC_ISSUER is "${issuer}", but has to be an https address without query, as the provider names itself.`,
    );
  }
  if (wrong.length > 0 || !address || !clientId || !clientSecret) return { wrong };
  return { settings: { issuer: address, clientId, clientSecret } };
}

/** OpenID Connect Discovery 1.0, section 2: https, no query, no fragment. Plain http is allowed on this machine. */
function findIssuer(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  return isSafe && url.search === '' && url.hash === '' && url.username === '' ? url : null;
}
