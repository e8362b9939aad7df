import { isNoticeKind, NOTICE_KINDS, type NoticeKind } from '@quadrant/rules/notices';
import { tell } from '../languages/tell.js';
import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { Form, Kept } from '../components/form/form.js';
import { Layout } from '../frame/layout.js';

/** The link of a confirmation leads here; its secret follows #, so that only the browser sees it. */
export const confirmAddressPage = () => (
  <Layout title={t('Confirm your e-mail address')} scripts={['password-link.js']}>
    <h1>{t('Confirm your e-mail address')}</h1>
    <p>{t('Confirm that the mail reached you. You need not be signed in, and any device will do.')}</p>
    <Form
      id="confirm-address"
      operation="POST /api/v1/address/confirmation"
      label={t('Confirm your e-mail address')}
      then="/account"
      said={t('{address} is confirmed for the account {handle}.')}
    >
      <TextField
        name="link"
        label={t('The part of the link after #')}
        maxLength={100}
        placeholder={t('qdl_…')}
        isRequired
      />
      <button type="submit" class="first">
        {t('Confirm the address')}
      </button>
    </Form>
  </Layout>
);

/** Asks for a link by mail. It says the same whether there is such an account or not. */
export const lostPasswordPage = ({ sendsMails }: { readonly sendsMails: boolean }) => (
  <Layout title={t('Lost your password?')}>
    <h1>{t('Lost your password?')}</h1>
    {sendsMails ? (
      <>
        <p>
          {t(
            'If the account has a confirmed e-mail address, a link is sent there. It works once, within an hour. Otherwise ask an administrator for a link.',
          )}
        </p>
        <Form
          id="lost-password"
          operation="POST /api/v1/password/requests"
          label={t('Lost your password?')}
          said={t('If there is such an account with a confirmed address, a link is under way. Look into your mailbox.')}
        >
          <TextField
            name="account"
            label={t('Handle or e-mail address')}
            autocomplete="username"
            maxLength={254}
            isRequired
          />
          <button type="submit" class="first">
            {t('Send the link')}
          </button>
        </Form>
      </>
    ) : (
      <p>{t('This site sends no mails. Ask an administrator for a link with which you set a new password.')}</p>
    )}
    <p>
      <a href="/sign-in">{t('Sign in')}</a>
    </p>
  </Layout>
);

interface Unsubscription {
  readonly key: string;
  readonly kind: string;
  readonly handle: string;
  /** These kinds still reach the account by mail. */
  readonly kinds: readonly NoticeKind[];
}

/** A person who follows the link of a mail decides here: a program that only reads the page must end nothing. */
export const unsubscribePage = ({ key, kind, handle: name, kinds }: Unsubscription) => {
  const handle = <bdi>{name}</bdi>;
  const about = isNoticeKind(kind) ? tell(NOTICE_KINDS[kind].about) : null;
  const hasKind = kinds.some((each) => each === kind);
  return (
    <Layout title={t('Unsubscribe')}>
      <h1>{t('Unsubscribe')}</h1>
      <p>
        {about === null
          ? kinds.length === 0
            ? t('The account {handle} gets no notices by mail.', { handle })
            : t('The account {handle} gets notices by mail.', { handle })
          : hasKind
            ? t('The account {handle} gets mails of this kind: {about}.', { handle, about })
            : t('The account {handle} gets no mails of this kind: {about}.', { handle, about })}
      </p>
      {hasKind && (
        <Form
          id="unsubscribe-kind"
          operation="POST /api/v1/unsubscriptions"
          label={t('Unsubscribe')}
          said={t('{handle} gets no mails of this kind any more.')}
        >
          <Kept name="key" value={key} />
          <Kept name="kind" value={kind} />
          <button type="submit" class="first">
            {t('End mails of this kind')}
          </button>
        </Form>
      )}
      {kinds.length > 0 && (
        <Form
          id="unsubscribe-all"
          operation="POST /api/v1/unsubscriptions"
          label={t('Unsubscribe from everything')}
          said={t('{handle} gets no notices by mail any more.')}
        >
          <Kept name="key" value={key} />
          <Kept name="kind" value="all" />
          <button type="submit">{t('End all notices by mail')}</button>
        </Form>
      )}
      <p>
        <a href="/me/notices/choices">{t('Choose your notices')}</a>
      </p>
    </Layout>
  );
};
