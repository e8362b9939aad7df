import type { GivenRole } from '@quadrant/store/accounts';
import type { OpenAccount } from '@quadrant/views';
import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { AddressPart } from './address-part.js';
import { KeepForm } from '../components/account-deletion.js';
import { downloadOf } from './deletion.page.js';
import { Sessions } from './sessions.js';
import { ClaimForm, OwnClaims, WaitingClaims } from './claims.js';
import { Day } from '../components/day.js';
import { actorName } from '../components/actor-name.js';
import { Notices, PUSH_SCRIPT } from '../live/notices.js';
import { Layout } from '../frame/layout.js';
import { CONTINENT_NAMES, ROLE_NAMES } from '../components/names.js';
import { NewPasswordField, KeepTokens } from './new-password-field.js';
import { NewToken, Tokens } from './tokens.js';

export function accountPage({
  account,
  ownClaims,
  waitingClaims,
  moreClaimsWait,
  tokens,
  now,
  pushKey,
  ...rest
}: OpenAccount) {
  const { handle, createdAt, playerHandle, roles } = account;
  return (
    <Layout title={t('Account {handle}', { handle })} scripts={['sign-out.js', PUSH_SCRIPT]}>
      <h1>{handle}</h1>
      {rest.deletion !== null && <KeepForm handle={handle} deletion={rest.deletion} />}
      <p class="quiet">{t('Account since {day}', { day: <Day at={createdAt} /> })}</p>
      <Form
        id="sign-out"
        operation="DELETE /api/v1/session"
        label={t('Sign out')}
        then="/"
        said={t('You are signed out of this browser.')}
        question={t(
          'This device keeps {n} of the entries of live tournaments that were not sent yet. They stay here, and are sent when their account signs in again and opens the page of the tournament. Sign out?',
        )}
        inline
      >
        <button type="submit">{t('Sign out')}</button>
      </Form>

      <h2>{t('Player')}</h2>
      {playerHandle === null ? (
        <ClaimForm />
      ) : (
        <p>
          {t('You are the player {playerHandle}.', {
            playerHandle: <a href={`/players/${encodeURIComponent(playerHandle)}`}>{playerHandle}</a>,
          })}
        </p>
      )}
      <OwnClaims claims={ownClaims} />
      <WaitingClaims claims={waitingClaims} isCut={moreClaimsWait} />

      <h2>{t('Roles')}</h2>
      <Roles roles={roles} />

      <h2>{t('Password')}</h2>
      {account.hasPassword ? <PasswordForm handle={handle} /> : <NoPassword />}

      <h2>{t('E-mail address')}</h2>
      <AddressPart address={rest.address} />

      <h2 id="devices">{t('Notices on this device')}</h2>
      <p>
        {t(
          'A browser tells you about your live tournaments, and about the notices that you choose. Each device asks for itself.',
        )}{' '}
        <a href="/me/notices/choices">{t('Choose your notices')}</a>
      </p>
      <Notices own={null} pushKey={pushKey} />

      <h2>{t('Second factor')}</h2>
      <p>
        {rest.hasSecondFactor
          ? t('The second factor is on: a code of your app is asked for after your password.')
          : t('The second factor is off: your password alone signs you in.')}{' '}
        <a href="/account/second-factor">{rest.hasSecondFactor ? t('Change it') : t('Set it up')}</a>
      </p>

      <h2>{t('Where you are signed in')}</h2>
      <Sessions sessions={rest.sessions} />

      <h2>{t('Tokens for programs')}</h2>
      <Tokens tokens={tokens} now={now} />
      <NewToken />

      <h2 id="your-data">{t('Your data')}</h2>
      <p>
        <a href={downloadOf(handle)}>{t('Download everything that is stored about you.')}</a>{' '}
        {t('It is a ZIP archive of JSON files. {privacy} says what is kept for how long.', {
          privacy: <a href="/privacy">{t('Privacy')}</a>,
        })}
      </p>
      {rest.deletion === null && (
        <p>
          <a href="/account/deletion">{t('Delete your account')}</a>
        </p>
      )}
      <h2>{t('Webhooks')}</h2>
      <p>
        <a href="/account/webhooks">{t('Tell a channel of Discord or Slack, or a program, what happens')}</a>
      </p>
    </Layout>
  );
}

function Roles({ roles }: { readonly roles: readonly GivenRole[] }) {
  return (
    <>
      {roles.length > 0 && (
        <ul>
          {roles.map((role) => (
            <li key={role.id}>
              <RoleName role={role} />{' '}
              <span class="quiet">
                {t('given by {grantedBy} on {day}: {reason}', {
                  grantedBy: actorName(role.grantedBy),
                  day: <Day at={role.grantedAt} />,
                  reason: role.reason,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        {t('{roles}You need no role to direct: the director named in a report manages that tournament.', {
          roles: roles.length === 0 && t('None was given to you. '),
        })}
      </p>
    </>
  );
}

/** Where the work of a role is done. An administrator who signs in for the first time finds there what to do first. */
const ROOMS: Partial<Record<GivenRole['role'], string>> = {
  administrator: '/admin',
  coordinator: '/desk',
  'regional-coordinator': '/desk',
};

function RoleName({ role }: { readonly role: GivenRole }) {
  const name = `${ROLE_NAMES[role.role]}${areaOf(role)}`;
  const room = ROOMS[role.role];
  return room === undefined ? <>{name}</> : <a href={room}>{name}</a>;
}

function areaOf(role: GivenRole): string {
  if (role.role === 'coordinator') {
    return role.continent === null ? t(', all continents') : `, ${CONTINENT_NAMES[role.continent]}`;
  }
  if (role.role === 'director') return role.region === null ? t(', everywhere') : `, ${role.region}`;
  return role.role === 'regional-coordinator' ? `, ${role.region}` : '';
}

function PasswordForm({ handle }: { readonly handle: string }) {
  return (
    <Form
      id="change-password"
      operation="PUT /api/v1/password"
      label={t('Change the password')}
      said={t('The password was changed. Tokens revoked: {revokedTokens}. You have been signed out everywhere else.')}
    >
      {/* The field has no name and is not sent: it tells password managers whose password this is. */}
      <input type="text" autocomplete="username" value={handle} hidden readOnly />
      <TextField
        name="currentPassword"
        label={t('Present password')}
        type="password"
        autocomplete="current-password"
        isRequired
      />
      <NewPasswordField name="newPassword" label={t('New password')} />
      <KeepTokens />
      <button type="submit">{t('Change password')}</button>
    </Form>
  );
}

const NoPassword = () => <p>{t('The account has no password. If you want one, ask an administrator for a link.')}</p>;
