import { LONGEST_REASON } from '@quadrant/http';
import { CONTINENTS } from '@quadrant/rules/permissions';
import type { Account, GivenRole } from '@quadrant/store/people';
import { Facts } from '../../components/facts.js';
import { Decision } from '../../components/form/decision.js';
import type { Choice } from '../../components/choice-field.js';
import { Fold } from '../../components/form/fold.js';
import { SelectField, TextField } from '../../components/form/fields.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Day } from '../day.js';
import { Layout } from '../layout.js';
import { CONTINENT_NAMES, ROLE_NAMES } from '../names.js';
import { ACCOUNTS, ADMIN } from './admin-crumbs.js';
import { PasswordLink } from './password-link.js';
import { describeRole } from './role-words.js';

interface AccountFacts {
  readonly account: Account;
  readonly regions: readonly Choice[];
  /** It is the reader's own. */
  readonly isOwn: boolean;
}

/** One account: its roles, and what an administrator can do. */
export function accountPage({ account, regions, isOwn }: AccountFacts) {
  const { handle, roles, disabledAt, createdAt, hasPassword, playerHandle } = account;
  return (
    <Layout title={`Account ${handle}`}>
      <PageHeader
        crumbs={[ADMIN, ACCOUNTS]}
        title={<span dir="auto">{handle}</span>}
        context={disabledAt === null ? 'An active account.' : 'This account is disabled: nobody can sign in with it.'}
      />
      <PasswordLink form="password-link" />
      <Facts
        facts={[
          ['Since', <Day at={createdAt} />],
          ['Player', playerHandle ?? 'Not linked to a player'],
          ['Password', hasPassword ? 'Set' : 'Not set'],
        ]}
      />
      <h2>Roles</h2>
      {roles.length === 0 && <p>They have no role. Nobody needs one to direct a tournament.</p>}
      <ul class="cards">
        {roles.map((role) => (
          <li key={role.id}>
            <Role role={role} handle={handle} />
          </li>
        ))}
      </ul>
      {isOwn ? <p>You cannot grant yourself a role.</p> : <GrantForms handle={handle} regions={regions} />}
      <h2>Password</h2>
      <p>A link to set a new password. It works once, within 24 hours; a new one replaces it.</p>
      <Form
        id="password-link"
        operation={`POST /api/v1/accounts/${encodeURIComponent(handle)}/password-link`}
        label="Make a password link"
        said="The link was made. Give it to them: it is shown only once."
        showsAnswer
      >
        <button type="submit">Make a password link</button>
      </Form>
      {!isOwn && (
        <>
          <h2>Second factor</h2>
          <Decision
            id="reset-factor"
            label={`Reset the second factor of ${handle}`}
            hint="For somebody who has lost their telephone and their recovery codes. Check first who asks you."
            yes={{
              button: 'Reset the second factor',
              operation: `POST /api/v1/accounts/${encodeURIComponent(handle)}/second-factor-reset`,
              said: `${handle} signs in without a second factor from now on.`,
            }}
          />
        </>
      )}
      <h2>{disabledAt === null ? 'Disable' : 'Enable'}</h2>
      {disabledAt === null ? (
        <Decision
          id="disable"
          label={`Disable ${handle}`}
          hint="Their sessions end and their tokens stop."
          yes={{
            button: 'Disable the account',
            operation: `POST /api/v1/accounts/${encodeURIComponent(handle)}/disabling`,
            said: `Disabled ${handle}.`,
          }}
        />
      ) : (
        <Decision
          id="enable"
          label={`Enable ${handle}`}
          yes={{
            button: 'Enable the account',
            operation: `POST /api/v1/accounts/${encodeURIComponent(handle)}/enabling`,
            said: `Enabled ${handle}.`,
          }}
        />
      )}
    </Layout>
  );
}

const Role = ({ role, handle }: { readonly role: GivenRole; readonly handle: string }) => (
  <>
    <p>
      <strong>{describeRole(role)}</strong>{' '}
      <span class="quiet" dir="auto">
        given by {role.grantedBy} on <Day at={role.grantedAt} />: {role.reason}
      </span>
    </p>
    <Fold summary="Revoke" forms={[`revoke-${role.id}`]}>
      <Decision
        id={`revoke-${role.id}`}
        label={`Revoke ${describeRole(role)}`}
        yes={{
          button: 'Revoke the role',
          operation: `DELETE /api/v1/accounts/${encodeURIComponent(handle)}/roles/${role.id}`,
          said: `Revoked: ${describeRole(role)} of ${handle}.`,
        }}
      />
    </Fold>
  </>
);

const CONTINENT_OPTIONS: readonly Choice[] = CONTINENTS.map((value) => ({ value, name: CONTINENT_NAMES[value] }));

/** One form for each role, since each has an area of its own kind. */
function GrantForms({ handle, regions }: { readonly handle: string; readonly regions: readonly Choice[] }) {
  const area = (role: string) => {
    if (role === 'coordinator') {
      return (
        <SelectField name="continent" kind="null" label="Continent" none="All continents" options={CONTINENT_OPTIONS} />
      );
    }
    if (role === 'director') {
      return <SelectField name="region" kind="null" label="Region" none="Everywhere" options={regions} />;
    }
    return role === 'regional-coordinator' ? (
      <SelectField name="region" label="Region" none="Choose a region" options={regions} isRequired />
    ) : null;
  };
  return (
    <>
      <h3>Grant a role</h3>
      {Object.entries(ROLE_NAMES).map(([role, name]) => (
        <Fold key={role} summary={name} forms={[`grant-${role}`]}>
          <Form
            id={`grant-${role}`}
            operation={`POST /api/v1/accounts/${encodeURIComponent(handle)}/roles`}
            label={`Grant: ${name}`}
            said={`${handle} is now: ${name}.`}
          >
            <input type="hidden" name="role" value={role} />
            {area(role)}
            <TextField name="reason" label="Why" hint="It stands in the audit." maxLength={LONGEST_REASON} isRequired />
            <button type="submit">Grant</button>
          </Form>
        </Fold>
      ))}
    </>
  );
}
