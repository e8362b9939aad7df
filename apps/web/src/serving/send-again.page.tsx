import type { SentForm } from '@quadrant/http';
import { t } from '../languages/t.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { KEY_FIELD } from '../query/form-key.js';
import { addressOf } from '../query/address.js';
import { Layout } from '../frame/layout.js';

interface SendAgainFacts {
  /** The form was sent to this address. */
  readonly address: string;
  readonly form: SentForm;
  /** Nobody is signed in. Otherwise somebody signed in after the form was opened. */
  readonly isSignedOut: boolean;
}

/** Keeps what somebody typed while their session ended, so that they can send it once they are signed in again. */
export function sendAgainPage({ address, form: { fields, file }, isSignedOut }: SendAgainFacts) {
  const title = isSignedOut ? t('You have been signed out') : t('Send your form again');
  return (
    <Layout title={title}>
      <PageHeader
        title={title}
        context={
          isSignedOut
            ? t('Nothing was stored yet. What you typed is kept on this page.')
            : t('You signed in again after you had opened this form. Nothing was stored yet.')
        }
      />
      {isSignedOut && (
        <p>
          {t('First {link}, then come back to this tab and send the form.', {
            link: (
              <a href={addressOf('/sign-in', { to: '/account' })} target="_blank" rel="noopener">
                {t('sign in again in a new tab')}
              </a>
            ),
          })}
        </p>
      )}
      {file !== null && (
        <p>{t('Your browser does not send a file twice: go back and choose {name} again.', { name: file.name })}</p>
      )}
      <PageForm action={address} label={t('Send again')}>
        {fields
          .filter(([name]) => name !== KEY_FIELD)
          .map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
        <button type="submit" class="first">
          {t('Send the form')}
        </button>
      </PageForm>
    </Layout>
  );
}
