import { Layout } from './layout.js';
import { KeepTokens, RevokedTokens } from './keep-tokens.js';
import { NewPasswordField } from './new-password-field.js';
import { ScriptNotice, SENDING, SendingForm } from './sending-form.js';

/** Where a one-time link leads; its secret follows #, so that only the browser sees it. */
export function passwordPage() {
  return (
    <Layout title="Set a password" scripts={[SENDING, 'password-link.js']}>
      <h1>Set a password</h1>
      <p>Use the link from your administrator. It works once, within 24 hours.</p>
      <ScriptNotice />
      <SendingForm
        label="Set a password"
        action="/api/v1/password"
        done="The password was set, and every session of the account has ended. Sign in with the new password."
        open
      >
        <label data-without-link="">
          The part of the link after #
          <input name="link" autocomplete="off" spellcheck={false} maxLength={100} required placeholder="qdl_…" />
        </label>
        <NewPasswordField name="newPassword" label="New password" />
        <KeepTokens />
        <button type="submit">Set password</button>
        <RevokedTokens />
      </SendingForm>
      <p>
        <a href="/sign-in">Sign in</a>
      </p>
    </Layout>
  );
}
