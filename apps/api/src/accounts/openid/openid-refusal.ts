import { notFound, Problem } from '@quadrant/http';

const AGAIN = 'Begin again at /sign-in/openid.';

export const openIdNotSetUp = (): Problem =>
  notFound('This site has no sign-in with OpenID Connect.', 'Sign in with a password: POST /api/v1/session.');

export const openIdUnavailable = (): Problem =>
  new Problem({
    status: 503,
    code: 'openid-unavailable',
    title: 'The OpenID Connect provider does not answer',
    detail: 'The provider of this installation does not answer, or not as one.',
    advice: 'Try again in a minute, or sign in with a password; the operator looks at OIDC_ISSUER.',
    headers: { 'retry-after': '60' },
  });

export const openIdRefused = (): Problem =>
  new Problem({
    status: 403,
    code: 'openid-refused',
    title: 'The provider did not sign you in',
    detail: 'The OpenID Connect provider says that you are not signed in, or do not want to be.',
    advice: AGAIN,
  });

export const openIdFailed = (detail: string): Problem =>
  new Problem({
    status: 400,
    code: 'openid-failed',
    title: 'The sign-in cannot be finished',
    detail,
    advice: AGAIN,
  });

export const openIdWithoutHandle = (): Problem =>
  new Problem({
    status: 422,
    code: 'openid-without-handle',
    title: 'The provider does not say what you are called',
    detail: 'The provider gives no "preferred_username" that could be a handle here.',
    advice:
      'Make an account with a password, sign in to it, and open /sign-in/openid?to=/ from a page of this site: that connects both.',
  });

/** The Host header is not believed: it would say where the provider sends its code. */
export const openIdWithoutAddress = (): Problem =>
  new Problem({
    status: 400,
    code: 'openid-failed',
    title: 'The sign-in cannot begin here',
    detail: 'The address of this site is not set, so the provider cannot be told where to send you back to.',
    advice: 'Ask the operator to set PUBLIC_URL, or sign in with a password.',
  });
