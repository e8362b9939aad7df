import { useContext } from 'preact/hooks';
import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { useFormState } from '../components/form/form-context.js';
import { Form, Kept } from '../components/form/form.js';
import { FormStateContext } from '../components/form/form-state.js';
import { addressOf } from '../query/address.js';
import { Layout } from '../frame/layout.js';

export interface SignInFacts {
  /** The handle of the account that is already signed in. */
  readonly signedInAs: string | null;
  readonly hasOpenId: boolean;
  readonly keepsCookies: boolean;
  /** The path that follows the sign-in. */
  readonly to: string;
}

export function signInPage({ signedInAs, hasOpenId, keepsCookies, to }: SignInFacts) {
  return (
    <Layout title={t('Sign in')}>
      <h1>{t('Sign in')}</h1>
      {signedInAs !== null && (
        <p>
          {t('You are signed in as {signedInAs}. {link}, or sign in as somebody else.', {
            signedInAs: <a href="/account">{signedInAs}</a>,
            link: <a href={to}>{t('Go on')}</a>,
          })}
        </p>
      )}
      {!keepsCookies && <CookieNotice />}
      <SignInSteps to={to} />
      {hasOpenId && (
        <p>
          <a class="button" href={addressOf('/sign-in/openid', { to })}>
            {t('Sign in with OpenID Connect')}
          </a>
        </p>
      )}
      <p>
        {t('No account yet? {link}. Forgot your password? Ask an administrator for a link to set a new one.', {
          link: <a href={addressOf('/sign-up', { to })}>{t('Make one')}</a>,
        })}
      </p>
    </Layout>
  );
}

/** Asks for the password, and then for a code where the account has a second factor. */
function SignInSteps({ to }: { readonly to: string }) {
  const carried = useContext(FormStateContext)?.carried ?? null;
  const asked = useFormState('sign-in')?.problem?.['challenge'];
  const kept = useFormState(SECOND_STEP)?.typed.get('challenge')?.at(-1);
  const challenge = typeof asked === 'string' ? asked : kept;
  return challenge === undefined ? (
    <PasswordStep to={to} carried={carried} />
  ) : (
    <CodeStep to={to} carried={carried} challenge={challenge} />
  );
}

interface StepProps {
  readonly to: string;
  /** Text that was typed into another form before the session ended. */
  readonly carried: string | null;
}

const PasswordStep = ({ to, carried }: StepProps) => (
  <>
    {carried !== null && (
      <p class="notice" role="alert">
        {t(
          'Your session has ended, so nothing was sent. Sign in, and the page comes back with everything that you typed.',
        )}
      </p>
    )}
    <Form id="sign-in" operation="POST /api/v1/session" label={t('Sign in')} then={to}>
      {carried !== null && <Kept name="_carried" value={carried} />}
      <TextField name="handle" label={t('Handle')} autocomplete="username" maxLength={256} isRequired />
      <TextField name="password" label={t('Password')} type="password" autocomplete="current-password" isRequired />
      <button type="submit" class="first">
        {t('Sign in')}
      </button>
    </Form>
    <p>
      <a href="/lost-password">{t('Lost your password?')}</a>
    </p>
  </>
);

const CodeStep = ({ to, carried, challenge }: StepProps & { readonly challenge: string }) => (
  <>
    <Form id={SECOND_STEP} operation="POST /api/v1/session/second-factor" label={t('Give your code')} then={to}>
      {carried !== null && <Kept name="_carried" value={carried} />}
      <Kept name="challenge" value={challenge} />
      <TextField
        name="code"
        label={t('Code')}
        hint={t('Six digits of your app. Without your telephone, use a recovery code.')}
        autocomplete="one-time-code"
        maxLength={40}
        isRequired
        isShort
      />
      <button type="submit" class="first">
        {t('Sign in')}
      </button>
    </Form>
    <p>
      <a href={addressOf('/sign-in', { to })}>{t('Start again with the password')}</a>
    </p>
  </>
);

const SECOND_STEP = 'second-step';

/** Explains why no session can begin over such a connection. */
export function CookieNotice() {
  return (
    <p class="notice" role="alert">
      {t(
        'You opened this site with http. Browsers then keep no session, so nobody stays signed in. Use https, or http://localhost on the machine itself. If a proxy provides https, its operator must list it in TRUST_PROXY.',
      )}
    </p>
  );
}
