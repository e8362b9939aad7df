import { useContext } from 'preact/hooks';
import { TextField } from '../components/form/fields.js';
import { Form, Kept } from '../components/form/form.js';
import { FormStateContext } from '../components/form/form-state.js';
import { addressOf } from '../query/address.js';
import { Layout } from './layout.js';

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
    <Layout title="Sign in">
      <h1>Sign in</h1>
      {signedInAs !== null && (
        <p>
          You are signed in as <a href="/account">{signedInAs}</a>. <a href={to}>Go on</a>, or sign in as somebody else.
        </p>
      )}
      {!keepsCookies && <CookieNotice />}
      <SignInForm to={to} />
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

function SignInForm({ to }: { readonly to: string }) {
  const carried = useContext(FormStateContext)?.carried ?? null;
  return (
    <>
      {carried !== null && (
        <p class="notice" role="alert">
          Your session has ended, so nothing was sent. Sign in, and the page comes back with everything that you typed.
        </p>
      )}
      <Form id="sign-in" operation="POST /api/v1/session" label="Sign in" then={to}>
        {carried !== null && <Kept name="_carried" value={carried} />}
        <TextField name="handle" label="Handle" autocomplete="username" maxLength={256} isRequired />
        <TextField name="password" label="Password" type="password" autocomplete="current-password" isRequired />
        <button type="submit" class="first">
          Sign in
        </button>
      </Form>
    </>
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
