import { addressOf } from '../query/address.js';
import { Layout } from './layout.js';
import { ScriptNotice, SENDING, SendingForm } from './sending-form.js';

export interface SignInFacts {
  /** Handle of who is signed in already. */
  readonly signedInAs: string | null;
  readonly hasOpenId: boolean;
  readonly keepsCookies: boolean;
  /** Path to go to afterwards. */
  readonly to: string;
}

export function signInPage({ signedInAs, hasOpenId, keepsCookies, to }: SignInFacts) {
  return (
    <Layout title="Sign in" scripts={[SENDING]}>
      <h1>Sign in</h1>
      <ScriptNotice />
      {signedInAs !== null && (
        <p>
          You are signed in as <a href="/account">{signedInAs}</a>. <a href={to}>Go on</a>, or sign in as somebody else.
        </p>
      )}
      {!keepsCookies && <CookieNotice />}
      <SendingForm label="Sign in" action="/api/v1/session" then={to} open>
        <label>
          Handle
          <input name="handle" autocomplete="username" maxLength={256} required autofocus={signedInAs === null} />
        </label>
        <label>
          Password
          <input name="password" type="password" autocomplete="current-password" required />
        </label>
        <button type="submit">Sign in</button>
      </SendingForm>
      {hasOpenId && (
        <p>
          <a class="button" href={addressOf('/sign-in/openid', { to })}>
            Sign in with OpenID Connect
          </a>
        </p>
      )}
      <p>
        No account yet? <a href="/sign-up">Make one</a>. Forgot your password? Ask an administrator for a link to set a
        new one.
      </p>
    </Layout>
  );
}

/** What stands in the way of every session over such a connection. */
export function CookieNotice() {
  return (
    <p class="notice" role="alert">
      You opened this site with http. Browsers then keep no session, so nobody stays signed in. Use https, or
      http://localhost on the machine itself. If a proxy provides https, its operator must list it in TRUST_PROXY.
    </p>
  );
}
