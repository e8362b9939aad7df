import { CookieNotice } from './sign-in.page.js';
import { Layout } from './layout.js';
import { NewPasswordField } from './new-password-field.js';
import { ScriptNotice, SENDING, SendingForm } from './sending-form.js';

export interface SignUpFacts {
  /** False: administrators make the accounts. */
  readonly isOpen: boolean;
  readonly keepsCookies: boolean;
}

export function signUpPage({ isOpen, keepsCookies }: SignUpFacts) {
  return (
    <Layout title="Create an account" scripts={[SENDING]}>
      <h1>Create an account</h1>
      {isOpen ? (
        <SignUpForm keepsCookies={keepsCookies} />
      ) : (
        <p>Administrators create the accounts of this site: ask one of them.</p>
      )}
      <p>
        You have one? <a href="/sign-in">Sign in</a>.
      </p>
    </Layout>
  );
}

function SignUpForm({ keepsCookies }: Pick<SignUpFacts, 'keepsCookies'>) {
  return (
    <>
      <ScriptNotice />
      {!keepsCookies && <CookieNotice />}
      <SendingForm label="Create an account" action="/api/v1/accounts" then="/account" open>
        <label>
          Handle
          <input
            name="handle"
            autocomplete="username"
            maxLength={64}
            required
            autofocus
            aria-describedby="handle-note"
          />
        </label>
        <p class="quiet" id="handle-note">
          Your name on this site. To use the handle of a known player, you need their claim code.
        </p>
        <NewPasswordField name="password" label="Password" />
        <label>
          Claim code, if you have one
          <input
            name="claimCode"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={64}
            placeholder="K7QF-2M9X-00AB-ZZ3T"
            aria-describedby="code-note"
          />
        </label>
        <p class="quiet" id="code-note">
          You get it from a director; it is on the receipt of your first tournament.
        </p>
        <button type="submit">Create the account</button>
      </SendingForm>
    </>
  );
}
