import { NOTICE_KINDS } from '@quadrant/rules/notices';
import type { NoticeChoice } from '@quadrant/store/notices';
import { tell } from '../languages/tell.js';
import { t, words } from '../languages/t.js';
import { SelectField } from '../components/form/fields.js';
import { Form, Kept } from '../components/form/form.js';
import { Layout } from '../frame/layout.js';

const SHOWN = words([
  { value: 'on', name: 'Yes' },
  { value: 'off', name: 'No' },
]);

const MAIL = words([
  { value: 'at-once', name: 'At once' },
  { value: 'daily', name: 'Daily' },
  { value: 'off', name: 'No' },
]);

interface Shown {
  readonly choices: readonly NoticeChoice[];
  /** Null where no address is confirmed. */
  readonly address: string | null;
}

/** Lets people choose how each kind of notice reaches them. */
export const choicesPage = ({ choices, address }: Shown) => (
  <Layout title={t('Choose your notices')}>
    <h1>{t('Choose your notices')}</h1>
    <p>
      {address === null
        ? t('Mails are sent once you have confirmed an address. ')
        : t('Mails go to {address}. ', { address: <bdi>{address}</bdi> })}
      {t('A daily mail has all notices of the day. ')}
      <a href="/account">{t('Change the address')}</a>
    </p>
    <p>
      {t('Devices show a notice once you have allowed it there. {link}', {
        link: <a href="/account#devices">{t('Allow it on this device')}</a>,
      })}
    </p>
    <Form
      id="notice-choices"
      operation="PUT /api/v1/notice-choices"
      label={t('Choose your notices')}
      said={t('Your choice is stored.')}
    >
      {choices.map(({ kind, site, mail, push }, index) => (
        <fieldset key={kind} class="beside">
          <legend>{tell(NOTICE_KINDS[kind].about)}</legend>
          <Kept name={`rows.${index}.kind`} value={kind} />
          <SelectField name={`rows.${index}.site`} label={t('Site')} value={site} options={SHOWN} isRequired />
          <SelectField name={`rows.${index}.mail`} label={t('Mail')} value={mail} options={MAIL} isRequired />
          <SelectField name={`rows.${index}.push`} label={t('Devices')} value={push} options={SHOWN} isRequired />
        </fieldset>
      ))}
      <button type="submit" class="first">
        {t('Save the choice')}
      </button>
    </Form>
    <p>
      <a href="/me/notices">{t('Notices')}</a>
    </p>
  </Layout>
);
