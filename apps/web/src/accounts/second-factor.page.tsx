import type { SecondFactor } from '@quadrant/store/accounts';
import type { OwnSecondFactor } from '@quadrant/views';
import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { useFormState } from '../components/form/form-context.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { PRINT_SCRIPT, PrintButton } from '../components/print-button.js';
import { QrCode } from '../components/qr-code.js';
import { Day } from '../components/day.js';
import { Layout } from '../frame/layout.js';

export interface SecondFactorFacts extends OwnSecondFactor {
  /** The installation requires it of administrators and coordinators. */
  readonly isRequired: boolean;
}

/** Sets up the second factor of an account, shows whether it is on, and switches it off. */
export function secondFactorPage({ factor, hasPassword, isRequired }: SecondFactorFacts) {
  const isOn = factor?.since != null;
  return (
    <Layout title={t('Second factor')} scripts={[PRINT_SCRIPT]}>
      <PageHeader
        crumbs={[{ name: t('Account'), address: '/account' }]}
        title={t('Second factor')}
        context={t('A code of an app on your telephone, asked for after your password.')}
      />
      {isRequired && !isOn && (
        <p class="notice">
          {t(
            'This site requires a second factor of administrators and coordinators. Until you have set it up, you can do what every member can.',
          )}
        </p>
      )}
      <RecoveryCodes form={CONFIRM} />
      <RecoveryCodes form={RENEW} />
      {isOn ? (
        <FactorOn factor={factor} hasPassword={hasPassword} />
      ) : (
        <SetUp isBegun={factor !== null} hasPassword={hasPassword} />
      )}
    </Layout>
  );
}

const BEGIN = 'begin-factor';
const CONFIRM = 'confirm-factor';
const RENEW = 'new-codes';

function SetUp({ isBegun, hasPassword }: { readonly isBegun: boolean; readonly hasPassword: boolean }) {
  return (
    <>
      <h2>{t('1. Begin')}</h2>
      <p>
        {t(
          'You need an app for one-time codes (TOTP), for example Aegis, 2FAS, FreeOTP or the password manager of your telephone.',
        )}
      </p>
      <Form id={BEGIN} operation="POST /api/v1/second-factor" label={t('Begin to set up a second factor')} showsAnswer>
        {hasPassword && <PasswordField />}
        <button type="submit" class={isBegun ? undefined : 'first'}>
          {isBegun ? t('Begin again with a new secret') : t('Begin')}
        </button>
      </Form>
      <BegunFactor />
      {isBegun && (
        <>
          <h2>{t('3. Confirm')}</h2>
          <Form
            id={CONFIRM}
            operation="POST /api/v1/second-factor/confirmation"
            label={t('Confirm the second factor')}
            said={t('The second factor is on. Keep the recovery codes: they are shown only once.')}
            showsAnswer
          >
            <CodeField hint={t('The six digits that your app shows now.')} />
            <button type="submit" class="first">
              {t('Switch it on')}
            </button>
          </Form>
        </>
      )}
    </>
  );
}

/** The new secret is shown only once. */
function BegunFactor() {
  const begun = useFormState(BEGIN)?.answer as { readonly secret: string; readonly uri: string } | null | undefined;
  if (begun == null) return null;
  return (
    <>
      <h2>{t('2. Add it to your app')}</h2>
      <p>{t('Scan this picture with the app. The page shows it only once.')}</p>
      <QrCode text={begun.uri} label={t('QR code of the secret')} />
      <p>{t('You cannot scan it? Type this secret into the app:')}</p>
      <p>
        <output class="token">{begun.secret.replace(/.{4}(?=.)/g, '$& ')}</output>
      </p>
    </>
  );
}

function FactorOn({ factor, hasPassword }: { readonly factor: SecondFactor; readonly hasPassword: boolean }) {
  const { since, recoveryCodesLeft } = factor;
  return (
    <>
      <p>
        {t('The second factor is on since {day}. Recovery codes that you have not used: {recoveryCodesLeft}.', {
          day: <Day at={since!} />,
          recoveryCodesLeft,
        })}
      </p>
      <h2>{t('New recovery codes')}</h2>
      <p>{t('Each works once in place of a code of the app. New ones replace all earlier ones.')}</p>
      <Form
        id={RENEW}
        operation="POST /api/v1/second-factor/recovery-codes"
        label={t('Make new recovery codes')}
        said={t('Ten new recovery codes were made. Keep them: they are shown only once.')}
        showsAnswer
      >
        <CodeField hint={t('Six digits of your app, or a recovery code.')} />
        <button type="submit">{t('Make new codes')}</button>
      </Form>
      <h2>{t('Switch it off')}</h2>
      <p>{hasPassword ? t('Give a code or your password.') : t('Give a code.')}</p>
      <Form
        id="remove-factor"
        operation="POST /api/v1/second-factor/removal"
        label={t('Switch the second factor off')}
        said={t('The second factor is off. Your password alone signs you in.')}
      >
        <CodeField hint={t('Six digits of your app, or a recovery code.')} isRequired={false} />
        {hasPassword && <PasswordField isRequired={false} />}
        <button type="submit">{t('Switch it off')}</button>
      </Form>
    </>
  );
}

/** The new codes are shown only once. */
function RecoveryCodes({ form }: { readonly form: string }) {
  const made = useFormState(form)?.answer as { readonly recoveryCodes: readonly string[] } | null | undefined;
  if (made == null) return null;
  return (
    <section class="recovery-codes">
      <h2>{t('Your recovery codes')}</h2>
      <p>
        {t(
          'Print them, or keep them where you keep your passwords. With one of them you sign in without your telephone.',
        )}
      </p>
      <ul class="token">
        {made.recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <PrintButton />
    </section>
  );
}

const CodeField = ({ hint, isRequired = true }: { readonly hint: string; readonly isRequired?: boolean }) => (
  <TextField
    name="code"
    label={t('Code')}
    hint={hint}
    autocomplete="one-time-code"
    maxLength={40}
    isRequired={isRequired}
    isShort
  />
);

const PasswordField = ({ isRequired = true }: { readonly isRequired?: boolean }) => (
  <TextField
    name="currentPassword"
    label={t('Your password')}
    type="password"
    autocomplete="current-password"
    isRequired={isRequired}
  />
);
