import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { CookieNotice } from './sign-in.page.js';
import { addressOf } from '../query/address.js';
import { Layout } from '../frame/layout.js';
import { NewPasswordField } from './new-password-field.js';

export interface SignUpFacts {
  /** It is false where only administrators make accounts. */
  readonly isOpen: boolean;
  readonly keepsCookies: boolean;
  /** The path that follows the sign-up. */
  readonly to: string;
}

export function signUpPage({ isOpen, keepsCookies, to }: SignUpFacts) {
  return (
    <Layout title={t('Create an account')}>
      <h1>{t('Create an account')}</h1>
      {isOpen ? (
        <SignUpForm keepsCookies={keepsCookies} to={to} />
      ) : (
        <p>{t('Administrators create the accounts of this site: ask one of them.')}</p>
      )}
      <p>{t('You have one? {link}.', { link: <a href={addressOf('/sign-in', { to })}>{t('Sign in')}</a> })}</p>
    </Layout>
  );
}

function SignUpForm({ keepsCookies, to }: Pick<SignUpFacts, 'keepsCookies' | 'to'>) {
  return (
    <>
      {!keepsCookies && <CookieNotice />}
      <Form
        id="sign-up"
        operation="POST /api/v1/accounts"
        label={t('Create an account')}
        then={to}
        said={t('Your account is ready, and you are signed in.')}
      >
        <TextField
          name="handle"
          label={t('Handle')}
          hint={t('Your name on this site. To use the handle of a known player, you need their claim code.')}
          autocomplete="username"
          maxLength={64}
          isRequired
        />
        <NewPasswordField name="password" label={t('Password')} />
        <TextField
          name="claimCode"
          label={t('Claim code, if you have one')}
          hint={t('You get it from a director; it is on the receipt of your first tournament.')}
          maxLength={64}
          placeholder={t('K7QF-2M9X-00AB-ZZ3T')}
        />
        <button type="submit" class="first">
          {t('Create the account')}
        </button>
      </Form>
    </>
  );
}
