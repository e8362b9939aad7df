import type { AccountsAfter } from '@quadrant/views';
import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable } from '../components/data-table.js';
import { Day } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { addressOf } from '../query/address.js';
import { ADMIN } from '../components/breadcrumbs.js';
import { PasswordLink } from './password-link.js';
import { describeRole } from './role-words.js';

export function accountsPage({ accounts, after }: AccountsAfter) {
  return (
    <Layout title={t('Accounts')}>
      <PageHeader crumbs={[ADMIN]} title={t('Accounts')} context={t('Everybody who can sign in, with their roles.')} />
      <PasswordLink form="invite" />
      <DataTable
        caption={t('Accounts, by handle')}
        isWordy
        columns={[
          {
            name: t('Handle'),
            kind: 'row',
            cell: ({ handle }) => (
              <a href={`/admin/accounts/${encodeURIComponent(handle)}`} dir="auto">
                {handle}
              </a>
            ),
          },
          {
            name: t('Roles'),
            cell: ({ roles }) => (roles.length === 0 ? t('None') : roles.map(describeRole).join('; ')),
          },
          {
            name: t('Player'),
            cell: ({ playerHandle }) => playerHandle !== null && <span dir="auto">{playerHandle}</span>,
          },
          { name: t('Since'), kind: 'date', cell: ({ createdAt }) => <Day at={createdAt} /> },
          { name: t('State'), cell: ({ disabledAt }) => (disabledAt === null ? t('Active') : t('Disabled')) },
        ]}
        rows={accounts}
        keyOf={({ id }) => id}
      />
      {after !== null && (
        <nav class="pages" aria-label={t('Pages')}>
          <a href={addressOf('/admin/accounts', { after })}>{t('More accounts')}</a>
        </nav>
      )}
      <h2>{t('Invite somebody')}</h2>
      <p>{t('They get an account, and a link with which they set their password. It works once, within 24 hours.')}</p>
      <Form
        id="invite"
        operation="POST /api/v1/invitations"
        label={t('Invite somebody')}
        said={t('Invited {handle}. Give them the link below: it is shown only once.')}
        showsAnswer
      >
        <TextField name="handle" label={t('Handle')} maxLength={64} isRequired />
        <button type="submit" class="first">
          {t('Invite')}
        </button>
      </Form>
    </Layout>
  );
}
