import type { AccountsAfter } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { GRANTED_ROLES } from '@quadrant/rules/permissions';
import type { Account, AccountFilters } from '@quadrant/store/accounts';
import { Complaints } from '../components/as-of-note.js';
import { type Choice, ChoiceField } from '../components/choice-field.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { ROLE_NAMES } from '../components/names.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable } from '../components/data-table.js';
import { Day } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { addressOf } from '../query/address.js';
import { ADMIN } from '../components/breadcrumbs.js';
import { PasswordLink } from './password-link.js';
import { ContinentField } from './continent-field.js';
import { describeRole } from './role-words.js';

export interface AccountsFacts extends AccountsAfter {
  readonly filters: AccountFilters;
  readonly complaints: readonly string[];
  readonly regions: readonly Choice[];
}

export function accountsPage({ accounts, after, filters, complaints, regions }: AccountsFacts) {
  return (
    <Layout title={t('Accounts')}>
      <PageHeader crumbs={[ADMIN]} title={t('Accounts')} context={t('Everybody who can sign in, with their roles.')} />
      <PasswordLink form="invite" />
      <Complaints complaints={complaints} />
      <FilterForm filters={filters} />
      {accounts.length === 0 && <p>{t('No account matches.')}</p>}
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
          {
            name: t('Last sign-in'),
            kind: 'date',
            cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? t('never') : <Day at={lastSignedInAt} />),
          },
          { name: t('State'), cell: (account) => <State account={account} /> },
        ]}
        rows={accounts}
        keyOf={({ id }) => id}
      />
      {after !== null && (
        <nav class="pages" aria-label={t('Pages')}>
          <a href={addressOf('/admin/accounts', filters, { after })}>{t('More accounts')}</a>
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
        <SelectField name="role" kind="null" label={t('Role')} none={t('None')} options={ROLE_OPTIONS} />
        <ContinentField label={t('Continent, of a coordinator')} />
        <SelectField
          name="region"
          kind="null"
          label={t('Region, of a regional coordinator or a director')}
          none={t('Everywhere')}
          options={regions}
        />
        <button type="submit" class="first">
          {t('Invite')}
        </button>
      </Form>
    </Layout>
  );
}

const ROLE_OPTIONS: readonly Choice[] = words(GRANTED_ROLES.map((value) => ({ value, name: ROLE_NAMES[value] })));
const STATE_OPTIONS: readonly Choice[] = words([
  { value: 'active', name: 'Active' },
  { value: 'disabled', name: 'Disabled' },
]);
function State({ account: { disabledAt, deletionDueAt } }: { readonly account: Account }) {
  return (
    <>
      {disabledAt === null ? t('Active') : t('Disabled')}
      {deletionDueAt !== null && (
        <span class="real-name">{t('deleted on {day}', { day: <Day at={deletionDueAt} /> })}</span>
      )}
    </>
  );
}

const FilterForm = ({ filters: { text, role, state } }: { readonly filters: AccountFilters }) => (
  <form class="filters" method="get" action="/admin/accounts" role="search" aria-label={t('Filters')}>
    <label>
      {t('Handle, player or name')}
      <input name="text" type="search" value={text ?? ''} maxLength={64} />
    </label>
    <ChoiceField label={t('Role')} name="role" value={role} choices={ROLE_OPTIONS} />
    <ChoiceField label={t('State')} name="state" value={state} choices={STATE_OPTIONS} />
    <button type="submit">{t('Filter')}</button>
    <a href="/admin/accounts">{t('Clear')}</a>
  </form>
);
