import { type Text, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';

type OpenIdRefusal =
  | {
      readonly kind:
        | 'openid-not-set-up'
        | 'openid-unavailable'
        | 'openid-refused'
        | 'openid-without-handle'
        | 'openid-without-address';
    }
  | { readonly kind: 'openid-failed'; readonly detail: Text };

const AGAIN = say`Begin again at /sign-in/openid.`;

/** Says why a sign-in by OpenID Connect fails, and the way out. */
export const problemOfOpenId = refusalProblems<OpenIdRefusal>({
  'openid-not-set-up': {
    code: 'not-found',
    detail: say`This site has no sign-in with OpenID Connect.`,
    advice: say`Sign in with a password: POST /api/v1/session.`,
  },
  'openid-unavailable': {
    detail: say`The provider of this installation does not answer, or not as one.`,
    advice: say`Try again in a minute, or sign in with a password; the operator looks at OIDC_ISSUER.`,
    headers: () => ({ 'retry-after': '60' }),
  },
  'openid-refused': {
    detail: say`The OpenID Connect provider says that you are not signed in, or do not want to be.`,
    advice: AGAIN,
  },
  'openid-failed': {
    detail: ({ detail }) => detail,
    advice: AGAIN,
  },
  'openid-without-handle': {
    detail: say`The provider gives no "preferred_username" that could be a handle here.`,
    advice: say`Make an account with a password, sign in to it, and open /sign-in/openid?to=/ from a page of this site: that connects both.`,
  },
  // The Host header is not believed: it would say where the provider sends its code.
  'openid-without-address': {
    code: 'openid-failed',
    title: say`The sign-in cannot begin here`,
    detail: say`The address of this site is not set, so the provider cannot be told where to send you back to.`,
    advice: say`Ask the operator to set PUBLIC_URL, or sign in with a password.`,
  },
});
