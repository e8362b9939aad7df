import type { OpenAccount } from '@quadrant/views';
import { t } from '../languages/t.js';
import { Day } from '../components/day.js';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';

/** Shows where an account gets its mails, and how to change that. */
export const AddressPart = ({ address }: Pick<OpenAccount, 'address'>) => (
  <>
    {address.address !== null && (
      <p>
        {t('Mails go to {address}, confirmed on {day}.', {
          address: <bdi>{address.address}</bdi>,
          day: <Day at={address.confirmedAt!} />,
        })}
      </p>
    )}
    {address.refusedAt !== null && (
      <p class="notice" role="alert">
        {t(
          'The mail server refused this address on {day} (code {code}), so nothing is sent. Correct it, or confirm it again.',
          {
            day: <Day at={address.refusedAt} />,
            code: address.refusedWith,
          },
        )}
      </p>
    )}
    {address.undelivered !== null && (
      <p class="notice" role="alert">
        {t(
          'The mail server does not take mails for {address}, so no link came there. Check the address, then send the link again.',
          {
            address: <bdi>{address.undelivered}</bdi>,
          },
        )}
      </p>
    )}
    {address.waiting !== null && (
      <p>
        {t('{address} is not confirmed yet. Open the link in the mail within 24 hours.', {
          address: <bdi>{address.waiting}</bdi>,
        })}
      </p>
    )}
    <p>
      {t(
        'With a confirmed address you get notices by mail, and a link if you lose your password. Nobody else sees it.',
      )}{' '}
      <a href="/me/notices/choices">{t('Choose your notices')}</a>
    </p>
    <Form
      id="address"
      operation="PUT /api/v1/address"
      label={t('E-mail address')}
      said={t('A link was sent to {waiting}. Open it to confirm the address.')}
    >
      <TextField
        name="address"
        label={t('E-mail address')}
        type="email"
        autocomplete="email"
        maxLength={254}
        isRequired
      />
      <button type="submit">{t('Send the link')}</button>
    </Form>
    {(address.address !== null || address.waiting !== null) && (
      <Form
        id="remove-address"
        operation="DELETE /api/v1/address"
        label={t('Remove the address')}
        said={t('The address was removed. You get no mails any more.')}
        inline
      >
        <button type="submit">{t('Remove the address')}</button>
      </Form>
    )}
  </>
);
