import { readOpenIdSettings, type OpenIdSettings } from './openid-settings.js';

const SIGN_UP = ['open', 'closed'] as const;

/** How people get accounts, and what they sign in by. */
export interface AccountSettings {
  /** open: whoever wants an account makes one; closed: administrators make them. */
  readonly signUp: (typeof SIGN_UP)[number];
  /** Null: nobody signs in by OpenID Connect. */
  readonly openId: OpenIdSettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of `SIGN_UP` (open), `OIDC_ISSUER`, `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`. An empty variable counts as unset.
 * @throws Error with one sentence for each variable that is wrong, a line each; never with the secret
 */
export function readAccountSettings(env: Environment): AccountSettings {
  const text = env['SIGN_UP'] || 'open';
  const signUp = SIGN_UP.find((each) => each === text);
  const openId = readOpenIdSettings(env);
  const wrong = [
    ...(signUp === undefined ? [`SIGN_UP is "${text}", but has to be one of ${SIGN_UP.join(', ')}.`] : []),
    ...('wrong' in openId ? openId.wrong : []),
  ];
  if (signUp === undefined || 'wrong' in openId) throw new Error(wrong.join('\n'));
  return { signUp, openId: openId.settings };
}
