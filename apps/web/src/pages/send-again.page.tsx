import type { SentForm } from '@quadrant/http';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { KEY_FIELD } from '../query/form-key.js';
import { addressOf } from '../query/address.js';
import { Layout } from './layout.js';

interface SendAgainFacts {
  /** What the form was sent to. */
  readonly address: string;
  readonly form: SentForm;
  /** Nobody is signed in; otherwise somebody signed in after they had opened the form. */
  readonly isSignedOut: boolean;
}

/** Keeps what somebody typed while their session ended, so that they can send it once they are signed in again. */
export function sendAgainPage({ address, form: { fields, file }, isSignedOut }: SendAgainFacts) {
  const title = isSignedOut ? 'You have been signed out' : 'Send your form again';
  return (
    <Layout title={title}>
      <PageHeader
        title={title}
        context={
          isSignedOut
            ? 'Nothing was stored yet. What you typed is kept on this page.'
            : 'You signed in again after you had opened this form. Nothing was stored yet.'
        }
      />
      {isSignedOut && (
        <p>
          First{' '}
          <a href={addressOf('/sign-in', { to: '/account' })} target="_blank" rel="noopener">
            sign in again in a new tab
          </a>
          , then come back to this tab and send the form.
        </p>
      )}
      {file !== null && <p>Your browser does not send a file twice: go back and choose {file.name} again.</p>}
      <PageForm action={address} label="Send again">
        {fields
          .filter(([name]) => name !== KEY_FIELD)
          .map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
        <button type="submit" class="first">
          Send the form
        </button>
      </PageForm>
    </Layout>
  );
}
