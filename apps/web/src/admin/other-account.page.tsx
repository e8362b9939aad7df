import { LONGEST_REASON } from '@quadrant/http';
import type { Account, GivenRole, ListedToken } from '@quadrant/store/accounts';
import type { AskedDeletion } from '@quadrant/store/own-data';
import { t } from '../languages/t.js';
import { Facts } from '../components/facts.js';
import { Decision } from '../components/form/decision.js';
import type { Choice } from '../components/choice-field.js';
import { Fold } from '../components/form/fold.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Day, Minute } from '../components/day.js';
import { actorName } from '../components/actor-name.js';
import { KeepForm, PlayerAfterwards } from '../components/account-deletion.js';
import { PlayerLink } from '../components/player-link.js';
import { addressOf } from '../query/address.js';
import { Layout } from '../frame/layout.js';
import { ROLE_NAMES } from '../components/names.js';
import { ACCOUNTS, ADMIN } from '../components/breadcrumbs.js';
import { PasswordLink } from './password-link.js';
import { ContinentField } from './continent-field.js';
import { describeRole } from './role-words.js';

interface AccountFacts {
  readonly account: Account;
  readonly regions: readonly Choice[];
  /** The account is the reader's own. */
  readonly isOwn: boolean;
  readonly mayReadAudit: boolean;
  readonly deletion: AskedDeletion | null;
  readonly hasSecondFactor: boolean;
  /** It counts where the person is signed in. */
  readonly sessions: number;
  /** These are not revoked. */
  readonly tokens: readonly ListedToken[];
}

/** Shows one account: its roles, and what an administrator can do. */
export function accountPage({ account, regions, isOwn, ...facts }: AccountFacts) {
  const { handle, roles, disabledAt, createdAt, hasPassword, playerHandle, lastSignedInAt } = account;
  return (
    <Layout title={t('Account {handle}', { handle })}>
      <PageHeader
        crumbs={[ADMIN, ACCOUNTS]}
        title={<span dir="auto">{handle}</span>}
        context={
          disabledAt === null ? t('An active account.') : t('This account is disabled: nobody can sign in with it.')
        }
      />
      <PasswordLink form="password-link" />
      <Facts
        facts={[
          [t('Since'), <Day at={createdAt} />],
          [t('Last sign-in'), lastSignedInAt === null ? t('never') : <Minute at={lastSignedInAt} />],
          [t('Player'), playerHandle === null ? t('Not linked to a player') : <PlayerLink handle={playerHandle} />],
          [t('Password'), hasPassword ? t('Set') : t('Not set')],
          [t('Second factor'), facts.hasSecondFactor ? t('On') : t('Off')],
          [
            t('Signed in now'),
            facts.sessions === 0
              ? t('nowhere')
              : t('in {n, plural, one {# browser} other {# browsers}}', { n: facts.sessions }),
          ],
          [t('Tokens'), facts.tokens.length === 0 ? t('None') : facts.tokens.map(({ name }) => name).join(', ')],
          [
            t('What they did'),
            facts.mayReadAudit ? <a href={addressOf('/audit', { person: handle })}>{t('in the audit')}</a> : null,
          ],
        ]}
      />
      <h2>{t('Roles')}</h2>
      {roles.length === 0 && <p>{t('They have no role. Nobody needs one to direct a tournament.')}</p>}
      <ul class="cards">
        {roles.map((role) => (
          <li key={role.id}>
            <Role role={role} handle={handle} />
          </li>
        ))}
      </ul>
      {isOwn ? <p>{t('You cannot grant yourself a role.')}</p> : <GrantForms handle={handle} regions={regions} />}
      <h2>{t('Password')}</h2>
      <p>{t('A link to set a new password. It works once, within 24 hours; a new one replaces it.')}</p>
      <Form
        id="password-link"
        operation={`POST /api/v1/accounts/${encodeURIComponent(handle)}/password-link`}
        label={t('Make a password link')}
        said={t('The link was made. Give it to them: it is shown only once.')}
        showsAnswer
      >
        <button type="submit">{t('Make a password link')}</button>
      </Form>
      {!isOwn && facts.hasSecondFactor && (
        <>
          <h2>{t('Second factor')}</h2>
          <Decision
            id="reset-factor"
            label={t('Reset the second factor of {handle}', { handle })}
            hint={t('For somebody who has lost their telephone and their recovery codes. Check first who asks you.')}
            yes={{
              button: t('Reset the second factor'),
              operation: `POST /api/v1/accounts/${encodeURIComponent(handle)}/second-factor-reset`,
              said: t('{handle} signs in without a second factor from now on.', { handle }),
            }}
          />
        </>
      )}
      <section class="apart">
        <h2>{disabledAt === null ? t('Disable') : t('Enable')}</h2>
        {disabledAt === null ? (
          <Decision
            id="disable"
            label={t('Disable {handle}', { handle })}
            hint={t('Their sessions end and their tokens stop.')}
            yes={{
              button: t('Disable the account'),
              operation: `POST /api/v1/accounts/${encodeURIComponent(handle)}/disabling`,
              said: t('Disabled {handle}.', { handle }),
            }}
          />
        ) : (
          <Decision
            id="enable"
            label={t('Enable {handle}', { handle })}
            yes={{
              button: t('Enable the account'),
              operation: `POST /api/v1/accounts/${encodeURIComponent(handle)}/enabling`,
              said: t('Enabled {handle}.', { handle }),
            }}
          />
        )}
        <h2>{t('Delete')}</h2>
        {facts.deletion === null ? (
          <Fold summary={t('Delete the account of {handle}', { handle })} forms={['delete']}>
            <DeleteForm account={account} />
          </Fold>
        ) : (
          <KeepForm handle={handle} deletion={facts.deletion} />
        )}
      </section>
    </Layout>
  );
}

/** It says who is concerned, and asks for the handle again. */
function DeleteForm({ account: { handle, playerHandle, roles } }: { readonly account: Account }) {
  const concerns = t('This concerns {handle}{player}{roles}. After 14 days it cannot be undone.', {
    handle,
    player: playerHandle === null ? '' : t(', the player {playerHandle}', { playerHandle }),
    roles: roles.length === 0 ? '' : t(', who is {roles}', { roles: roles.map(describeRole).join('; ') }),
  });
  return (
    <Form
      id="delete"
      operation={`POST /api/v1/accounts/${encodeURIComponent(handle)}/deletion`}
      label={t('Delete the account of {handle}', { handle })}
      concerns={concerns}
      said={t('The account of {handle} is deleted in 14 days. They and you can keep it until then.', { handle })}
    >
      <p class="notice">
        {concerns} <a href="/privacy#deletion">{t('What is deleted, and what stays')}</a>
      </p>
      {playerHandle !== null && <PlayerAfterwards player={playerHandle} />}
      <TextField name="confirmation" label={t('Type the handle to confirm')} maxLength={64} isRequired />
      <button type="submit" class="danger">
        {t('Delete the account in 14 days')}
      </button>
    </Form>
  );
}

const Role = ({ role, handle }: { readonly role: GivenRole; readonly handle: string }) => (
  <>
    <p>
      <strong>{describeRole(role)}</strong>{' '}
      <span class="quiet" dir="auto">
        {t('given by {grantedBy} on {day}: {reason}', {
          grantedBy: actorName(role.grantedBy),
          day: <Day at={role.grantedAt} />,
          reason: role.reason,
        })}
      </span>
    </p>
    <Fold summary={t('Revoke')} forms={[`revoke-${role.id}`]}>
      <Decision
        id={`revoke-${role.id}`}
        label={t('Revoke {role}', { role: describeRole(role) })}
        yes={{
          button: t('Revoke the role'),
          operation: `DELETE /api/v1/accounts/${encodeURIComponent(handle)}/roles/${role.id}`,
          said: t('Revoked: {role} of {handle}.', { role: describeRole(role), handle }),
        }}
      />
    </Fold>
  </>
);

/** Each role has its own form, because its kind of area differs. */
function GrantForms({ handle, regions }: { readonly handle: string; readonly regions: readonly Choice[] }) {
  const area = (role: string) => {
    if (role === 'coordinator') {
      return <ContinentField />;
    }
    if (role === 'director') {
      return <SelectField name="region" kind="null" label={t('Region')} none={t('Everywhere')} options={regions} />;
    }
    return role === 'regional-coordinator' ? (
      <SelectField name="region" label={t('Region')} none={t('Choose a region')} options={regions} isRequired />
    ) : null;
  };
  return (
    <>
      <h3>{t('Grant a role')}</h3>
      {Object.entries(ROLE_NAMES).map(([role, name]) => (
        <Fold key={role} summary={name} forms={[`grant-${role}`]}>
          <Form
            id={`grant-${role}`}
            operation={`POST /api/v1/accounts/${encodeURIComponent(handle)}/roles`}
            label={t('Grant: {name}', { name })}
            said={t('{handle} is now: {name}.', { handle, name })}
          >
            <input type="hidden" name="role" value={role} />
            {area(role)}
            <TextField
              name="reason"
              label={t('Why')}
              hint={t('It is kept in the audit.')}
              maxLength={LONGEST_REASON}
              isRequired
            />
            <button type="submit">{t('Grant')}</button>
          </Form>
        </Fold>
      ))}
    </>
  );
}
