import { readOpenIdSettings, type OpenIdSettings } from './openid-settings.js';

const SIGN_UP = ['open', 'closed'] as const;
const SECOND_FACTOR = ['optional', 'required'] as const;

/** required: administrators and coordinators need a second factor. */
type SecondFactorSetting = (typeof SECOND_FACTOR)[number];

export interface AccountSettings {
  /** open: anyone can create an account; closed: only administrators create accounts. */
  readonly signUp: (typeof SIGN_UP)[number];
  readonly secondFactor: SecondFactorSetting;
  /** It is null when nobody can sign in with OpenID Connect. */
  readonly openId: OpenIdSettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the setting `SECOND_FACTOR` (optional). An empty variable counts as unset.
 * @throws Error with one sentence when it is wrong
 */
export function readSecondFactorSetting(env: Environment): SecondFactorSetting {
  const text = env['SECOND_FACTOR'] || 'optional';
  const setting = SECOND_FACTOR.find((each) => each === text);
  if (setting !== undefined) return setting;
  throw new Error(`SECOND_FACTOR is "${text}", but has to be one of ${SECOND_FACTOR.join(', ')}.`);
}

/**
 * Reads the settings `SIGN_UP` (open), `SECOND_FACTOR` (optional), `OIDC_ISSUER`, `OIDC_CLIENT_ID` and
 * `OIDC_CLIENT_SECRET`. An empty variable counts as unset.
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
  return { signUp, secondFactor: readSecondFactorSetting(env), openId: openId.settings };
}
