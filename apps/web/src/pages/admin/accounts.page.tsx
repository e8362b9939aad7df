import type { Account } from '@quadrant/store/people';
import { TextField } from '../../components/form/fields.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { DataTable } from '../data-table.js';
import { Day } from '../day.js';
import { Layout } from '../layout.js';
import { addressOf } from '../../query/address.js';
import { ADMIN } from './admin-crumbs.js';
import { PasswordLink } from './password-link.js';
import { describeRole } from './role-words.js';

interface AccountsFacts {
  /** By handle. */
  readonly accounts: readonly Account[];
  /** Folded handle behind which the list goes on; null on its last page. */
  readonly after: string | null;
}

/** All accounts, and a way to invite somebody. */
export function accountsPage({ accounts, after }: AccountsFacts) {
  return (
    <Layout title="Accounts">
      <PageHeader crumbs={[ADMIN]} title="Accounts" context="Everybody who can sign in, with their roles." />
      <PasswordLink form="invite" />
      <DataTable
        caption="Accounts, by handle"
        isWordy
        columns={[
          {
            name: 'Handle',
            kind: 'row',
            cell: ({ handle }) => (
              <a href={`/admin/accounts/${encodeURIComponent(handle)}`} dir="auto">
                {handle}
              </a>
            ),
          },
          { name: 'Roles', cell: ({ roles }) => (roles.length === 0 ? 'None' : roles.map(describeRole).join('; ')) },
          { name: 'Player', cell: ({ playerHandle }) => <span dir="auto">{playerHandle ?? ''}</span> },
          { name: 'Since', kind: 'date', cell: ({ createdAt }) => <Day at={createdAt} /> },
          { name: 'State', cell: ({ disabledAt }) => (disabledAt === null ? 'Active' : 'Disabled') },
        ]}
        rows={accounts}
        keyOf={({ id }) => id}
      />
      {after !== null && (
        <nav class="pages" aria-label="Pages">
          <a href={addressOf('/admin/accounts', { after })}>More accounts</a>
        </nav>
      )}
      <h2>Invite somebody</h2>
      <p>They get an account, and a link with which they set their password. It works once, within 24 hours.</p>
      <Form
        id="invite"
        operation="POST /api/v1/invitations"
        label="Invite somebody"
        said="Invited {handle}. Give them the link below: it is shown only once."
        showsAnswer
      >
        <TextField name="handle" label="Handle" maxLength={64} isRequired />
        <button type="submit" class="first">
          Invite
        </button>
      </Form>
    </Layout>
  );
}
