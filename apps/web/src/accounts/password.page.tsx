import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { KeepTokens, NewPasswordField } from './new-password-field.js';
import { Layout } from '../frame/layout.js';

/** A one-time link leads here; its secret follows #, so that only the browser sees it. */
export function passwordPage() {
  return (
    <Layout title={t('Set a password')} scripts={['password-link.js']}>
      <h1>{t('Set a password')}</h1>
      <p>{t('Use the link from your administrator. It works once, within 24 hours.')}</p>
      <Form
        id="set-password"
        operation="POST /api/v1/password"
        label={t('Set a password')}
        then="/sign-in"
        said={t(
          'The password was set, and every session of {handle} has ended. Tokens revoked: {revokedTokens}. Sign in with the new password.',
        )}
      >
        <TextField
          name="link"
          label={t('The part of the link after #')}
          maxLength={100}
          placeholder={t('qdl_…')}
          isRequired
        />
        <NewPasswordField name="newPassword" label={t('New password')} />
        <KeepTokens />
        <button type="submit" class="first">
          {t('Set password')}
        </button>
      </Form>
      <p>
        <a href="/sign-in">{t('Sign in')}</a>
      </p>
    </Layout>
  );
}
